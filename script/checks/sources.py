"""The files that the checks read, and how the checks report findings.

Each check is a separate program: it prints `FILE:LINE: what is wrong` and exits with 1 on findings.
"""
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A system library of a manifest: the names for pkg-config, in a row of the table or as an argument.
LIBRARY = re.compile(r'^  C\w+ \S+-dev (.+)$|pkgConfig: "([^"]+)"', re.MULTILINE)


@cache
def all_files():
    """The paths of all files that are or will be under version control, relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted({path for path in listed.split("\0") if (ROOT / path).is_file()})


def files(*suffixes, under=("",)):
    """The files with one of the suffixes, such as `.js`, in one of the folders."""
    return [path for path in all_files()
            if path.startswith(tuple(under)) and suffix_of(path) in suffixes]


@cache
def suffix_of(path):
    """The suffix of a file's name; `.py` or `.sh` for programs without a suffix."""
    suffix = Path(path).suffix
    if suffix or "." in Path(path).name:
        return suffix
    with open(ROOT / path, "rb") as file:
        line = file.readline(80)
    if not line.startswith(b"#!"):
        return ""
    return ".py" if b"python" in line else ".sh"


def floor_of(path):
    """The floor of a file of Sources: a folder, or Apple/Small."""
    parts = path.split("/")
    return "Apple/Small" if parts[1:3] == ["Apple", "Small"] else parts[1]


def module_of(path):
    """The module of a source: a folder of its floor."""
    return path.removeprefix(f"Sources/{floor_of(path)}/").split("/")[0]


@cache
def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def include_folders(*manifests):
    """The folders with the headers of the system libraries in manifests."""
    names = " ".join(
        " ".join(match) for path in manifests for match in LIBRARY.findall(text(path))).split()
    printed = subprocess.run(
        ["pkg-config", "--cflags-only-I", *names], capture_output=True, text=True, check=True)
    return [flag.removeprefix("-I") for flag in printed.stdout.split()]


def line_number(path, offset):
    """The number of the line at an offset in a file's text, from 1."""
    return text(path).count("\n", 0, offset) + 1


def finish(findings):
    """Prints findings `(path, line, words)`, sorted, and exits."""
    for path, line, words in sorted(findings):
        print(f"{path}:{line}: {words}")
    sys.exit(1 if findings else 0)
