#!/usr/bin/env python3
"""Checks the share of our own modules' declarations that have a documentation comment.

    script/checks/documented.py              check the share of all modules
    script/checks/documented.py --modules    print the share of each module
    script/checks/documented.py MODULE...    list what has no comment in these modules

Counts `public`, `open` and `package` declarations, each enumeration case too. Not counted are the
floors of Apple's names and Runtime, whose documentation is Apple's; members that protocols of the
standard library or Foundation require, or that a documented requirement of our own describes; and
initializers whose arguments are all properties.
"""
import re
import sys
from collections import defaultdict

from declarations import PUBLIC, declarations
from sources import files, finish, floor_of, line_number, module_of, text

# The share of documented declarations, in percent, below which this check fails.
REQUIRED = 75
LEVELS = PUBLIC | {"package"}
OTHER_FLOORS = ("Apple", "Apple/Small", "Runtime", "Debian")
CONFORMANCE = re.compile(r"\b(?:struct|class|enum|actor|extension) ([\w.]+)(?:<[^>]*>)?:([^{]*)\{")
REQUIREMENTS = {
    "==", "<", "hash", "description", "debugDescription", "errorDescription", "encode", "rawValue",
    "allCases", "next", "makeAsyncIterator", "makeIterator", "startIndex", "endIndex", "subscript",
    "index", "RawValue", "AsyncIterator", "Element",
}


def is_documented(declaration):
    """Whether a documentation comment is before the declaration and its attributes."""
    source = text(declaration.path)
    for line in reversed(source[:declaration.offset].split("\n")[:-1]):
        line = line.strip()
        if line.startswith("@") or re.fullmatch(r"[\w, ]*\)", line):
            continue
        return line.startswith("///")
    return False


def requirements(listed):
    """The protocols with a documented requirement, by its name and labels."""
    found = defaultdict(set)
    for item in listed:
        if re.search(rf"\bprotocol {item.container}\b", text(item.path)) and is_documented(item):
            found[item.name, str(item.labels)].add(item.container)
    return found


def is_witness(item, protocols, conformances):
    """Whether a documented requirement of one of the protocols describes the declaration."""
    container = item.container.rpartition(".")[2]
    names = protocols.get((item.name, str(item.labels)), set()) - {container}
    return any(name in conformances[container] for name in names)


def conformances():
    """The names after the colon of types and extensions, by the type's name."""
    found = defaultdict(set)
    for path in files(".swift", under=("Sources/",)):
        for name, inherited in CONFORMANCE.findall(text(path)):
            found[name.rpartition(".")[2]].update(re.findall(r"\w+", inherited))
    return found


def is_counted(declaration, properties):
    if declaration.kind == "init":
        labels = declaration.labels or []
        return labels[:1] not in (["from"], ["rawValue"]) and (
            not labels or any(label not in properties[declaration.container] for label in labels))
    return declaration.name not in REQUIREMENTS


def modules():
    """The counted declarations by module, each with whether it is documented."""
    found = defaultdict(list)
    paths = [path for path in files(".swift", under=("Sources/",))
             if floor_of(path) not in OTHER_FLOORS]
    all_items = {path: {item.offset: item for item in declarations(path, LEVELS)}.values()
                 for path in paths}
    protocols = requirements([item for items in all_items.values() for item in items])
    inherited = conformances()
    for path, listed in all_items.items():
        properties = defaultdict(set)
        for item in listed:
            if item.kind in ("var", "let"):
                properties[item.container].add(item.name)
        found[module_of(path)] += [
            (item, is_documented(item)) for item in listed
            if is_counted(item, properties) and not is_witness(item, protocols, inherited)]
    return found


def share(items):
    """The number of documented declarations, the number of all, and the share in percent."""
    count = sum(is_done for _, is_done in items)
    return count, len(items), 100 * count / max(len(items), 1)


def main():
    found = modules()
    total = share([item for items in found.values() for item in items])
    if "--modules" in sys.argv:
        for name, items in sorted(found.items(), key=lambda entry: share(entry[1])[2]):
            print("{:5} of {:5}  {:5.1f} %  {}".format(*share(items), name))
        print("{:5} of {:5}  {:5.1f} %".format(*total))
        return
    if names := sys.argv[1:]:
        for item in (item for name in names for item, is_done in found[name] if not is_done):
            name = ".".join(filter(None, (item.container, item.name)))
            print(f"{item.path}:{line_number(item.path, item.offset)}: {item.kind} {name}")
        return
    finish([] if total[2] >= REQUIRED else [(
        "Sources", 1, f"{total[2]:.1f} % of the declarations of our own modules are documented; "
        f"at least {REQUIRED} % must be: see script/checks/documented.py --modules")])


if __name__ == "__main__":
    main()
