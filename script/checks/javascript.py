#!/usr/bin/env python3
"""Checks the modules of the page and of the extension for VS Code, and their tests.

Finds imports that the module does not use, exports that no other module imports, modules that
import each other in a circle, and long functions of the page. With Node.js, also finds syntax
errors, imports of missing files and imports of names that are not exported. The extension's modules
are CommonJS: imports and exports are those of `require` and `module.exports`.
"""
import re
import shutil
import subprocess
import sys
from pathlib import PurePosixPath

from sources import ROOT, files, finish, line_number, text

FOLDERS = ("Resources/Page/", "Tests/Device/BrowserTests/")
EXTENSION = "editors/vscode/source/"
COMMONJS = (EXTENSION, "Tests/Tool/EditorTests/")
# Comments and strings without placeholders. Template literals stay: they contain code.
IGNORED = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL)
IMPORT = re.compile(r'import\s*\{([^}]*)\}\s*from\s*"([^"]+)"')
DYNAMIC = re.compile(r'\{([^}]*)\}\s*=\s*await import\("([^"]+)"\)')
# Node.js calls the exports of a module that is registered as hooks.
HOOKS = re.compile(r'register\("([^"]+)"')
FORWARD = re.compile(r'export\s*\{([^}]*)\}\s*from\s*"([^"]+)"')
EXPORT = re.compile(r"^export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+)", re.MULTILINE)

# In tests, `load` is `require` of a module of the extension.
REQUIRE = re.compile(r'const (?:(\w+)|\{([^}]*)\}) =\s*(require|load)\("([^"]+)"\)')
EXPORTS = re.compile(r"module\.exports = \{([^}]*)\}")

FUNCTION = re.compile(
    r"^(?:export )?(?:async )?function\*? (\w+)\(.*?^\}", re.MULTILINE | re.DOTALL)
# The greatest number of lines of a function.
LONGEST = 80


def names(clause):
    """The pairs of names in braces: `a, b as c` are (a, a) and (b, c)."""
    for part in clause.split(","):
        words = part.split()
        if words:
            yield words[0], words[-1]


def resolve(path, specifier):
    """The path of an imported module; None for Node.js's own modules."""
    if specifier.startswith("/page/"):
        return "Resources/Page/" + specifier.removeprefix("/page/")
    if not specifier.startswith("."):
        return None
    parts = []
    for part in (PurePosixPath(path).parent / specifier).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def unused_imports(path):
    code = IGNORED.sub(" ", IMPORT.sub(" ", text(path)))
    for match in IMPORT.finditer(text(path)):
        for _, name in names(match.group(1)):
            if not re.search(rf"\b{re.escape(name)}\b", code):
                yield path, line_number(path, match.start()), f"unused import: {name}"


def unused_exports(modules):
    imported = {
        (resolve(path, specifier), name)
        for path in modules for kind in (IMPORT, DYNAMIC, FORWARD)
        for clause, specifier in kind.findall(text(path)) for name, _ in names(clause)
    }
    hooks = {resolve(path, name) for path in modules for name in HOOKS.findall(text(path))}
    for path in modules:
        if path in hooks:
            continue
        for match in EXPORT.finditer(text(path)):
            if (path, match.group(1)) not in imported:
                yield (path, line_number(path, match.start()),
                       f"unused export: {match.group(1)}; remove it or the keyword `export`")


def import_circles(modules):
    """Reports one import of each circle of modules."""
    imports = {
        path: [(resolve(path, match[2]), match.start())
               for kind in (IMPORT, FORWARD) for match in kind.finditer(text(path))]
        for path in modules}
    finished = set()

    def visit(path, chain):
        if path in finished:
            return
        for target, offset in imports.get(path, ()):
            if target in (*chain, path):
                circle = [*chain, path][[*chain, path].index(target):]
                yield (path, line_number(path, offset),
                       f"modules import each other: {' -> '.join([*circle, target])}; "
                       "move what both need to a third module, or pass it as an argument")
            else:
                yield from visit(target, [*chain, path])
        finished.add(path)

    for path in modules:
        yield from visit(path, [])


def required(path):
    """What a CommonJS module gets from others: (module, name, offset); None for all names."""
    for match in REQUIRE.finditer(text(path)):
        whole, clause, kind, specifier = match.groups()
        target = EXTENSION + specifier if kind == "load" else resolve(path, specifier)
        for name in (None,) if whole else (each for each, _ in names(clause)):
            yield f"{target}.js", name, match.start()


def unused_in_commonjs(modules):
    imported = set()
    for path in modules:
        code = IGNORED.sub(" ", REQUIRE.sub(lambda match: match[3], text(path)))
        for target, name, offset in required(path):
            imported.add((target, name))
            if name and not re.search(rf"\b{re.escape(name)}\b", code):
                yield path, line_number(path, offset), f"unused import: {name}"
    for path in modules:
        for match in EXPORTS.finditer(text(path)):
            for name, _ in names(match.group(1)):
                # The editor calls the exports of extension.js.
                if ":" not in match.group(1) and not {(path, name), (path, None)} & imported:
                    yield path, line_number(path, match.start()), f"unused export: {name}"


def long_functions(path):
    """Functions at the top level, with the functions inside them."""
    for match in FUNCTION.finditer(text(path)):
        count = match[0].count("\n") + 1
        if count > LONGEST:
            yield (path, line_number(path, match.start()),
                   f"{match[1]} has {count} lines, more than {LONGEST}; move what does not need "
                   "its variables to other functions")


def broken_modules(modules):
    """What Node.js finds when it loads the modules without running them."""
    found = subprocess.run(
        ["node", "--no-warnings", "--experimental-vm-modules", ROOT / "script/checks/modules.mjs",
         *modules], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for finding in found.splitlines():
        path, line, words = finding.split(":", 2)
        yield path, int(line), words.strip()


def main():
    modules = files(".js", ".mjs", under=FOLDERS)
    findings = [*unused_exports(modules), *import_circles(modules)]
    for path in modules:
        findings += unused_imports(path)
        if path.startswith("Resources/"):
            findings += long_functions(path)
    extension = files(".js", under=COMMONJS)
    findings += unused_in_commonjs(extension)
    for path in extension:
        if path.startswith(EXTENSION):
            findings += long_functions(path)
    if shutil.which("node"):
        findings += broken_modules(modules)
    else:
        print("javascript.py: node not found; syntax and names of imports not checked",
              file=sys.stderr)
    finish(findings)


if __name__ == "__main__":
    main()
