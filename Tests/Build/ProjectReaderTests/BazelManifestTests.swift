import Foundation
import Testing

@testable import ProjectReader

/// The `BUILD` files of a Bazel workspace.
@Suite struct BazelManifestTests {
  private static let files = [
    "MODULE.bazel": "module(name = \"harbour\")\nbazel_dep(name = \"rules_apple\")\n",
    "versions.bzl": """
    load("@rules_apple//apple:ios.bzl", _extension = "ios_extension")
    IOS = "17.0"
    PREFIX = "com.example.%s" % "harbour"
    widget_extension = _extension
    def service(name):
        native.filegroup(name = name)
    """,
    "App/BUILD.bazel": """
    load("@rules_apple//apple:ios.bzl", "ios_application")
    load("@rules_swift//swift:swift.bzl", "swift_library")
    load("//:versions.bzl", "IOS", "PREFIX")
    swift_library(name = "AppLib", srcs = ["App.swift"], module_name = "Harbour")
    ios_application(
        name = "Harbour", bundle_id = PREFIX, families = ["iphone", "ipad"],
        infoplists = ["Info.plist"], minimum_os_version = IOS, deps = [":AppLib"],
        extensions = ["//Widgets:HarbourWidgets"],
    )
    """,
    "App/App.swift": "@main struct HarbourApp: App {}",
    "App/Info.plist": "<plist><dict/></plist>",
    "Widgets/BUILD.bazel": """
    load("@rules_apple//apple:resources.bzl", "apple_resource_bundle", "apple_resource_group")
    load("@build_bazel_rules_swift//swift:swift.bzl", library = "swift_library")
    load("//:versions.bzl", "IOS", "PREFIX", "widget_extension")

    package(default_visibility = ["//visibility:public"])

    library(
        name = "Sources",
        srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]) + [":Generated"],
        copts = ["-DSWEET", "-swift-version", "6", "-strict-concurrency=complete"],
        data = ["//Kit:Strings"],
        module_name = "HarbourWidgets",
        deps = [":Shared", "//Kit", "@harbour//Kit:Moon", "@charts//:Charts"],
    )
    library(name = "Shared", srcs = ["Shared.swift"], defines = ["SALTY"])
    filegroup(name = "Generated", srcs = ["Extra.swift"])
    apple_resource_group(name = "Group", resources = glob(["Assets.xcassets/**"]))
    apple_resource_bundle(name = "More", bundle_name = "MoreThings", resources = ["More.json"])
    widget_extension(
        name = "HarbourWidgets",
        bundle_id = "{}.widgets".format(PREFIX),
        bundle_name = "Harbour Widgets",
        entitlements = "W.entitlements",
        families = ["iphone"],
        infoplists = ["Info.plist", "Point.plist"],
        minimum_os_version = IOS,
        resources = [":Group", ":More", "Gull.png"],
        structured_resources = glob(["data/**"]),
        deps = [":Sources"],
    )
    """,
    "Widgets/Sources/Widgets.swift": "@main struct Widgets: WidgetBundle {}",
    "Widgets/Sources/A/B.swift": "", "Widgets/Sources/Old/Gone.swift": "",
    "Widgets/Sources/Sub/BUILD": "", "Widgets/Sources/Sub/Other.swift": "",
    "Widgets/Sources/Notes.txt": "", "Widgets/Extra.swift": "", "Widgets/Shared.swift": "",
    "Widgets/Assets.xcassets/Contents.json": "{}",
    "Widgets/Assets.xcassets/A.imageset/Contents.json": "{}",
    "Widgets/Gull.png": "", "Widgets/More.json": "{}", "Widgets/data/a/b.json": "{}",
    "Widgets/W.entitlements": "<plist><dict/></plist>",
    "Widgets/Info.plist": """
    <plist><dict><key>CFBundleDisplayName</key><string>Harbour</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
    """,
    "Widgets/Point.plist": """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """,
    "Kit/BUILD": """
    load("@rules_swift//swift:swift_library.bzl", "swift_library")
    swift_library(name = "Kit", srcs = ["Kit.swift"], deps = [":Moon"], data = ["Kit.json"])
    swift_library(name = "Moon", srcs = ["Moon.swift"])
    filegroup(name = "Strings", srcs = glob(["*.lproj/*.strings"]))
    """,
    "Kit/Kit.swift": "", "Kit/Moon.swift": "", "Kit/Kit.json": "{}",
    "Kit/en.lproj/Localizable.strings": "",
  ]

  private func read(
    _ folder: URL, _ path: String = "."
  ) throws -> [WidgetExtension] {
    var options = ReadingOptions()
    options.includesApp = true
    return try #require(
      try WidgetExtension.all(at: folder.appendingPathComponent(path), options))
  }

  @Test(arguments: [".", "Widgets", "Widgets/BUILD.bazel"], [true, false])
  func extensionIsRead(path: String, isRepository: Bool) throws {
    var files = Self.files
    if isRepository { files[".git/HEAD"] = "" }
    try withTemporaryFolder(files) { folder in
      let found = try read(folder, path)
      #expect(found.map(\.target.name) == ["HarbourWidgets"])
      let target = try #require(found.first?.target)
      let names = target.files.map { $0.path.replacing(folder.path + "/", with: "") }
      #expect(
        names.sorted() == [
          "Kit/Kit.json", "Kit/en.lproj/Localizable.strings", "Widgets/Assets.xcassets",
          "Widgets/Extra.swift", "Widgets/Gull.png", "Widgets/Sources/A/B.swift",
          "Widgets/Sources/Widgets.swift", "Widgets/data",
        ])
      #expect(target.bundleIdentifier == "com.example.harbour.widgets")
      #expect(target.moduleName == "HarbourWidgets")
      let settings = [
        "SWIFT_VERSION": "6", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
        "SWIFT_STRICT_CONCURRENCY": "complete", "OTHER_SWIFT_FLAGS": "-DSWEET",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG SALTY", "TARGETED_DEVICE_FAMILY": "1",
      ]
      for (name, value) in settings { #expect(target.settings[name] == value, "\(name)") }
      let information = try target.information()
      #expect(information["CFBundleDisplayName"] as? String == "Harbour")
      #expect(information["CFBundleName"] as? String == "Harbour Widgets")
      #expect(target.entitlementsFile?.lastPathComponent == "W.entitlements")
      #expect(target.declaresEntitlements)
      #expect(target.resourceBundles.map(\.name.text) == ["MoreThings.bundle"])
      #expect(
        found.first?.modules.map(\.moduleName).sorted()
          == ["Kit_Kit", "Kit_Moon", "Widgets_Shared"])
      let app = found.first?.app
      #expect(app?.name == "Harbour")
      #expect(app?.bundleIdentifier == "com.example.harbour")
      #expect(app?.files.map(\.lastPathComponent) == ["App.swift"])
      #expect(app?.declaresEntitlements == false)
      #expect(target.notices.count == 1, "\(target.notices)")
      #expect(
        target.notices.first?.contains("HarbourWidgets needs @charts//:Charts of other repos")
          == true)
    }
  }

  private static let marker = "load(\"@rules_apple//apple:ios.bzl\", \"ios_extension\")\n"

  /// What has to be run is an error with its line that says what to do.
  @Test(arguments: [
    (
      "load(\"//:d.bzl\", \"tide_extension\")\ntide_extension(name = \"W\")",
      "BUILD:2: tide_extension is a macro or a rule that is not known"
    ),
    ("[ios_extension(name = a) for a in [\"W\"]]", "BUILD:1: no extension is declared"),
    (
      marker + "ios_extension(name = \"W\",\n infoplists = select({\"a\": []}))",
      "BUILD:3: infoplists of W has select(), which is not read"
    ),
    (
      marker + "ios_extension(name = \"W\", deps = [\":L\"])\n"
        + "swift_library(name = \"L\", srcs = [\"a.swift\"] +\n  [x for x in y])",
      "BUILD:4: srcs of L has a list comprehension"
    ),
    (
      marker + "ios_extension(name = \"W\", bundle_id = make_id())",
      "BUILD:2: bundle_id of W has a call of make_id"
    ),
    (marker + "ios_extension(name = \"W\"", "BUILD:2: cannot be parsed: \")\" or \",\" is missing"),
  ])
  func computedPartsAreReported(text: String, message: String) throws {
    try withTemporaryFolder(["WORKSPACE": "", "BUILD": text]) { folder in
      let error = #expect(throws: ProjectError.self) { try read(folder) }
      let description = error?.description ?? ""
      #expect(description.contains(message), "\(description)")
      if !message.contains("parsed") {
        #expect(description.contains("rules_xcodeproj"), "\(description)")
      }
    }
  }

  /// Dependencies that are not known are notices: the extension may build without.
  @Test func unknownDependenciesAreNamed() throws {
    let text = """
      load("@rules_apple//apple:ios.bzl", "ios_extension")
      load("//:d.bzl", "tide_library")
      tide_library(name = "Tide")
      genrule(name = "Made", outs = ["Made.swift"])
      swift_library(
        name = "L", srcs = ["a.swift", ":Made"], copts = select({}),
        deps = [":Tide", ":Gone", "//Nothing"])
      ios_extension(name = "W", infoplists = ["I.plist"], deps = [":L"])
      """
    let files = [
      "WORKSPACE": "", "BUILD": text, "I.plist": Self.files["Widgets/Point.plist"]!,
      "a.swift": "@main struct W: Widget {}",
    ]
    try withTemporaryFolder(files) { folder in
      let notices = try #require(try read(folder).first?.target.notices)
      let expected = [
        "BUILD:3: Tide, which L needs, is made by tide_library, which is not read",
        "L needs //:Gone, which is not declared", "L needs //Nothing:Nothing, which is not",
        "BUILD:4: Made, which L needs, is made by genrule", "copts of L has select()",
      ]
      for text in expected {
        #expect(notices.contains { $0.contains(text) }, "\(text): \(notices)")
      }
    }
  }

  /// Labels, globs and `load` do not lead outside of the repository.
  @Test func filesOutsideAreNotRead() throws {
    let text = """
      load("//../outside:secret.bzl", "SECRET")
      load("@rules_apple//apple:ios.bzl", "ios_extension")
      swift_library(
        name = "L", deps = ["//../outside:Kit"],
        srcs = ["a.swift", "../../outside/b.swift", "/etc/passwd", "link.swift"]
          + glob(["../../outside/*.swift", "folder/*.swift"]))
      ios_extension(
        name = "W", bundle_id = SECRET, infoplists = ["I.plist"], deps = [":L"])
      """
    let files = [
      "outside/secret.bzl": "SECRET = \"canary\"", "outside/b.swift": "", "outside/c.swift": "",
      "outside/BUILD": "swift_library(name = \"Kit\", srcs = [\"b.swift\"])",
      "repository/.git/HEAD": "", "repository/WORKSPACE": "", "repository/W/BUILD": text,
      "repository/W/I.plist": Self.files["Widgets/Point.plist"]!,
      "repository/W/a.swift": "@main struct W: Widget {}",
    ]
    try withTemporaryFolder(files) { folder in
      let widgets = folder.appendingPathComponent("repository/W")
      for (name, target) in [
        ("link.swift", "../../outside/c.swift"), ("folder", "../../outside"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: widgets.appendingPathComponent(name).path, withDestinationPath: target)
      }
      let error = #expect(throws: ProjectError.self) {
        try read(folder.appendingPathComponent("repository"))
      }
      #expect(error?.description.contains("bundle_id of W has the name SECRET") == true)
      let file = widgets.appendingPathComponent("BUILD")
      try Data(text.replacing("bundle_id = SECRET, ", with: "").utf8).write(to: file)
      let found = try read(folder.appendingPathComponent("repository"))
      let target = try #require(found.first?.target)
      #expect(target.files.map(\.lastPathComponent) == ["a.swift"])
      #expect(found.first?.modules.isEmpty == true)
      #expect(target.outsideFiles.count == 2, "\(target.outsideFiles)")
    }
  }

  /// Files that load each other, and targets that need themselves.
  @Test func cyclesEnd() throws {
    let text = """
      load("//:a.bzl", "A")
      load("@rules_apple//apple:ios.bzl", "ios_extension")
      filegroup(name = "F", srcs = [":G"])
      filegroup(name = "G", srcs = [":F"])
      alias(name = "S", actual = ":S")
      swift_library(name = "L", srcs = ["a.swift", ":F"], deps = [":M", ":S", ":L"])
      swift_library(name = "M", srcs = ["b.swift"], deps = [":L"], data = [":F", ":M"])
      ios_extension(name = "W", infoplists = ["I.plist"], deps = [":L"])
      """
    let files = [
      "WORKSPACE": "", "BUILD": text, "a.bzl": "load(\"//:b.bzl\", \"A\")",
      "b.bzl": "load(\"//:a.bzl\", \"A\")", "I.plist": Self.files["Widgets/Point.plist"]!,
      "a.swift": "@main struct W: Widget {}", "b.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let names = try read(folder).map(\.target.name)
      #expect(names == ["W"])
    }
  }

  @Test(arguments: [
    ("//a/b:c", "x", "//a/b:c"), ("//a/b", "x", "//a/b:b"), (":c", "x", "//x:c"),
    ("c/d.swift", "x", "//x:c/d.swift"), ("//:c", "x", "//:c"), ("@r//a:b", "x", "@r//a:b"),
    ("@@r//a", "x", "@r//a:a"), ("@//a", "x", "//a:a"), ("@r", "x", "@r//:r"), ("//", "x", "//:"),
    ("", "", "//:"), ("@", "", "//:"),
  ])
  func labelIsRead(text: String, package: String, expected: String) {
    #expect(BazelLabel(text, in: package).description == expected)
  }
}
