#!/usr/bin/env python3
"""Measures builds of a copy of a project after a change of one line, and without a change.

    changes.py TOOL PROJECT [extension|package]...

The last arguments are the parts to change; default: both.
A wrapper of swiftc records how long the compiler runs, for compilations and for linking. What a
build takes is compared with the compiler alone as SwiftPM calls it: with a job for each processor
and the default linker, one run after another. Builds with and without our options for speed
alternate. Prints one line for each value.
"""
import os
import pathlib
import shutil
import stat
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5

WRAPPER = """#!/bin/bash
if [ -e "{folder}/defaults" ]; then
  exec 9<"{folder}/defaults"
  flock 9
  arguments=()
  while [ $# -gt 0 ]; do
    case $1 in
      -use-ld=*) ;;
      -driver-batch-count) shift ;;
      -j) arguments+=(-j "$(nproc)"); shift ;;
      *) arguments+=("$1") ;;
    esac
    shift
  done
  set -- "${{arguments[@]}}"
fi
start=$(date +%s%N)
"{compiler}" "$@"
status=$?
end=$(date +%s%N)
kind=link
[[ " $* " == *" -module-name "* ]] && kind=compile
[ "$1" = --version ] || echo "$kind $((end - start))" >>"{log}"
exit $status
"""


class TimedCompiler:
    """A wrapper of swiftc that records the time of each run.

    The sandbox mounts the compiler's folder read-only, which does not prevent writing to a pipe.
    """

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        pipe = folder / "times"
        os.mkfifo(pipe)
        self.pipe = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
        # The tool looks for the linker beside swiftc.
        linker = pathlib.Path(shutil.which("swiftc")).parent / "ld.lld"
        if linker.exists():
            (folder / "ld.lld").symlink_to(linker)
        wrapper = folder / "swiftc"
        wrapper.write_text(WRAPPER.format(
            compiler=shutil.which("swiftc"), folder=folder, log=pipe))
        wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)

    def use_defaults(self, are_used):
        """Whether swiftc runs without our options for speed."""
        if are_used:
            (self.folder / "defaults").touch()
        else:
            (self.folder / "defaults").unlink(missing_ok=True)

    def runs(self):
        """The kinds and seconds of the runs since the last call."""
        try:
            lines = os.read(self.pipe, 1 << 16).decode().splitlines()
        except BlockingIOError:
            return []
        return [(kind, int(time) / 1e9) for kind, time in map(str.split, lines)]


def main():
    tool, project, *parts = sys.argv[1:]
    parts = parts or ["extension", "package"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copy = folder / "project"
        shutil.copytree(project, copy)
        compiler = TimedCompiler(folder / "bin")
        environment = dict(os.environ, XDG_CACHE_HOME=str(folder / "cache"))
        plain = dict(environment)
        environment["PATH"] = f"{compiler.folder}:{environment['PATH']}"

        def build(environment=environment):
            """The seconds of a build, and those of each run of the compiler in it."""
            start = time.monotonic()
            subprocess.run(
                [tool, "build", str(copy), "-o", str(folder / "out.vitrine")],
                check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            total = time.monotonic() - start
            return total, compiler.runs()

        def measure(name, source):
            """Changes one line of a source, and prints what the builds take."""
            changed, compilers, modules = [], [], 0
            for number in range(ROUNDS):
                for are_used in [False, True]:
                    compiler.use_defaults(are_used)
                    source.write_text(source.read_text() + f"// {number}\n")
                    total, runs = build()
                    if not runs:
                        sys.exit(f"changes.py: the compiler in {compiler.folder} did not run")
                    modules = max(modules, sum(kind == "compile" for kind, _ in runs))
                    if are_used:
                        compilers.append(sum(time for _, time in runs))
                    else:
                        changed.append(total)
            compiler.use_defaults(False)
            ratio = statistics.median(a / b for a, b in zip(changed, compilers, strict=True))
            print(f"{name}-changed {statistics.median(changed):.2f}")
            print(f"{name}-compiler {statistics.median(compilers):.2f}")
            print(f"{name}-modules {modules}")
            print(f"{name}-ratio {ratio:.2f}")

        build()
        # The script in the place of swiftc takes time itself, also if nothing is compiled.
        unchanged = statistics.median(build(plain)[0] for _ in range(ROUNDS))
        print(f"unchanged {unchanged:.3f}")
        sources = [(file, file.read_text()) for file in sorted(copy.rglob("*.swift"))]
        if "extension" in parts:
            measure("extension", next(
                file for file, text in sources if "@main" in text and "Widget" in text))
        if "package" in parts:
            measure("package", next(
                file for file, text in sources
                if "Sources" in file.parts and "public func" in text))


if __name__ == "__main__":
    main()
