"""Attacks on the boundary of a project: files outside of it that it reads, and names by which it
writes outside.

Generates hostile projects in a temporary folder, beside a folder with secrets, and runs the tool on
them. A secret has the text of the canary: it must not be in the output and not in a bundle. Nothing
may be written but the bundles.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

CANARY = "canary-7d1f"
# The folder with the secrets, from that of a project.
UP = "../../../../../outside"

SOURCE = """
import SwiftUI
import WidgetKit

struct Now: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .now)], policy: .never))
  }
}

@main struct Plain: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: Provider()) { _ in Text("Plain") }
  }
}
"""

EXTENSION = """<plist><dict>
<key>Secret</key><string>$(SECRET)</string>
<key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
</dict></dict></plist>"""


class Stage:
    """A temporary folder with a place for projects, one for bundles, and one with secrets."""

    def __init__(self, tool, folder):
        self.tool = pathlib.Path(tool).resolve()
        self.folder = pathlib.Path(folder).resolve()
        self.outside = self.folder / "outside"
        self.home = self.folder / "home"
        # A name such as ../../../x leads to a place below the temporary folder.
        self.projects = self.folder / "a/b/c/projects"
        self.bundles = self.folder / "a/b/c/bundles"
        for place in (self.outside, self.home, self.projects, self.bundles):
            place.mkdir(parents=True)
        png = b"\x89PNG\r\n\x1a\n"
        for name in ("a.txt", "a.png", "a.strings", "Localizable.strings"):
            (self.outside / name).write_bytes(png + f'"{CANARY}" = "{CANARY}";'.encode())
        (self.outside / "a.swift").write_text(f'let leaked = "{CANARY}"\n')
        (self.outside / "a.xcconfig").write_text(f"SECRET = {CANARY}\n")
        (self.outside / "a.env").write_text(f"{CANARY} is not an assignment\n")
        (self.outside / "Info.plist").write_text(EXTENSION.replace("$(SECRET)", CANARY))
        (self.outside / "a.entitlements").write_text(
            "<plist><dict><key>com.apple.security.application-groups</key>"
            f"<array><string>group.{CANARY}</string></array></dict></plist>")
        (self.outside / "Kit/Sources/Kit").mkdir(parents=True)
        (self.outside / "Kit/Package.swift").write_text(package("Kit"))
        (self.outside / "Kit/Sources/Kit/Kit.swift").write_text(
            f'public let leaked = "{CANARY}"\n')
        self.before = self.listing()

    def listing(self):
        """All files but those of the projects and of bundles that are where they should be."""
        found = set()
        for path in self.folder.rglob("*"):
            inside = path.is_relative_to(self.projects) or path.is_relative_to(self.bundles)
            cache = path.is_relative_to(self.home)
            if not inside and not cache:
                found.add(str(path.relative_to(self.folder)))
        return found

    def project(self, name, files, links=()):
        """Writes a project in a repository."""
        folder = self.projects / name
        (folder / ".git").mkdir(parents=True)
        (folder / ".git/HEAD").write_text("")
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text.replace("OUTSIDE", str(self.outside)))
        for path, target in dict(links).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).symlink_to(self.outside / target)
        return folder

    def run(self, *arguments, limit=300):
        """Runs the tool for at most some seconds. Returns its status and all that it prints."""
        environment = dict(os.environ)
        environment.setdefault(
            "XDG_CACHE_HOME", os.path.join(os.environ.get("HOME", "/root"), ".cache"))
        environment["HOME"] = str(self.home)
        done = subprocess.run(
            ["timeout", "-k", "1", str(limit), self.tool, *map(str, arguments)], cwd=self.bundles,
            env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        return done.returncode, (done.stdout + done.stderr).decode(errors="replace")

    def leaks(self, output):
        """What an attack has reached; empty if it failed."""
        found = []
        if CANARY in output:
            found.append("the output has the secret")
        if "root:" in output:
            found.append("the output has lines of /etc/passwd")
        for path in self.bundles.rglob("*"):
            if path.is_symlink():
                found.append(f"{path.relative_to(self.bundles)} is a symbolic link")
            elif path.is_file() and CANARY.encode() in path.read_bytes():
                found.append(f"{path.relative_to(self.bundles)} has the secret")
        for path in sorted(self.listing() - self.before):
            found.append(f"{path} was written")
        return found

    def attempt(self, name, folder, *, command="build", warnings=0, must_build=False, limit=300):
        """Builds a project, and returns the result of the attack."""
        status, output = self.run(command, folder, limit=limit)
        found = self.leaks(output)
        if status in (124, 137):
            found.append(f"it takes more than {limit} s")
        if must_build and status != 0:
            found.append(f"exit status {status}: {output[-300:]}")
        if output.count("--also") < warnings:
            found.append(f"{output.count('--also')} warnings name --also, expected {warnings}")
        if "Fatal error" in output or status < 0 or 128 < status < 160:
            found.append(f"the tool crashed: {output[-300:]}")
        written = [self.folder / path for path in sorted(self.listing() - self.before)]
        for path in [*self.bundles.iterdir(), *written]:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        return name, not found, "; ".join(found) or f"status {status}"


# MARK: Projects


def package(name, target=None, more=""):
    target = target or name
    return (f'// swift-tools-version: 5.9\nimport PackageDescription\n'
            f'let package = Package(name: "{name}", products: [.library(name: "{target}", '
            f'targets: ["{target}"])], {more} targets: [.target(name: "{target}")])\n')


def xcode(settings="", *, name="W", module="W", base="Base.xcconfig", members="",
          phases="", more="", product="W.appex", dependencies=""):
    """An Xcode project with a widget extension.

    - members: identifiers of file references, which `more` declares.
    - phases: identifiers of build files.
    """
    return f"""{{objects = {{
      P = {{isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U, );}};
      G = {{isa = PBXGroup; children = (X, S, {members}); sourceTree = "<group>";}};
      X = {{isa = PBXFileReference; path = "{base}"; sourceTree = "<group>";}};
      S = {{isa = PBXFileReference; path = W.swift; sourceTree = "<group>";}};
      L = {{isa = XCConfigurationList; buildConfigurations = (C);}};
      C = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{}};
        baseConfigurationReference = X;}};
      M = {{isa = XCConfigurationList; buildConfigurations = (D);}};
      D = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{
        INFOPLIST_FILE = Info.plist; PRODUCT_MODULE_NAME = "{module}"; {settings}}};}};
      Y = {{isa = PBXFileReference; path = "{product}"; sourceTree = BUILT_PRODUCTS_DIR;}};
      T = {{isa = PBXNativeTarget; name = "{name}"; buildConfigurationList = M;
        buildPhases = (B, R); dependencies = ({dependencies}); productReference = Y;
        productType = "com.apple.product-type.app-extension";}};
      B = {{isa = PBXSourcesBuildPhase; files = (BS, );}};
      BS = {{isa = PBXBuildFile; fileRef = S;}};
      R = {{isa = PBXResourcesBuildPhase; files = ({phases});}};
      {more}
    }}; rootObject = P;}}"""


def references(*paths):
    """File references: those of members, of build files, and their declarations."""
    members, phases, more = [], [], []
    for number, path in enumerate(paths):
        tree = "<absolute>" if path.startswith("OUTSIDE") else "<group>"
        members.append(f"R{number}, ")
        phases.append(f"F{number}, ")
        more.append(f'R{number} = {{isa = PBXFileReference; path = "{path}"; '
                    f'sourceTree = "{tree}";}};\n')
        more.append(f"F{number} = {{isa = PBXBuildFile; fileRef = R{number};}};\n")
    return {"members": "".join(members), "phases": "".join(phases), "more": "".join(more)}


def dependency(settings, kind, product="K"):
    """Another target, on which the widget extension depends."""
    return {
        "dependencies": "Q, ",
        "more": f"""
      Q = {{isa = PBXTargetDependency; target = U;}};
      N = {{isa = XCConfigurationList; buildConfigurations = (E);}};
      E = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{{settings}}};}};
      Z = {{isa = PBXFileReference; path = "{product}"; sourceTree = BUILT_PRODUCTS_DIR;}};
      U = {{isa = PBXNativeTarget; name = K; buildConfigurationList = N; buildPhases = (BU, RU);
        productReference = Z; productType = "com.apple.product-type.{kind}";}};
      BU = {{isa = PBXSourcesBuildPhase; files = (BK, );}};
      BK = {{isa = PBXBuildFile; fileRef = SK;}};
      SK = {{isa = PBXFileReference; path = K.swift; sourceTree = SOURCE_ROOT;}};
      RU = {{isa = PBXResourcesBuildPhase; files = (BR, );}};
      BR = {{isa = PBXBuildFile; fileRef = SR;}};
      SR = {{isa = PBXFileReference; path = k.txt; sourceTree = SOURCE_ROOT;}};""",
    }


def with_project(text, **files):
    """The files of an Xcode project."""
    return {"A.xcodeproj/project.pbxproj": text, "W.swift": SOURCE, "Info.plist": EXTENSION,
            "K.swift": "public let k = 1\n", "k.txt": "k", **files}


IMAGE = '{"images": [{"idiom": "universal", "filename": "a.png"}]}'
DATA = '{"data": [{"idiom": "universal", "filename": "a.txt"}]}'


# MARK: Names


def names(stage):
    """Projects whose names lead out of the folder to which they are written."""
    up = "../../../x"
    files = {
        "target": with_project(xcode(name=up)),
        "module": with_project(xcode(module=up)),
        "product of a framework": with_project(
            xcode(**dependency("PRODUCT_MODULE_NAME = K;", "framework", "../../../.ssh/config"))),
        "bundle of resources": with_project(
            xcode(**dependency(f'PRODUCT_NAME = "{up}";', "bundle"))),
        "package": {"Package.swift": package(up, "W"), "Sources/W/W.swift": SOURCE},
        "target of a package": {
            "Package.swift": package("W", up), "Sources/x/W.swift": SOURCE},
        "target of XcodeGen": {
            "project.yml": f'targets: {{"{up}": {{type: app-extension, sources: [W.swift], '
                           'info: {path: Info.plist, properties: {NSExtension: '
                           '{NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}}}',
            "W.swift": SOURCE},
        "target of Expo": {
            "targets/w/expo-target.config.js": f'{{type: "widget", name: "{up}"}}',
            "targets/w/W.swift": SOURCE},
        "stub": {
            ".vitrine.json": f'{{"stubs": {{"{up}": "S.swift"}}}}', "S.swift": "",
            "W.swift": SOURCE},
    }
    for number, (kind, project) in enumerate(files.items()):
        folder = stage.project(f"name{number}", project)
        yield stage.attempt(f"name of a {kind}", folder)


# MARK: Boundary


def plain(stage):
    """A folder of sources with eight links; one build."""
    folder = stage.project(
        "plain",
        {"W.swift": SOURCE, "B.bundle/x.txt": "x",
         "A.xcassets/I.imageset/Contents.json": IMAGE,
         "A.xcassets/D.dataset/Contents.json": DATA},
        {"Evil.swift": "a.swift", "a.txt": "a.txt", "Sources": "", "B.bundle/a.txt": "a.txt",
         "A.xcassets/I.imageset/a.png": "a.png", "A.xcassets/D.dataset/a.txt": "a.txt",
         "en.lproj/a.strings": "a.strings", "Info.plist": "Info.plist"})
    yield stage.attempt(
        "eight links in a folder of sources", folder, warnings=6, must_build=True)


def home(stage):
    """A download without a repository, in a home folder that is one."""
    (stage.home / ".git").mkdir()
    (stage.home / ".git/HEAD").write_text("")
    (stage.home / "secret.txt").write_text(CANARY)
    folder = stage.home / "Downloads/W"
    folder.mkdir(parents=True)
    (folder / "W.swift").write_text(SOURCE)
    (folder / "a.txt").symlink_to("../../secret.txt")
    yield stage.attempt(
        "a download in a home folder with a repository", folder, warnings=1, must_build=True)


def early(stage):
    """Projects that are refused, or whose errors could show a secret, without a compilation."""
    cases = {
        "error of an included file": (
            with_project(xcode(), **{"Base.xcconfig": '#include "OUTSIDE/a.env"\n'}), {}),
        "stub of .vitrine.json": (
            {".vitrine.json": '{"stubs": {"Kit": "OUTSIDE/a.swift"}}', "W.swift": SOURCE}, {}),
        "seed of .vitrine.json": (
            {".vitrine.json": '{"seed": "OUTSIDE"}', "W.swift": SOURCE}, {}),
        "link as .vitrine.json": ({"W.swift": SOURCE}, {".vitrine.json": "a.env"}),
        "link as Info.plist": (
            {**with_project(xcode()), "Info.plist": None}, {"Info.plist": "Info.plist"}),
        "absolute INFOPLIST_FILE": (
            with_project(xcode('INFOPLIST_FILE = "OUTSIDE/Info.plist";')), {}),
        "included description": (
            {"project.yml": "include: [OUTSIDE/a.env]\ntargets: {}\n", "W.swift": SOURCE}, {}),
        "link as project.pbxproj": (
            {"W.swift": SOURCE}, {"A.xcodeproj/project.pbxproj": "a.env"}),
        "link as Package.swift": ({"Sources/W/W.swift": SOURCE}, {"Package.swift": "a.env"}),
    }
    for number, (kind, (files, links)) in enumerate(cases.items()):
        files = {path: text for path, text in files.items() if text is not None}
        folder = stage.project(f"early{number}", files, links)
        # Names and places are read by `list` as by `build`; a project that builds is not refused.
        yield stage.attempt(kind, folder, command="check" if number == 0 else "build")


def limits(stage):
    """Projects that keep their reader busy, or that wait for a writer."""
    folder = stage.project("pipes", {"W.swift": SOURCE})
    for name in ("a.txt", "B.swift", "Info.plist", "W.entitlements"):
        os.mkfifo(folder / name)
    yield stage.attempt("named pipes as members", folder, must_build=True, limit=60)
    folder = stage.project("pipe", {"W.swift": SOURCE})
    os.mkfifo(folder / ".vitrine.json")
    yield stage.attempt("a named pipe as .vitrine.json", folder, limit=20)
    folder = stage.project("deep", {"project.yml": "a: " + "[" * 100_000, "W.swift": SOURCE})
    yield stage.attempt("100,000 nested lists in YAML", folder, limit=10)
    text = "{objects = " + "(" * 300_000
    folder = stage.project("list", {"A.xcodeproj/project.pbxproj": text, "W.swift": SOURCE})
    yield stage.attempt("300,000 nested lists in a project", folder, limit=10)
    chain = "".join(f"S{n + 1} = $(S{n})$(S{n})\n" for n in range(41))
    settings = "PRODUCT_BUNDLE_IDENTIFIER = \"a$(S41)\"; INFOPLIST_KEY_X = \"$(S41)\";"
    folder = stage.project(
        "chain", with_project(xcode(settings), **{"Base.xcconfig": "S0 =\n" + chain}))
    yield stage.attempt("41 chained settings", folder, limit=10)
    yield stage.attempt("the whole disk", "/", limit=10)


def members(stage):
    """Xcode projects with members and settings outside, which are left out with warnings."""
    folder = stage.project(
        "settings",
        with_project(
            xcode('CODE_SIGN_ENTITLEMENTS = "OUTSIDE/a.entitlements";'),
            **{"Base.xcconfig": '#include "OUTSIDE/a.xcconfig"\n#include "link.xcconfig"\n'
                                '#include "/etc/passwd"\n#include? "' + UP + '/a.xcconfig"\n'}),
        {"link.xcconfig": "a.xcconfig"})
    yield stage.attempt(
        "settings, entitlements and /etc/passwd", folder, warnings=5, must_build=True)
    folder = stage.project("base", with_project(xcode(base=UP + "/a.xcconfig")))
    yield stage.attempt("base configuration outside", folder, warnings=1, must_build=True)
    folder = stage.project(
        "members",
        with_project(
            xcode(**references(
                UP + "/a.txt", "OUTSIDE/a.strings", "Folder", "B.bundle",
                "A.xcassets", "en.lproj/Localizable.strings", "link.txt", "Linked")),
            **{"Folder/x.txt": "x", "B.bundle/x.txt": "x",
               "A.xcassets/I.imageset/Contents.json": IMAGE,
               "A.xcassets/D.dataset/Contents.json": DATA}),
        {"Folder/a.txt": "a.txt", "Folder/deep": "", "B.bundle/a.txt": "a.txt",
         "A.xcassets/I.imageset/a.png": "a.png", "A.xcassets/D.dataset/a.txt": "a.txt",
         "en.lproj/Localizable.strings": "Localizable.strings", "link.txt": "a.txt", "Linked": ""})
    yield stage.attempt("ten members outside", folder, warnings=8, must_build=True)


def packages(stage):
    """Packages with resources and dependencies outside."""
    manifest = (
        '// swift-tools-version: 5.9\nimport PackageDescription\n'
        'let package = Package(name: "W", dependencies: [.package(path: "OUTSIDE/Kit")], '
        'targets: [.executableTarget(name: "W", resources: [.copy("link.txt"), .copy("Folder"), '
        '.copy("../../../../../../../outside/a.strings")])])\n')
    folder = stage.project(
        "package", {"Package.swift": manifest, "Sources/W/W.swift": SOURCE,
                    "Sources/W/Folder/x.txt": "x"},
        {"Sources/W/link.txt": "a.txt", "Sources/W/Folder/a.txt": "a.txt",
         "Sources/W/Evil.swift": "a.swift"})
    yield stage.attempt("resources of a package", folder, warnings=3, must_build=True)
    manifest = (
        '// swift-tools-version: 5.9\nimport PackageDescription\n'
        'let package = Package(name: "W", targets: [.executableTarget(name: "W", dependencies: '
        '["C"]), .target(name: "C")])\n')
    folder = stage.project(
        "assembly", {
            "Package.swift": manifest, "Sources/W/W.swift": "import C\n" + SOURCE,
            "Sources/C/include/C.h": "extern const char secret[];\n",
            "Sources/C/C.c":
                '__asm__(".globl secret\\nsecret: .incbin \\"OUTSIDE/a.txt\\"\\n");\n'})
    yield stage.attempt(".incbin in C", folder)
    description = (
        f"packages: {{Kit: {{path: {UP}/Kit}}}}\n"
        f"targets: {{W: {{type: app-extension, sources: [W.swift, {UP}/a.txt, link.txt], "
        f"configFiles: {{Debug: {UP}/a.xcconfig}}, "
        "dependencies: [{package: Kit}], info: {path: Info.plist, properties: "
        "{NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}}}\n")
    folder = stage.project(
        "description", {"project.yml": description, "W.swift": SOURCE}, {"link.txt": "a.txt"})
    yield stage.attempt("sources of XcodeGen", folder, warnings=3, must_build=True)


def attacks(tool, quick):
    """Yields (name, passed, detail) of each attack."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(tool, folder)
        yield from names(stage)
        yield from early(stage)
        yield from home(stage)
        yield from limits(stage)
        if not quick:
            yield from plain(stage)
            yield from members(stage)
            yield from packages(stage)
