#!/usr/bin/env python3
"""Finds phrases that became a habit in this project and that are not plain English.

A phrase is found across line breaks, also within comments. Ordinary uses are exempt: "stands for",
"stands in for", "stands still", and "of its own" before a noun.
"""
import re

from sources import files, finish, line_number, text

FOLDERS = ("Sources/", "Tests/", "Resources/Page/", "docs/", "script/", "Examples/", "Benchmarks/",
           "editors/")
KINDS = (".swift", ".c", ".h", ".js", ".mjs", ".css", ".html", ".py", ".sh", ".bash", ".md")
PHRASES = (
    "anew", "the mend", "aloud", "says of", "goes by", "such a one",
    "signs? of life", "giv(?:es?|en|ing) (?:out again|back)", "workers? (?:is|are) there",
    "nobody's business", "goes on where", "going on after", "what to tell", "memory is short",
    "came again", "takes? them back",
    "stands(?! in for| for| still)", "is told", "are told", "of its own(?! [a-z])",
    "which is none", "that are none", "by lot", "comes down to",
    "earlier li(?:fe|ves)", "next life", "of this life", "number in the stream",
    "what was accepted", "does not tell", "try it again", "without a look",
    "comes? again", "lets? \\w+ in between", "whose \\w+ are gone",
    "sets? aside(?! for)", "costs only itself", "for which [^.]{1,40} cares?", "has its say",
    "hears? of", "is nobody", "puts? to rest", "by and by", "so be it", "thrown away",
)
# A space, or a line break and the start of a comment's next line.
GAP = r"(?:[ \t]+|[ \t]*\n[ \t]*(?:///?|#|\*)?[ \t]*)"


def pattern():
    phrases = (phrase.replace(" ", GAP) for phrase in PHRASES)
    return re.compile(rf"\b(?:{'|'.join(phrases)})(?![\w])", re.IGNORECASE)


def main():
    findings = []
    regex = pattern()
    paths = [path for path in files(*KINDS)
             if path.startswith(FOLDERS) or ("/" not in path and path.endswith(".md"))]
    for path in paths:
        if path == "script/checks/prose.py":
            continue
        for match in regex.finditer(text(path)):
            phrase = " ".join(re.sub(r"[/#*]", " ", match.group()).split())
            findings.append((
                path, line_number(path, match.start()),
                f'"{phrase}": write plainly: see CONTRIBUTING.md#write'))
    finish(findings)


if __name__ == "__main__":
    main()
