#!/usr/bin/env python3
"""Compiles the C sources for aarch64 with the toolchain's clang, so that none assumes x86-64.

Uses Debian's C library headers for aarch64 (libc6-dev-arm64-cross) and the machine's headers of
other libraries. Only compiles: nothing is linked or run.
"""
import glob
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sources import ROOT, files, include_folders

HEADERS = "/usr/aarch64-linux-gnu/include"


def library_flags():
    folders = include_folders("Package.swift")
    # After the headers of aarch64. The folders named for a processor have headers of libraries that
    # differ little, such as OpenSSL's configuration.
    folders += ["/usr/include", *glob.glob(f"/usr/include/{os.uname().machine}-linux-gnu")]
    return [part for folder in folders for part in ("-idirafter", folder)]


def main():
    clang = Path(os.path.realpath(shutil.which("swift") or "/")).with_name("clang")
    flags = [
        "--target=aarch64-linux-gnu", "-nostdlibinc", "-isystem", HEADERS, *library_flags(),
        *(f"-I{path}" for path in glob.glob(str(ROOT / "Sources/*/C*/include"))),
        "-Wall", "-Werror", "-O1", "-c", "-o", os.devnull,
    ]

    def compile_source(path):
        return subprocess.run(
            [str(clang), *flags, path], cwd=ROOT, capture_output=True, text=True, check=False)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        results = list(threads.map(compile_source, files(".c", under=("Sources/",))))
    for result in results:
        sys.stderr.write(result.stderr)
    sys.exit(1 if any(result.returncode for result in results) else 0)


if __name__ == "__main__":
    main()
