#!/usr/bin/env python3
"""Checks docs/documents.md: the numbers of the statements, and that every test exists.

The statements 1 to 260 are in the order of the documents. Added ones are numbered from 261 and are
in the sections of their documents. No number is missing or used twice.

A test is named `Suite/test`. In Swift, a file of Tests declares the suite and has `func test(`; in
Python, the class has the method.
"""
import re

from sources import ROOT, files, finish, text

DOCUMENT = "docs/documents.md"
COUNT = 260
STATES = re.compile(r"works|(?:partly|not yet|not on Linux): \S.*")
TEST = re.compile(r"`([A-Z]\w+)/(\w+)`")
SWIFT_SUITE = re.compile(r"\b(?:struct|class|actor|enum|extension) (\w+)")
SWIFT_TEST = re.compile(r"\bfunc (\w+)\(")
PYTHON_CLASS = re.compile(r"^class (\w+)\b", re.MULTILINE)
PYTHON_TEST = re.compile(r"^    def (test_\w+)\(", re.MULTILINE)


def existing_tests():
    """All pairs of a suite and a test. A Swift file's tests belong to each of its types."""
    tests = set()
    for path in files(".swift", ".py"):
        if not path.startswith("Tests/"):
            continue
        source = text(path)
        if path.endswith(".swift"):
            suites, names = SWIFT_SUITE.findall(source), SWIFT_TEST.findall(source)
            tests.update((suite, name) for suite in suites for name in names)
            continue
        starts = list(PYTHON_CLASS.finditer(source))
        for start, following in zip(starts, starts[1:] + [None]):
            body = source[start.end():following.start() if following else None]
            tests.update((start.group(1), name) for name in PYTHON_TEST.findall(body))
    return tests


def findings(lines, tests):
    expected = 1
    added = []
    for number, line in enumerate(lines, 1):
        if not re.match(r"\| \d", line):
            continue
        for suite, name in TEST.findall(line):
            if (suite, name) not in tests:
                yield DOCUMENT, number, f"test {suite}/{name} not found; name an existing test"
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) != 4 or not all(cells):
            yield DOCUMENT, number, "a row has a number, a statement, a state and a test"
            continue
        if cells[0].isdigit() and int(cells[0]) > COUNT:
            added.append((int(cells[0]), number))
        else:
            if cells[0] != str(expected):
                yield DOCUMENT, number, f"statement {cells[0]} in place of {expected}; number it so"
            expected += 1
        if not STATES.fullmatch(cells[2]):
            yield DOCUMENT, number, (
                f'state "{cells[2]}"; write works, or partly, not yet or not on Linux and why')
    if expected != COUNT + 1:
        yield DOCUMENT, 1, f"{expected - 1} statements; the documents have {COUNT}"
    for wanted, (found, number) in enumerate(sorted(added), COUNT + 1):
        if found != wanted:
            yield DOCUMENT, number, f"added statement {found} in place of {wanted}; number it so"
            return


def main():
    lines = (ROOT / DOCUMENT).read_text().splitlines()
    finish(list(findings(lines, existing_tests())))


if __name__ == "__main__":
    main()
