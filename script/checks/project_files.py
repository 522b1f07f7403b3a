#!/usr/bin/env python3
"""Finds code that opens files of a project without `ProjectRoot`.

A project comes from a stranger. What it names by an absolute path, by `..` or by a symbolic link
can be a file of the user. Only `ProjectRoot` opens files, so that this is decided in one place. The
files below are exempt, because what they open is not part of a project.
"""
import re

from sources import files, finish, line_number, text

FOLDERS = (
    "Sources/ProjectReader/", "Sources/SourceScanner/", "Sources/ExtensionBuilder/",
    "Sources/ExtensionPool/AppData/SeedFolder.swift",
    "Sources/VitrineCommands/Frames/SourcePlaces.swift",
)
EXEMPT = {
    "Sources/ProjectReader/Files/": "ProjectRoot",
    "Sources/ProjectReader/Packages/ManifestRun.swift": "results in the cache",
    "Sources/ProjectReader/Packages/Remote/PackageRepositories.swift": "versions in the cache",
    "Sources/ProjectReader/Scripts/ScriptRun.swift":
        "copies links as links; what is copied is read through the root of the copy",
    "Sources/ExtensionBuilder/BuildCache.swift": "the cache",
    "Sources/ExtensionBuilder/ProgramCompilation.swift": "generated sources and object files",
    "Sources/ExtensionBuilder/ModuleCompilation.swift": "generated sources",
    "Sources/ExtensionBuilder/Bundle/": "bundles, which are not projects",
    "Sources/ExtensionBuilder/Compiler/": "the toolchain, the cache and the output of programs",
    "Sources/ExtensionBuilder/Literals/LiteralCompilation.swift": "the output of the compiler",
    "Sources/ExtensionBuilder/Macros/": "the toolchain and the cache",
    "Sources/ExtensionBuilder/Plugins/PluginRun.swift": "the answer of a plugin, in the cache",
    "Sources/ExtensionBuilder/Sources/AppEntryPoint.swift": "the program that was just linked",
}
# In an exempt folder, these files read projects.
NOT_EXEMPT = (
    "Sources/ExtensionBuilder/Bundle/Entitlements.swift",
    "Sources/ExtensionBuilder/Bundle/InformationPropertyList.swift",
    "Sources/ExtensionBuilder/Bundle/SourceFolder+ContentHash.swift",
)
# Single lines in other files that open what a build has written.
EXEMPT_LINES = {
    "Sources/ExtensionBuilder/BundleAssembly.swift": "Data(contentsOf: file)) != Data(text.utf8)",
}
OPENING = re.compile(
    r"\b(?:Data|String|NSData|NSString|NSDictionary|NSArray|XMLParser|InputStream)"
    r"\(\s*(?:contentsOf|contentsOfFile|url|fileAtPath)\s*:"
    r"|\bFileHandle\(\s*for(?:Reading|Updating)"
    r"|\.(?:copyItem|enumerator|contentsOfDirectory|subpathsOfDirectory|subpaths|contents)"
    r"\(\s*(?:at|atPath)\b"
    r"|(?<![.\w])(?:fopen|open|openat|opendir|mmap)\(")


def is_exempt(path):
    return path.startswith(tuple(EXEMPT)) and path not in NOT_EXEMPT


def main():
    findings = []
    paths = files(".swift", under=FOLDERS)
    for path in paths:
        if is_exempt(path):
            continue
        allowed = EXEMPT_LINES.get(path)
        lines = text(path).splitlines()
        for match in OPENING.finditer(text(path)):
            number = line_number(path, match.start())
            line = lines[number - 1]
            if line.lstrip().startswith("//") or (allowed and allowed in line):
                continue
            findings.append((
                path, number,
                f"{match.group().strip()}…: open files of a project with ProjectRoot; other files "
                "are listed in script/checks/project_files.py"))
    for path in (*EXEMPT, *NOT_EXEMPT, *EXEMPT_LINES):
        if not any(name.startswith(path) for name in paths):
            findings.append(("script/checks/project_files.py", 1, f"{path} does not exist"))
    finish(findings)


if __name__ == "__main__":
    main()
