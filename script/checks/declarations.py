"""The public declarations of the modules in Sources, read from their text.

Reading the text takes less than a second and needs no build. It finds what has `public` or `open`,
the members of public protocols, and the cases of public enumerations; on request also `package`.
"""
import re
from collections import defaultdict, namedtuple
from functools import cache

from sources import files, module_of, text

# `labels` is None for what takes no arguments. `container` is the enclosing type's path. `offset`
# is the position in the file's text.
Declaration = namedtuple("Declaration", "path container kind name labels offset")
PUBLIC = frozenset({"public", "open"})

BLANKED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
KINDS = ("struct|class(?! (?:func|var|subscript)\\b)|enum|protocol|actor|extension|func|var|let|"
         "typealias|associatedtype|case|init|subscript|macro")
TOKEN = re.compile(
    r"[{}]|(?:(?P<access>public|open|package)\s+)?"
    r"(?:(?:static|class|final|mutating|nonmutating|override|nonisolated|required|convenience|"
    r"indirect|lazy|weak|dynamic|prefix|postfix|infix|isolated|consuming|borrowing|unowned|"
    r"(?:nonisolated|private|fileprivate|internal|package|unowned)\([a-z]+\))\s+)*"
    rf"\b(?P<kind>{KINDS})\b[ \t]*(?P<name>`?\w[\w.]*`?|(?<=func )[-+*/<>=&|!~^%]+)?")
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
WITH_ARGUMENTS = {"func", "init", "subscript", "macro", "case"}
EXPORT = re.compile(r"^\s*@_exported (?:public )?import (\w+)", re.MULTILINE)
CLOSING = {"(": ")", "[": "]", "{": "}"}


@cache
def blanked(path):
    """A file's text with comments and string literals replaced by spaces."""
    return BLANKED.sub(lambda match: " " * len(match.group()), text(path))


def arguments(source, start):
    """The labels of the argument list after `start`, generic parameters skipped; else None."""
    position, depth = start, 0
    while position < len(source) and (depth or source[position] in "<?! \t"):
        depth += {"<": 1, ">": -1}.get(source[position], 0)
        if source[position] == ">" and source[position - 1] == "-":
            depth += 1
        position += 1
    if source[position:position + 1] != "(":
        return None
    labels, depth, argument = [], 0, ""
    for character in source[position:]:
        depth += (character in "([{") - (character in ")]}")
        if (character == "," and depth == 1) or depth == 0:
            words = re.sub(r"@\w+ ", "", argument).partition(":")[0].split()
            labels += words[:1]
            argument = ""
            if depth == 0:
                break
        elif depth > 1 or character != "(":
            argument += character
    return [label.strip("`") for label in labels]


def declarations(path, levels=PUBLIC):
    """The declarations of a Swift file with one of the access levels."""
    source, found = blanked(path), []
    scopes, pending = [], None  # A scope is a kind, a path and whether its members are public.
    for token in TOKEN.finditer(source):
        if token.group() == "{":
            scopes.append(pending or ("body", "", False))
            pending = None
            continue
        if token.group() == "}":
            if scopes:
                scopes.pop()
            continue
        kind, name = token["kind"], (token["name"] or "").strip("`")
        scope = scopes[-1] if scopes else ("file", "", False)
        has_access = token["access"] in levels
        if scope[0] == "body" and not has_access:
            continue
        is_public = has_access or (
            scope[0] == "protocol" and scope[2] and kind not in ("case",)) or (
            scope[0] == "enum" and scope[2] and kind == "case")
        if kind in TYPES and name:
            path_of_type = ".".join(filter(None, (scope[1], name)))
            pending = (kind, path_of_type, is_public)
        if not is_public or kind == "extension":
            continue
        name = kind if kind in ("init", "subscript") else name
        labels = arguments(source, token.end()) if kind in WITH_ARGUMENTS else None
        found.append(Declaration(path, scope[1], kind, name, labels, token.start()))
        if kind == "case":
            rest = source[token.end():source.find("\n", token.end())]
            found += [Declaration(path, scope[1], kind, other, None, token.start())
                      for other in re.findall(r",\s*`?(\w+)`?", re.sub(r"\([^)]*\)", "", rest))]
    return found


class Module:
    """A folder of Sources: its declarations by name, and the modules that it re-exports."""

    def __init__(self, name):
        self.paths = [path for path in files(".swift", under=("Sources/",))
                      if module_of(path) == name]
        self.named = defaultdict(list)
        for path in self.paths:
            for declaration in declarations(path):
                self.named[declaration.name].append(declaration)
        self.exported = sorted(
            {other for path in self.paths for other in EXPORT.findall(text(path))})


@cache
def module(name):
    return Module(name)


@cache
def visible(name):
    """The names of the modules that an import of a module gives, that module first."""
    names = [name]
    for current in names:
        names += [other for other in module(current).exported if other not in names]
    return names
