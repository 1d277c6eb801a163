package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Test;
import panal.testing.Lab;

class LabCommandIT {

  @Test
  void labAnswersOnItsPortWithTheJavaKernelAloneAndEndsWhenToldTo() throws Exception {
    int port = Lab.freePort();
    try (Lab lab = Lab.panal("--port", String.valueOf(port))) {
      assertThat(lab.address()).isEqualTo("http://localhost:" + port);
      HttpResponse<String> kernels = get(lab, "/api/kernelspecs");
      assertThat(kernels.statusCode()).isEqualTo(200);
      assertThat(kernels.body()).contains("\"default\": \"java\"").doesNotContain("python3");
      assertThat(get(lab, "/lab").statusCode()).isEqualTo(200);
      List<ProcessHandle> servers = lab.process().descendants().toList();
      assertThat(servers).isNotEmpty();
      assertThat(lab.ends()).isTrue();
      assertThat(servers).noneMatch(ProcessHandle::isAlive);
      assertThatThrownBy(() -> get(lab, "/api")).isInstanceOf(IOException.class);
    }
  }

  private static HttpResponse<String> get(Lab lab, String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(lab.url(path))).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  }
}
