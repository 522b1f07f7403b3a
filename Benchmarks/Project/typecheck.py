#!/usr/bin/env python3
"""Measures how long the compiler type-checks each source of projects.

    typecheck.py TOOL PROJECT...

`vitrine lsp-config` says how the sources are compiled. The compiler prints the time of each
function body; their sum is the time of a source. Prints the slowest source, and the time of
REFERENCE, which shows how fast the machine is.
"""
import collections
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

# Twenty functions that use the standard library only.
REFERENCE = "".join(
    f"""
func reference{number}(_ numbers: [Int]) -> [String: Double] {{
  let kept = numbers.filter {{ $0 % 3 == {number % 3} }}.map {{ Double($0) * 1.5 + {number} }}
  return Dictionary(grouping: kept) {{ $0 < 10 ? "low" : "high" }}
    .mapValues {{ $0.reduce(0, +) / Double(max($0.count, 1)) }}
}}
""" for number in range(20))
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
                times.update(checked(arguments, folder))
    for source, time in times.most_common(3):
        print(f"typecheck: {time:.0f} ms {source}", file=sys.stderr)
    source, time = times.most_common(1)[0]
    print(f"sources {len(times)}")
    print(f"slowest {time / 1000:.2f}")
    print(f"source {pathlib.Path(source).name}")
    with tempfile.TemporaryDirectory() as folder:
        reference = pathlib.Path(folder) / "Reference.swift"
        reference.write_text(REFERENCE)
        several = [checked(["swiftc", str(reference)], folder).total() for _ in range(5)]
    print(f"reference {statistics.median(several) / 1000:.3f}")


def checked(arguments, folder):
    """The milliseconds for each source of a command of the compiler."""
    run = subprocess.run(
        [*arguments, "-typecheck", "-suppress-warnings", "-Xfrontend",
         "-debug-time-function-bodies"],
        check=False, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    times = collections.Counter()
    # The driver can check the sources in several processes.
    for line in set(run.stdout.splitlines()):
        if match := LINE.match(line):
            times[match[2]] += float(match[1])
    return times


if __name__ == "__main__":
    main()
