#!/usr/bin/env python3
"""Checks that a floor of Sources imports only the floors that its README names.

The last line of a floor's README is `Imports: ` and the floors below it. Imports of sources and the
rows of Package.swift are checked.
"""
import re

from sources import ROOT, files, finish, line_number, text

IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |fileprivate |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|typealias|let|var) )?(\w+)", re.MULTILINE)
# A row of a table in Package.swift; a row that is continued starts with more spaces.
ROW = re.compile(r"^  (\w[\w ]*): ((?:\w+\s+)+?)(?=  \w|  \"\"\")", re.MULTILINE)


def floors():
    """The floors below Sources: a folder with a README, and their modules."""
    found = {}
    for readme in sorted(ROOT.glob("Sources/**/README.md")):
        folder = readme.parent.relative_to(ROOT / "Sources").as_posix()
        if len(folder.split("/")) <= 2 and not is_module(readme.parent):
            found[folder] = readme.relative_to(ROOT).as_posix()
    return found


def is_module(folder):
    """Whether a folder has sources itself or a parent with sources."""
    return any(any(parent.glob("*.swift")) or (parent / "include").exists()
               for parent in (folder, folder.parent) if parent != ROOT / "Sources")


def main():
    findings = []
    readmes = floors()
    allowed = {}
    for floor, readme in readmes.items():
        last = text(readme).rstrip().splitlines()[-1]
        if not last.startswith("Imports: "):
            findings.append((readme, 1, 'the last line must be "Imports: " and floors'))
            continue
        names = last.removeprefix("Imports: ").rstrip(".").split(", ")
        allowed[floor] = {floor} | ({*names} - {"nothing"})
        for name in sorted(allowed[floor] - set(readmes)):
            findings.append((readme, 1, f"there is no floor {name}"))
    floor_of = {}
    for folder in ROOT.glob("Sources/**"):
        path = folder.relative_to(ROOT / "Sources").as_posix()
        parent = path.rpartition("/")[0]
        if parent in allowed and path not in allowed:
            floor_of[folder.name] = parent

    def check(path, number, floor, module):
        target = floor_of.get(module)
        if target and target not in allowed[floor]:
            findings.append((
                path, number,
                f"{floor} must not import {module}, which is in {target}; "
                f"Sources/{floor}/README.md lists the floors below it"))

    for path in files(".swift", under=("Sources/",)):
        parts = path.split("/")
        if len(parts) == 2:
            findings.append((path, 1, "a source must be in a module of a floor"))
            continue
        floor = "/".join(parts[1:3]) if "/".join(parts[1:3]) in allowed else parts[1]
        if floor not in allowed:
            findings.append((path, 1, f"Sources/{floor} has no README that says what it imports"))
            continue
        for match in IMPORT.finditer(text(path)):
            check(path, line_number(path, match.start()), floor, match[1])
    for match in ROW.finditer(text("Package.swift")):
        for name in match[1].split():
            for module in match[2].split():
                if name in floor_of:
                    check("Package.swift", line_number("Package.swift", match.start()),
                          floor_of[name], module)
    finish(findings)


if __name__ == "__main__":
    main()
