#!/usr/bin/env python3
"""Checks that a floor of Sources imports only the floors that its README names.

The last line of a floor's README is `Imports: ` and the floors below it. Imports of sources and the
rows of Package.swift are checked.
"""
import re

from sources import all_files, files, finish, floor_of, line_number, module_of, text

IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |fileprivate |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|typealias|let|var) )?(\w+)", re.MULTILINE)
# A row of a table in Package.swift; a row that is continued starts with more spaces.
ROW = re.compile(r"^  (\w[\w ]*): ((?:\w+\s+)+?)(?=  \w|  \"\"\")", re.MULTILINE)


def imports(readme):
    """The floors that a README names; None if it names none."""
    last = text(readme).rstrip().splitlines()[-1]
    return last.removeprefix("Imports: ").rstrip(".").split(", ") if "Imports: " in last else None


def main():
    findings = []
    sources = files(".swift", ".c", ".h", under=("Sources/",))
    floors = {module_of(path): floor_of(path) for path in sources}
    allowed = {}
    for floor in sorted(set(floors.values())):
        readme = f"Sources/{floor}/README.md"
        names = imports(readme) if readme in all_files() else None
        if names is None:
            findings.append((readme, 1, 'the last line must be "Imports: " and floors'))
        allowed[floor] = {floor, *(names or [])}
        for name in sorted(allowed[floor] - {*floors.values(), "nothing"}):
            findings.append((readme, 1, f"there is no floor {name}"))

    def check(path, offset, module, imported):
        floor, target = floors[module], floors.get(imported)
        if target and target not in allowed[floor]:
            findings.append((
                path, line_number(path, offset),
                f"{floor} must not import {imported}, which is in {target}; "
                f"Sources/{floor}/README.md lists the floors below it"))

    for path in sources:
        for match in IMPORT.finditer(text(path)):
            check(path, match.start(), module_of(path), match[1])
    for match in ROW.finditer(text("Package.swift")):
        for module in match[1].split():
            for imported in match[2].split():
                if module in floors:
                    check("Package.swift", match.start(), module, imported)
    finish(findings)


if __name__ == "__main__":
    main()
