#!/usr/bin/env python3
"""Checks that what the compiler does not check about threads has its reason beside it.

A comment gives the reason of each `@unchecked Sendable` and `nonisolated(unsafe)`: the doc comment
of the declaration, or a comment at most three lines away. It has a word of REASON.
"""
import re

from sources import files, finish, text

UNCHECKED = re.compile(r"@unchecked Sendable|nonisolated\(unsafe\)")
COMMENT = re.compile(r"(?:^|\s)//(.*)")
REASON = re.compile(
    r"unchecked|isolat|thread|actor|\block|mutex|atomic|immutable|constant|"
    r"(?:not|never|only|before) (?:\w+ )?(?:changed|mutated|shared|stored|set|read|written|used)|"
    r"stores nothing|passed (?:on|through)",
    re.IGNORECASE)
DISTANCE = 3


def code_and_comment(line):
    """A line without its comment, and its comment."""
    match = COMMENT.search(line)
    return (line[:match.start()], match[1]) if match else (line, "")


def has_reason(comments, number):
    """Whether a comment beside a line, given by its index, has a reason."""
    first = number
    while first > 0 and comments[first - 1]:
        first -= 1
    first = min(first, max(number - DISTANCE, 0))
    return REASON.search(" ".join(comments[first:number + DISTANCE + 1])) is not None


def main():
    findings = []
    for path in files(".swift", under=("Sources/",)):
        if UNCHECKED.search(text(path)):
            pairs = [code_and_comment(line) for line in text(path).splitlines()]
            comments = [comment for _, comment in pairs]
            for number, (code, _) in enumerate(pairs):
                match = UNCHECKED.search(code)
                if match and not has_reason(comments, number):
                    findings.append((
                        path, number + 1, f"{match[0]} without its reason in a comment beside it"))
    finish(findings)


if __name__ == "__main__":
    main()
