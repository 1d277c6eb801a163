"""Runs a command in a pseudo-terminal and says what a person would see there.

terminal.py COLUMNSxROWS ACTION... -- COMMAND...

wait:TEXT until TEXT is on the screen; send:KEYS with Python's escapes; size:80x24 another size of
the window; signal:TERM; screen prints the screen. At the end: how the command ended, and whether
the terminal is as it was before.
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

SECONDS = 60
SEQUENCE = re.compile(rb"\x1b\[([?0-9;]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[^\[()]")
PART = re.compile(rb"\x1b(\[[?0-9;]*)?$")


class Screen:
    """As much of a terminal as is needed: moving the cursor, clearing a line, two modes."""

    def __init__(self):
        self.rows, self.row, self.column = {}, 0, 0
        self.alternate, self.cursor, self.coloured, self.rest = False, True, False, b""

    def feed(self, data):
        data = self.rest + data
        cut = PART.search(data)
        self.rest = cut.group() if cut else b""
        data, at = data[: len(data) - len(self.rest)], 0
        for found in SEQUENCE.finditer(data):
            self.text(data[at : found.start()])
            self.obey(found.group(1) or b"", found.group(2) or b"")
            at = found.end()
        self.text(data[at:])

    def obey(self, arguments, command):
        if command == b"H":
            row, column = (arguments or b"1;1").split(b";")
            self.row, self.column = int(row) - 1, int(column) - 1
        elif command == b"K":
            self.rows[self.row] = self.rows.get(self.row, b"")[: self.column]
        elif command == b"m" and b"38" in arguments:
            self.coloured = True
        elif command in b"hl" and arguments == b"?1049":
            self.alternate, self.rows = command == b"h", {}
        elif command in b"hl" and arguments == b"?25":
            self.cursor = command == b"h"

    def text(self, data):
        self.rows[self.row] = self.rows.get(self.row, b"") + data

    def lines(self):
        return [self.rows.get(i, b"").decode(errors="replace") for i in range(max(self.rows, default=0) + 1)]


def size(terminal, columns_by_rows):
    columns, rows = map(int, columns_by_rows.split("x"))
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def main():
    split = sys.argv.index("--")
    actions, command = sys.argv[2:split], sys.argv[split + 1 :]
    master, slave = pty.openpty()
    size(slave, sys.argv[1])
    before = termios.tcgetattr(slave)
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    screen, end = Screen(), time.monotonic() + SECONDS

    def until(done):
        while not done():
            if time.monotonic() > end:
                print("\n".join("|" + line for line in screen.lines()))
                process.kill()
                sys.exit("too long")
            if select.select([master], [], [], 0.05)[0]:
                screen.feed(os.read(master, 65536))

    for action in actions:
        name, _, value = action.partition(":")
        if name == "wait":
            until(lambda: any(value in line for line in screen.lines()))
        elif name == "send":
            os.write(master, value.encode().decode("unicode_escape").encode())
        elif name == "size":
            size(slave, value)
            screen.rows = {}
        elif name == "signal":
            process.send_signal(getattr(signal, "SIG" + value))
        elif name == "screen":
            print("\n".join("|" + line for line in screen.lines()))
    until(lambda: process.poll() is not None)
    while select.select([master], [], [], 0)[0]:
        screen.feed(os.read(master, 65536))
    print("exit", process.returncode)
    print("modes", "as before" if termios.tcgetattr(slave) == before else "changed")
    print("screen", "alternate" if screen.alternate else "normal")
    print("cursor", "shown" if screen.cursor else "hidden")
    print("colours", "yes" if screen.coloured else "no")


main()
