#!/usr/bin/env python3
"""Checks the page's style sheets, with tinycss2.

Finds parse errors, properties that a rule sets twice, custom properties that are used without a
value, and custom properties that are never used. Modules set custom properties by name
(`setProperty("--x", …)`) or as the keys of `setNumbers`.
"""
import re

import tinycss2

from sources import files, finish, text

PAGE = ("Resources/Page/",)


class Sheet:
    """What one style sheet declares, uses and gets wrong."""

    def __init__(self, path):
        self.path = path
        self.findings = []
        # Custom properties and the line of their first declaration or use.
        self.declared = {}
        self.used = {}
        self.read_rules(tinycss2.parse_stylesheet(
            text(path), skip_comments=True, skip_whitespace=True))

    def find(self, node, words):
        self.findings.append((self.path, node.source_line, words))

    def read_rules(self, nodes):
        for node in nodes:
            if node.type == "error":
                self.find(node, node.message)
                continue
            self.read_values(node.prelude)
            if node.content is not None:
                self.read_block(node.content)

    def read_block(self, content):
        """Reads declarations and nested rules."""
        names = set()
        nodes = tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True)
        for node in nodes:
            if node.type != "declaration":
                self.read_rules([node])
                continue
            if node.name in names:
                self.find(node, f"{node.name} is set twice in this rule")
            names.add(node.name)
            if node.name.startswith("--"):
                self.declared.setdefault(node.name, node.source_line)
            self.read_values(node.value)

    def read_values(self, nodes):
        for node in nodes:
            if node.type == "error":
                self.find(node, node.message)
            elif node.type == "function":
                self.read_function(node)
            elif node.type.endswith("block"):
                self.read_values(node.content)

    def read_function(self, node):
        arguments = [part for part in node.arguments if part.type not in ("whitespace", "comment")]
        # A second argument is the value without a declaration.
        if node.lower_name == "var" and len(arguments) == 1:
            self.used.setdefault(arguments[0].value, node.source_line)
        elif node.lower_name == "var" and arguments:
            self.used.setdefault(arguments[0].value, None)
        self.read_values(node.arguments)


def properties_of_modules():
    """The custom properties that modules name, and the keys that may become custom properties."""
    named, keys = set(), set()
    for path in files(".js", ".html", under=PAGE):
        source = text(path)
        named.update(re.findall(r"--[A-Za-z][\w-]*", source))
        if "setNumbers" in source or path.endswith("dom/frames.js"):
            keys.update(f"--{key}" for key in re.findall(r'([\w-]+)"?\s*[:,}]', source))
    return named, keys


def main():
    sheets = [Sheet(path) for path in files(".css", under=PAGE)]
    named, keys = properties_of_modules()
    declared = {name for sheet in sheets for name in sheet.declared} | named | keys
    used = {name for sheet in sheets for name in sheet.used} | named
    findings = [finding for sheet in sheets for finding in sheet.findings]
    for sheet in sheets:
        findings += [(sheet.path, line, f"{name} has no value anywhere")
                     for name, line in sheet.used.items() if line and name not in declared]
        findings += [(sheet.path, line, f"{name} is never used")
                     for name, line in sheet.declared.items() if name not in used]
    finish(findings)


if __name__ == "__main__":
    main()
