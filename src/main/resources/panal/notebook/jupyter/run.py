"""Runs a notebook on the Java kernel, up to its first failing cell.

Arguments: the notebook, the folder to run it in, the file for the executed notebook, the file for
the failure, the seconds that one cell may take. The failure is null or a JSON object with the
index of the cell from 0 and the kind: error, timeout or dead.
"""

import json
import sys

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

notebook_file, folder, executed_file, failure_file, timeout = sys.argv[1:]
notebook = nbformat.read(notebook_file, as_version=4)
current = 0


def started(cell, cell_index):
    global current
    current = cell_index


def joined(outputs):
    """The kernel sends a text in as many pieces as it likes."""
    result = []
    for output in outputs:
        last = result[-1] if result else None
        if last and output.output_type == last.output_type == "stream" and output.name == last.name:
            last.text += output.text
        else:
            result.append(output)
    return result


client = NotebookClient(
    notebook,
    kernel_name="java",
    timeout=float(timeout),
    startup_timeout=120,
    record_timing=False,
    shutdown_kernel="immediate",
    on_cell_start=started,
    resources={"metadata": {"path": folder}},
)
failure = None
try:
    client.execute()
except CellExecutionError:
    failure = {"cell": current, "kind": "error"}
except CellTimeoutError:
    failure = {"cell": current, "kind": "timeout"}
except DeadKernelError:
    failure = {"cell": current, "kind": "dead"}

for cell in notebook.cells:
    if cell.cell_type == "code":
        cell.outputs = joined(cell.outputs)
nbformat.write(notebook, executed_file)
with open(failure_file, "w", encoding="utf-8") as out:
    json.dump(failure, out, ensure_ascii=False)
