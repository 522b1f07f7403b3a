"""The marks beside the sources, and what they name.

A mark is a comment that begins a line of a Swift file in Sources:

    // Compatibility: works | `HStack`, `VStack`
    // Compatibility (modifiers): partial | `blur` | no more than 64 points; a remark can
    //   go on in lines that are indented by three spaces.

The word in parentheses is a part of the module's table; without it, the mark belongs to the table
of the module. In a capital letter, it is the name of another module's table, `(SwiftUI.state)`.
Two words are the name of a table of all modules, `(iOS 27)`.
`(module)` describes the module as a whole; it names no API.
"""
import mmap
import re
import shutil
from collections import namedtuple
from functools import cache
from pathlib import Path

from declarations import module, visible
from sources import files, module_of, text

STATES = ("works", "partial", "accepted", "missing")
START = re.compile(r"// Compatibility(?: \(([\w. ]+)\))?: (\w+) \|[ ]?(.*)")
BEGIN = "// Compatibility"
FOLLOWING = re.compile(r"//   (\S.*)")
MACROS = "Sources/Build/ExtensionBuilder/Compiler/MacroDeclarations"
IN_CODE = re.compile(r"`([^`]+)`")
API = re.compile(r"[@#.]?([\w.]*(?:…\w*|\*)?)(?:\((.*)\))?")

# `table` is a module, or a module and a part: `SwiftUI.modifiers`.
Mark = namedtuple("Mark", "path line table state names remark")


def marks():
    """All marks, in the order of the files."""
    found = []
    for path in files(".swift", under=("Sources/",)):
        if BEGIN not in text(path):
            continue
        current = None
        for number, line in enumerate(text(path).splitlines(), 1):
            if current and (following := FOLLOWING.fullmatch(line)):
                current[2] += f" {following[1]}"
                continue
            if current:
                found.append(mark(path, *current))
            start = START.fullmatch(line)
            current = [number, start[1], f"{start[2]} | {start[3]}"] if start else None
        if current:
            found.append(mark(path, *current))
    return found


def unreadable():
    """The lines that begin like a mark and are none."""
    return [(path, number) for path in files(".swift", under=("Sources/",))
            if BEGIN in text(path)
            for number, line in enumerate(text(path).splitlines(), 1)
            if line.startswith(BEGIN) and not START.fullmatch(line)]


def mark(path, line, part, words):
    cells = [cell.strip() for cell in (words + " | ").split("|", 2)]
    table = module_of(path)
    if part:
        table = part if part[0].isupper() or " " in part else f"{table}.{part}"
    return Mark(path, line, table, cells[0], cells[1], cells[2].rstrip("| "))


@cache
def toolchain_foundation():
    """The Foundation libraries of the Swift toolchain, whose symbols have the types' names."""
    compiler = shutil.which("swiftc")
    if not compiler:
        return []
    folder, maps = Path(compiler).resolve().parent.parent / "lib/swift/linux", []
    for name in ("libFoundation.so", "libFoundationEssentials.so", "libFoundationNetworking.so",
                 "libFoundationInternationalization.so"):
        if (folder / name).is_file():
            with open(folder / name, "rb") as file:
                maps.append(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    return maps


def is_in_toolchain(name):
    """Whether Foundation has a declaration with the name, in mangled form: length and name."""
    mangled = f"{len(name)}{name}".encode()
    return any(library.find(mangled) >= 0 for library in toolchain_foundation())


def matching(name, scope):
    """The declarations of the modules in `scope` that an API's name in backticks can mean.

    None if the text between the backticks is no API's name.
    """
    parts = API.fullmatch(name)
    if not parts or not parts[1]:
        operator = [d for m in scope for d in module(m).named[name]]
        return operator or None
    container, _, base = parts[1].rpartition(".")
    if "…" in base or "*" in base:
        pattern = re.compile(re.escape(base).replace("…", r"\w*").replace(r"\*", r"\w*"))
        return [d for m in scope for key, found in module(m).named.items()
                if pattern.fullmatch(key) for d in found]
    inside = container.rpartition(".")[2]
    found = [d for m in scope for d in module(m).named[base]
             if not inside or inside in d.container.split(".") or inside == m]
    if not any(name.startswith(sign) for sign in "@#"):
        found += [d for m in scope for d in module(m).named["init"]
                  if parts[2] and d.container.split(".")[-1] == base]
    labels = re.findall(r"(\w+):", parts[2] or "")
    return [d for d in found if not labels or is_subsequence(labels, d.labels or [])]


def is_subsequence(few, many):
    rest = iter(many)
    return all(label in rest for label in few)


def scope_of(table, path=None):
    """The modules in which a table's APIs are declared: its own, and that of a mark's file."""
    if " " in table:
        names = sorted({module_of(path) for path in files(".swift", under=("Sources/Apple/",))})
    else:
        names = list(visible(table.split(".")[0]))
    return names + [name for name in [path and module_of(path)] if name and name not in names]


def mentions(path, name):
    """Whether a file's text has a name, apart from its marks."""
    lines = (line for line in text(path).splitlines()
             if not START.match(line) and not FOLLOWING.match(line))
    return re.search(rf"\b{re.escape(name)}\b", "\n".join(lines)) is not None


def is_macro(name):
    """Whether the builder declares a macro, which extensions see as part of a module."""
    return any(re.search(rf"\bmacro {re.escape(name)}\b", text(path))
               for path in files(".swift", under=(MACROS,)))


def findings_of(state, names, scope, path=None):
    """What is wrong with a row: an unknown state, an API without a declaration, or with one.

    `path` is the file of a mark, which must declare one of the APIs, or replace one of Foundation.
    """
    if state not in STATES:
        yield f'state "{state}"; write {", ".join(STATES)}'
        return
    is_beside, elsewhere = path is None, set()
    for name in IN_CODE.findall(names):
        found = matching(name, scope)
        if found is None:
            yield f"`{name}` is no API's name; write it without backticks"
            continue
        base = API.fullmatch(name)[1].rpartition(".")[2] if found == [] else ""
        exists = bool(found) or (base and (is_macro(base) or is_in_toolchain(base)))
        elsewhere.update(d.path for d in found)
        is_beside |= path in elsewhere or bool(not found and base and path and mentions(path, base))
        if state == "missing" and found:
            yield (f"`{name}` is missing, but {found[0].path} declares it; "
                   "name what is missing, or change the state")
        if state != "missing" and not exists:
            yield f"`{name}` {state}, but no source declares it; correct the name or the state"
    if not is_beside:
        places = ", ".join(sorted(elsewhere)[:3])
        yield "this file declares no API of the mark" + (f"; move it to {places}" if places else "")
