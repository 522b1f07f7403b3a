#!/usr/bin/env python3
"""Checks the imports of modules: against the floors, and against the tables of Package.swift.

A floor of Sources imports only the floors that its README names. The last line of the README is
`Imports: ` and the floors below it. The row of a target in Package.swift has all imports of its
sources: SwiftPM does not rebuild a target when a module changes that its row leaves out.
"""
import re

from sources import all_files, files, finish, floor_of, line_number, module_of, text

MANIFEST = "Package.swift"
IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |fileprivate |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|typealias|let|var) )?(\w+)", re.MULTILINE)
TABLE = re.compile(r'= """\n(.*?)"""\.targets\(', re.DOTALL)
NO_SOURCES = {"Corpus", "Fixtures", "__Goldens__", "__References__"}


def floors_in(readme):
    """The floors that a README names; None if it names none."""
    last = text(readme).rstrip().splitlines()[-1]
    return last.removeprefix("Imports: ").rstrip(".").split(", ") if "Imports: " in last else None


def rows():
    """The folder, the imports and the offset of each target in the tables of the manifest."""
    for table in TABLE.finditer(text(MANIFEST)):
        folder = ""
        offset = table.start(1)
        indent = len(table[1]) - len(table[1].lstrip(" "))
        start = "\n" + " " * indent
        for row in re.split(rf"{start}(?! )", "\n" + table[1].rstrip())[1:]:
            names, _, imports = row.partition(":")
            if row.endswith("/"):
                folder = row.rstrip("/")
            else:
                for name in names.split():
                    yield f"{folder}/{name}", set(imports.split()), offset, ":" in row
            offset += len(start) + len(row)


def main():
    findings = []
    sources = files(".swift", ".c", ".h", under=("Sources/",))
    floors = {module_of(path): floor_of(path) for path in sources}
    allowed = {}
    for floor in sorted(set(floors.values())):
        readme = f"Sources/{floor}/README.md"
        names = floors_in(readme) if readme in all_files() else None
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

    listed = list(rows())
    targets = {folder.rsplit("/", 1)[1] for folder, *_ in listed} | floors.keys()
    for folder, imports, offset, has_imports in listed:
        name = folder.rsplit("/", 1)[1]
        if name in floors:
            for imported in imports:
                check(MANIFEST, offset, name, imported)
        known = imports | {name} | (set() if has_imports else {name.removesuffix("Tests")})
        for path in files(".swift", under=(f"{folder}/",)):
            if NO_SOURCES.isdisjoint(path.split("/")):
                for match in IMPORT.finditer(text(path)):
                    if match[1] in targets - known:
                        findings.append((
                            path, line_number(path, match.start()),
                            f"{name} imports {match[1]}; add it to the row of {name} "
                            f"in {MANIFEST}"))
                        known.add(match[1])
    finish(findings)


if __name__ == "__main__":
    main()
