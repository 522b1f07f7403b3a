"""Hostile projects: every setting that reaches a compiler, with every payload.

Each attack tries to make `vitrine check` run a script of the project. The script leaves a file
outside of the project and prints a mark, which would appear in the compiler's errors.
"""

import concurrent.futures
import itertools
import json
import shutil
import stat
import subprocess

import common

SOURCE = """
import SwiftUI
import WidgetKit

@main struct Tide: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
"""

# The settings of a target that become arguments of a program.
SETTINGS = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS", "SWIFT_PACKAGE_NAME",
    "PRODUCT_MODULE_NAME", "SWIFT_VERSION", "SWIFT_STRICT_CONCURRENCY", "PRODUCT_NAME",
    "SWIFT_DEFAULT_ACTOR_ISOLATION", "INFOPLIST_FILE",
]
# {0} is the folder of the project.
PAYLOADS = [
    "@{0}/evil.rsp", "@$(SRCROOT)/evil.rsp", "X @{0}/evil.rsp", "-D@{0}/evil.rsp",
    "-D @{0}/evil.rsp", "-enable-upcoming-feature @{0}/evil.rsp",
    "-enable-experimental-feature @{0}/evil.rsp", "-driver-use-frontend-path {0}/evil.sh",
    "-Xlinker @{0}/evil.rsp", "-load-plugin-executable {0}/evil.sh#Evil",
    "-Xcc @{0}/evil.rsp", "-tools-directory {0}",
]
CHANNELS = ["xcodegen", "xcconfig", "vitrine.json", "option"]

# What a manifest's target can have, as Swift. {0} is the payload.
MANIFEST_SETTINGS = [
    'swiftSettings: [.define("{0}")]', 'swiftSettings: [.enableUpcomingFeature("{0}")]',
    'swiftSettings: [.enableExperimentalFeature("{0}")]',
    'swiftSettings: [.unsafeFlags(["{0}"])]', 'cSettings: [.define("{0}")]',
    'cSettings: [.headerSearchPath("{0}")]', 'cSettings: [.unsafeFlags(["{0}"])]',
    'linkerSettings: [.linkedLibrary("{0}")]', 'linkerSettings: [.unsafeFlags(["{0}"])]',
]
MANIFEST_PAYLOADS = [
    "@{0}/evil.rsp", "-driver-use-frontend-path", "-fplugin={0}/evil.so", "../../../evil",
]

GIT_ARGUMENTS = [
    'revision: "--index-output={0}"', 'revision: "--upload-pack=touch {0}"',
    'branch: "--upload-pack=touch {0}"', 'branch: "-x"', 'revision: "HEAD --index-output={0}"',
]
GIT_LOCATIONS = [
    "ext::sh -c touch% {0}", "--upload-pack=touch {0}", "-oProxyCommand=touch {0}",
    "ssh://-oProxyCommand=touch%20{0}/kit", "fd::7",
]


class Project:
    def __init__(self, home, name):
        self.home = home
        self.folder = home.folder / "projects" / name
        self.marker = home.home / f"marker-{name}"
        self.folder.mkdir(parents=True)
        self.arguments = []
        script = self.folder / "evil.sh"
        text = (
            f"#!/bin/sh\necho {common.MARK} >&2\ntouch '{self.marker}'\n"
            f"cat '{home.home}/.env' >&2\n")
        for name in ("evil.sh", "swift-frontend", "clang", "ld"):
            script = self.folder / name
            script.write_text(text, encoding="utf-8")
            script.chmod(script.stat().st_mode | stat.S_IXUSR)
        self.write("evil.rsp", f"X -driver-use-frontend-path {self.folder}/evil.sh\n")

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def verdict(self, tool):
        """What the attack has achieved; an empty text for nothing."""
        try:
            _, output = common.run(
                tool, ["check", ".", *self.arguments], self.folder, self.home.environment())
        except subprocess.TimeoutExpired:
            return "it did not end within 120 s"
        found = []
        if common.MARK in output or self.marker.exists():
            found.append("a script of the project was executed")
        if common.SECRET in output:
            found.append("a secret was printed")
        if "Fatal error" in output or "Illegal instruction" in output:
            found.append("the tool crashed")
        return ", ".join(found)


def setting(home, number, channel, name, payload):
    project = Project(home, f"p{number}")
    payload = payload.format(project.folder)
    target = {
        "type": "app-extension", "platform": "iOS", "sources": ["Widgets"],
        "info": {"path": "Info.plist", "properties": {
            "NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}}},
    }
    project.write("Widgets/Tide.swift", SOURCE)
    if channel == "xcodegen":
        target["settings"] = {"base": {name: payload}}
    elif channel == "xcconfig":
        target["configFiles"] = {"Debug": "Tide.xcconfig", "Release": "Tide.xcconfig"}
        project.write("Tide.xcconfig", f"{name} = {payload}\n")
    elif channel == "vitrine.json":
        project.write(".vitrine.json", json.dumps({"buildSettings": {name: payload}}))
    else:
        project.arguments = ["--build-setting", f"{name}={payload}"]
    project.write("project.yml", json.dumps({"name": "Tide", "targets": {"Widgets": target}}))
    return project


def manifest(home, number, template, payload):
    project = Project(home, f"m{number}")
    text = template.replace("{0}", payload.format(project.folder))
    kind = "c" if text.startswith("cSettings") else "swift"
    project.write("Package.swift", f"""// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Tide", targets: [
  .target(name: "Widgets", dependencies: ["Kit"], {text if kind == "swift" else ""}),
  .target(name: "Kit", {text}),
])
""".replace(", ),", "),"))
    project.write("Sources/Widgets/Tide.swift", SOURCE)
    if kind == "c":
        project.write("Sources/Kit/kit.c", "int kit(void) { return 1; }\n")
        project.write("Sources/Kit/include/Kit.h", "int kit(void);\n")
    else:
        project.write("Sources/Kit/Kit.swift", "public let kit = 1\n")
    return project


def names(home, number, name):
    """A package whose names are arguments."""
    project = Project(home, f"n{number}")
    name = name.format(project.folder)
    project.write("Package.swift", f"""// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "{name}", targets: [
  .target(name: "Widgets", dependencies: ["{name}"]),
  .target(name: "{name}", path: "Kit"),
])
""")
    project.write("Sources/Widgets/Tide.swift", SOURCE)
    project.write("Kit/Kit.swift", "public let kit = 1\n")
    return project


def fetched(home, number, location, requirement):
    """A package that is fetched."""
    project = Project(home, f"g{number}")
    location = location.format(project.marker)
    requirement = requirement.format(project.marker)
    project.write("Package.swift", f"""// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Tide",
  dependencies: [.package(url: "{location}", {requirement})],
  targets: [.target(name: "Widgets", dependencies: [.product(name: "Kit", package: "kit")])])
""")
    project.write("Sources/Widgets/Tide.swift", SOURCE)
    return project


def repository(home):
    """A repository whose configuration and attributes start programs."""
    folder = home.folder / "repositories" / "kit"
    folder.mkdir(parents=True)
    marker = home.home / "marker-repository"
    files = {
        "Package.swift": '// swift-tools-version: 6.0\nimport PackageDescription\n'
        'let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], '
        'targets: [.target(name: "Kit")])\n',
        "Sources/Kit/Kit.swift": "public let kit = 1\n",
        ".gitattributes": "* filter=evil diff=evil merge=evil\n",
        ".gitmodules": f'[submodule "x"]\n path = x\n url = ext::sh -c touch% {marker}\n',
    }
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def git(*arguments):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *arguments],
            cwd=folder, check=True, stdout=subprocess.DEVNULL,
            env={**home.environment(), "GIT_CONFIG_NOSYSTEM": "1"})

    git("init", "--quiet", "-b", "main")
    git("add", "-A")
    git("commit", "--quiet", "-m", "x")
    git("tag", "1.0.0")
    evil = f"touch {marker}"
    for name in (
        "core.fsmonitor", "filter.evil.smudge", "filter.evil.process", "core.sshCommand",
        "uploadpack.packObjectsHook", "credential.helper", "core.pager", "diff.evil.command",
    ):
        git("config", name, evil)
    (folder / ".git/hooks").mkdir(exist_ok=True)
    for name in ("post-checkout", "post-upload-pack", "pre-receive", "reference-transaction"):
        hook = folder / ".git/hooks" / name
        hook.write_text(f"#!/bin/sh\n{evil}\n", encoding="utf-8")
        hook.chmod(0o755)
    return folder, marker


def generated(home):
    """All attacks in a fixed order, so that each part of the list has all kinds."""
    settings = itertools.product(CHANNELS, SETTINGS, PAYLOADS)
    everything = [("setting", *parts) for parts in settings]
    # The first 160, spread over all combinations.
    step = len(everything) / 160
    chosen = [everything[int(index * step)] for index in range(160)]
    rest = [
        *(("manifest", *parts) for parts in itertools.product(
            MANIFEST_SETTINGS, MANIFEST_PAYLOADS)),
        *(("names", name) for name in ("@evil", "@{0}/evil.rsp", "-o", "../../x", "a b")),
    ]
    git = [
        *(("fetched", "file:///nonexistent/kit", text) for text in GIT_ARGUMENTS),
        *(("fetched", text, 'from: "1.0.0"') for text in GIT_LOCATIONS),
    ]
    return chosen, rest, git


def perform(tool, home, number, attack):
    kind, *parts = attack
    makers = {"setting": setting, "manifest": manifest, "names": names, "fetched": fetched}
    project = makers[kind](home, number, *parts)
    result = project.verdict(tool)
    shutil.rmtree(project.folder)
    return " ".join(map(str, parts)), result


def attacks(tool, quick):
    with common.home() as home:
        chosen, rest, git = generated(home)
        if quick:
            chosen, rest, git = chosen[::16], rest[::11], git[::4]
        for title, group in (
            ("Settings of projects.", chosen), ("Manifests and names.", rest),
            ("Locations and revisions of packages.", git),
        ):
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                results = list(pool.map(
                    lambda item: perform(tool, home, *item), enumerate(group)))
            bad = [f"{name}: {result}" for name, result in results if result]
            yield title, not bad, "; ".join(bad[:3]) or f"{len(results)} without effect"
        folder, marker = repository(home)
        project = fetched(home, "repository", str(folder), 'from: "1.0.0"')
        result = project.verdict(tool) or ("a program was started" if marker.exists() else "")
        yield "A repository with hooks and filters.", not result, result or "nothing was started"
        changes = [path for path in home.changes() if "/.config/" not in path]
        yield "The home folder.", not changes, ", ".join(changes[:3]) or "unchanged"
