#!/usr/bin/env python3
"""Times the start of the tool, and compares it with a Swift program that prints a line.

    starts.py TOOL BUNDLE KIND

The program imports Foundation, as the tool does. Prints the medians in milliseconds: `plain`, the
program; `help`, `vitrine --help`; `render`, `vitrine render` of a built extension. Each is followed
by its processor time, as `NAME-processor`. `extension` is the private memory, in megabytes, of the
extension's process on a device that shows a widget, and `program` that of the plain program.
"""
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(ROOT / "Tests" / "Device" / "BrowserTests"), str(ROOT / "Benchmarks" / "Chromium")]
ROUNDS = 15
PROGRAM = """
import Foundation
print("Hello, \\(ProcessInfo.processInfo.processName)")
// A pipe is not flushed at the end of a line.
fflush(nil)
if CommandLine.arguments.count > 1 { _ = readLine() }
"""


def processor():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(commands):
    """Prints the medians of commands, which alternate."""
    times = {name: [] for name in commands}
    for number in range(ROUNDS + 1):
        for name, command in commands.items():
            before, start = processor(), time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            spent = (time.perf_counter() - start, processor() - before)
            # The first run reads files that the others find in memory.
            if number:
                times[name].append(spent)
    for name, spent in times.items():
        print(f"{name} {statistics.median(wall for wall, _ in spent) * 1000:.1f}")
        print(f"{name}-processor {statistics.median(used for _, used in spent) * 1000:.1f}")


def private_megabytes(process):
    lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    kilobytes = sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
    return f"{kilobytes / 1024:.1f}"


def program_memory(program):
    with subprocess.Popen([program, "wait"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        run.stdout.readline()
        print("program", private_megabytes(run.pid))
        run.stdin.close()


def extension_memory(tool, bundle, kind):
    os.environ["VITRINE_TOOL"] = tool
    # After VITRINE_TOOL is set, which these read.
    from wall import processes, wait_until_settled

    from served_device import ServedDevice
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        device.run("place", extension=extension, kind=kind, family="systemSmall")
        wait_until_settled(device)
        executable = pathlib.Path(bundle).stem
        found = [process for process in processes(device.process.pid)
                 if pathlib.Path(f"/proc/{process}/cmdline").read_bytes()
                 .split(b"\0")[0].decode().endswith(f"/{executable}")]
        if len(found) != 1:
            sys.exit(f"starts.py: {len(found)} processes of {executable} are running, expected 1")
        print("extension", private_megabytes(found[0]))
    finally:
        device.close()


def main():
    tool, bundle, kind = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "main.swift").write_text(PROGRAM)
        program = str(folder / "plain")
        subprocess.run(["swiftc", "-O", folder / "main.swift", "-o", program], check=True)
        picture = str(folder / "picture.png")
        measure({
            "plain": [program], "help": [tool, "--help"],
            "render": [tool, "render", bundle, "--kind", kind, "-o", picture]})
        program_memory(program)
    extension_memory(tool, bundle, kind)


if __name__ == "__main__":
    main()
