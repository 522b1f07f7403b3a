#!/usr/bin/env python3
"""Checks the length of files and lines.

A source file has at most 500 lines, a line at most 100 characters. Exempt are Swift code, which
`swift format` checks, tables and code blocks in Markdown, lines that no line break can shorten, and
the files in long-lines.txt.
"""
import re

from sources import ROOT, files, finish, text

FILE_LIMIT = 500
LINE_LIMIT = 100
CODE = (".swift", ".c", ".h", ".js", ".mjs", ".css", ".html", ".py", ".sh", ".bash")
SWIFT_COMMENT = re.compile(r'\s*//|[^"]*\s//\s[^"]*$')


def exempt_files():
    """The paths in long-lines.txt."""
    lines = (ROOT / "script/checks/long-lines.txt").read_text().splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def is_unbreakable(line):
    """Whether the line has a word, such as an address, that is too long even on its own line."""
    indent = len(line) - len(line.lstrip())
    return indent + max(map(len, line.split()), default=0) > LINE_LIMIT


def prose_lines(path):
    """The numbered lines of a file that the limit applies to."""
    is_markdown, is_swift = path.endswith(".md"), path.endswith(".swift")
    is_in_block = False
    for number, line in enumerate(text(path).splitlines(), 1):
        if is_markdown and line.lstrip().startswith("```"):
            is_in_block = not is_in_block
        if is_markdown and (is_in_block or line.lstrip().startswith("|")):
            continue
        if is_swift and len(line) > LINE_LIMIT and not SWIFT_COMMENT.match(line):
            continue
        yield number, line


def main():
    findings = []
    exempt = exempt_files()
    for path in files(*CODE, ".md"):
        count = text(path).count("\n")
        if count > FILE_LIMIT and not path.endswith(".md"):
            findings.append((path, FILE_LIMIT, f"{count} lines; split the file by concept"))
        if path in exempt:
            continue
        for number, line in prose_lines(path):
            if len(line) > LINE_LIMIT and not is_unbreakable(line):
                findings.append((path, number, f"{len(line)} columns; at most {LINE_LIMIT}"))
    finish(findings)


if __name__ == "__main__":
    main()
