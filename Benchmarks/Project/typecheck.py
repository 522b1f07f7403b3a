#!/usr/bin/env python3
"""Measures how long the compiler type-checks each source of projects.

    typecheck.py TOOL PROJECT...

`vitrine lsp-config` says how the sources are compiled. The compiler prints the time of each
function body; their sum is the time of a source. Prints the slowest source.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

LINE = re.compile(r"^(\d+\.\d+)ms\t(/[^:]+\.swift):\d+:\d+\t")


def main():
    tool, *projects = sys.argv[1:]
    times = collections.Counter()
    for project in projects:
        with tempfile.TemporaryDirectory() as folder:
            made = subprocess.run(
                [tool, "lsp-config", project, "-o", folder], check=False,
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            if made.returncode != 0:
                print(f"typecheck: {project}: {made.stderr.strip()}", file=sys.stderr)
                continue
            commands = json.loads((pathlib.Path(folder) / "compile_commands.json").read_text())
            # All sources of a module have the same command.
            for arguments in {tuple(command["arguments"]) for command in commands}:
                run = subprocess.run(
                    [*arguments, "-typecheck", "-suppress-warnings", "-Xfrontend",
                     "-debug-time-function-bodies"],
                    check=False, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    text=True)
                # The driver can check the sources in several processes.
                seen = set()
                for line in run.stdout.splitlines():
                    if (match := LINE.match(line)) and line not in seen:
                        seen.add(line)
                        times[match[2]] += float(match[1])
    for source, time in times.most_common(3):
        print(f"typecheck: {time:.0f} ms {source}", file=sys.stderr)
    source, time = times.most_common(1)[0]
    print(f"sources {len(times)}")
    print(f"slowest {time / 1000:.2f}")
    print(f"source {pathlib.Path(source).name}")


if __name__ == "__main__":
    main()
