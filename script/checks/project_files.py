#!/usr/bin/env python3
"""Finds code that opens files of a project without `ProjectRoot`.

A project comes from a stranger. What it names by an absolute path, by `..` or by a symbolic link
can be a file of the user. Only `ProjectRoot` opens files, so that this is decided in one place. The
files below are exempt, because what they open is not part of a project.
"""
import re

from sources import files, finish, line_number, text

READER = "Sources/Build/ProjectReader"
BUILDER = "Sources/Build/ExtensionBuilder"
FOLDERS = (
    "Sources/Build/",
    "Sources/Device/ExtensionPool/AppData/SeedFolder.swift",
    "Sources/Tool/PreviewTesting/Frames/SourcePlaces.swift",
)
EXEMPT = {
    f"{READER}/Files/": "ProjectRoot",
    f"{READER}/Packages/ManifestRun.swift": "results in the cache",
    f"{READER}/Packages/Remote/PackageRepositories.swift": "versions in the cache",
    f"{READER}/Scripts/ScriptRun.swift":
        "copies links as links; what is copied is read through the root of the copy",
    f"{BUILDER}/BuildCache.swift": "the cache",
    f"{BUILDER}/Cuts/ModuleCut.swift": "the cache",
    f"{BUILDER}/ProgramCompilation.swift": "generated sources and object files",
    f"{BUILDER}/ModuleCompilation.swift": "generated sources",
    f"{BUILDER}/Bundle/": "bundles, which are not projects",
    f"{BUILDER}/Compiler/": "the toolchain, the cache and the output of programs",
    f"{BUILDER}/Literals/LiteralCompilation.swift": "the output of the compiler",
    f"{BUILDER}/Macros/": "the toolchain and the cache",
    f"{BUILDER}/ObjectiveC/InterfacePrinter.swift": "the output of a program, in the cache",
    f"{BUILDER}/Plugins/PluginRun.swift": "the answer of a plugin, in the cache",
    f"{BUILDER}/Sources/AppEntryPoint.swift": "the program that was just linked",
}
# In an exempt folder, these files read projects.
NOT_EXEMPT = (
    f"{BUILDER}/Bundle/Entitlements.swift",
    f"{BUILDER}/Bundle/InformationPropertyList.swift",
    f"{BUILDER}/Bundle/SourceFolder+ContentHash.swift",
)
# Single lines in other files that open what a build has written.
EXEMPT_LINES = {
    f"{BUILDER}/BundleAssembly.swift": "Data(contentsOf: file)) != Data(text.utf8)",
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
