const WIDTH = 1024, HEIGHT = 768;
Reveal.initialize({width: WIDTH, height: HEIGHT, margin: 0.05, history: true, center: false,
  transition: 'none', slideNumber: true, minScale: 0.2, maxScale: 3});
// What is larger than its slide is drawn smaller, each slide when it is first shown.
const fit = slide => {
  const content = slide && slide.querySelector('.fit');
  if (!content || content.style.transform) return;
  const scale = Math.min(1, 0.97 * HEIGHT / content.scrollHeight, WIDTH / content.scrollWidth);
  if (scale < 1) content.style.transform = `scale(${scale})`;
};
const shown = () => fit(Reveal.getCurrentSlide());
Reveal.addEventListener('slidechanged', shown);
window.addEventListener('load', shown);
