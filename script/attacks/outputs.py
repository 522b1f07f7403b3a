"""Outputs that cannot be written: closed descriptors, full devices, and pipes whose reader is gone.

A command whose result is lost must not end with 0, and must not crash.
"""

import os
import pathlib
import subprocess
import tempfile

# Each command prints a result, and needs no extension.
COMMANDS = ["symbols", "symbols --json", "devices", "devices --json", "--version", "--help",
            "help build", "manual", "completions bash"]

# How the command is started, its status, and the number of lines on the standard error.
CASES = [
    (">&-", 1, 1),
    (">/dev/full", 1, 1),
    (">&- 2>&-", 1, 0),
    (">/dev/full 2>/dev/full", 1, 0),
    (">&- <&- 2>&-", 1, 0),
    ("<&- >/dev/null", 0, 0),
    ("2>&- >/dev/null", 0, 0),
]


def run(tool, command, redirection, folder):
    line = f'"$0" {command} {redirection}'
    return subprocess.run(["/bin/bash", "-c", line, str(tool)], cwd=folder, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=30)


def closed_pipe(tool, command, folder):
    """The reader has ended before the first byte."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run([str(tool), *command.split()], cwd=folder, stdout=writing,
                              stderr=subprocess.PIPE, text=True, timeout=30)
    finally:
        os.close(writing)


def attacks(tool, quick):
    commands = COMMANDS[:3] if quick else COMMANDS
    with tempfile.TemporaryDirectory() as folder:
        for redirection, status, lines in CASES:
            problems = []
            for command in commands:
                result = run(tool, command, redirection, folder)
                count = len(result.stderr.splitlines())
                if result.returncode != status or count != lines:
                    problems.append(f"{command}: status {result.returncode}, {count} lines")
            yield f"output {redirection}", not problems, "; ".join(problems) or f"status {status}"

        problems = []
        for command in commands:
            result = closed_pipe(tool, command, folder)
            if result.returncode != -13 or result.stderr:
                problems.append(f"{command}: status {result.returncode}, {result.stderr[:80]!r}")
        yield "output into a closed pipe", not problems, "; ".join(problems) or "ends by SIGPIPE"

        # A file of the tool, an error instead of a result, and a folder that is full.
        cases = [("manual --output /dev/full", 1), ("stub X . -o /dev/full", 1),
                 ("nonsense >/dev/full", 2), ("nonsense 2>/dev/full", 2), ("nonsense 2>&-", 2)]
        for command, status in cases:
            result = run(tool, command, "", folder)
            passed = result.returncode == status and len(result.stderr.splitlines()) <= 2
            yield f"output: {command}", passed, f"status {result.returncode}"
        is_device = pathlib.Path("/dev/full").is_char_device()
        yield "/dev/full is still a device", is_device, ""


if __name__ == "__main__":
    import sys

    sys.exit(max([0] + [print(name, "passed" if passed else "FAILED", detail) or not passed
                        for name, passed, detail in attacks(
                            pathlib.Path(sys.argv[1]).resolve(), "--quick" in sys.argv)]))
