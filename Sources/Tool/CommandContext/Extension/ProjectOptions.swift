import CommandArguments
import ExtensionBuilder
import Foundation
import ProjectReader

extension CommandSpec.Option {
  package static let seed = value(
    "seed", "DIR",
    "Folder with the data of the app: SUITE.plist or SUITE.json, and folders of app groups.")

  package static let also = value(
    "also", "DIR", repeats: true,
    "Folder outside of the project whose files it may use; repeatable.")

  static let platform = value(
    "platform", "PLATFORM", offers: .words(Platform.buildable.map(\.rawValue)),
    "Platform to build for: iOS, watchOS, macOS or visionOS. Default: iOS, or the one that the "
      + "target supports.")
}

/// The options that select a target of a project and change how it is built.
package struct ProjectOptions: Sendable {
  package static let options: [CommandSpec.Option] = [
    .value("target", "NAME", "Widget extension of the project. Default: the only one."),
    .platform,
    .value(
      "build-configuration", "NAME", "Build configuration of the project. Default: Debug."),
    .value(
      "build-setting", "NAME=VALUE", repeats: true,
      "Build setting that overrides the project's; repeatable."),
    .value(
      "xcode", "RELEASE", offers: .words(XcodeRelease.supported.map { "\($0.major)" }),
      "Release of Xcode whose Swift answers conditions such as `#if compiler(>=6.4)`: 26 or 27. "
        + "Default: that of the project, or 27."),
    .value(
      "packages", "DIR", "Folder with checkouts of remote packages. Others are fetched with git."),
    .value(
      "stub", "MODULE=FILE", repeats: true,
      "Swift file that takes the place of a missing module; repeatable. `vitrine stub` drafts it."
    ),
    .also,
    .flag(
      "run-scripts",
      "Run the scripts of the project's targets, in a sandbox and in a copy of the project."),
    .flag(
      "cut",
      "Cut what does not compile out of the extension's own sources, too, not only out of modules."),
  ]

  package var reading = ReadingOptions()
  package var stubs: [ModuleStub] = []
  /// Whether what does not compile is cut out of the extension's own sources, too.
  package var cutsOwnSources = false
  /// A folder with the data of the app.
  package var seed: URL?
  /// The iOS version, as text; nil is the newest.
  var os: String?
  /// A folder with fonts for the system's text styles.
  package var fontFolder: URL?

  init() {}

  /// Only the folders outside of the project, for commands without the other options.
  package init(alsoOf arguments: ParsedArguments, in context: ToolContext) {
    reading.also = arguments.all("also").map { context.file($0) }
  }

  /// Throws `ValueError`.
  package init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.init(alsoOf: arguments, in: context)
    reading.target = arguments["target"]
    reading.platform = try Self.platform(arguments["platform"])
    reading.packages = arguments["packages"].map { context.file($0) }
    reading.configuration = arguments["build-configuration"]
    for text in arguments.all("build-setting") {
      let (name, value) = try Self.sides(
        text, option: "--build-setting", expected: "NAME=VALUE, such as SWIFT_VERSION=6")
      reading.settings[name] = value
    }
    if let text = arguments["xcode"] {
      let release = XcodeRelease.supported.first { "\($0.major)" == text }
      guard let release else {
        throw ValueError(value: text, option: "--xcode", expected: "26 or 27")
      }
      reading.settings[XcodeRelease.setting] = release.number
    }
    stubs = try arguments.all("stub").map { text in
      let (module, file) = try Self.sides(
        text, option: "--stub", expected: "MODULE=FILE, such as Charts=Charts.swift")
      return ModuleStub(module: module, file: context.file(file))
    }
    reading.runsScripts = arguments.has("run-scripts")
    cutsOwnSources = arguments.has("cut")
    seed = arguments["seed"].map { context.file($0) }
    os = arguments["os"]
    fontFolder = arguments["font-folder"].map { context.file($0) }
  }

  /// Parses `--platform`; nil if it is not given. Throws `ValueError`.
  package static func platform(_ text: String?) throws -> Platform? {
    try text.map {
      try namedValue(
        $0, option: "--platform", what: "platform", default: .iOS, among: Platform.buildable)
    }
  }

  private static func sides(
    _ text: String, option: String, expected: String
  ) throws(ValueError) -> (String, String) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty else {
      throw ValueError(value: text, option: option, expected: expected)
    }
    return (String(sides[0]), String(sides[1]))
  }

  /// The build settings as `NAME=VALUE`, sorted by name.
  var settingList: [String] {
    reading.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// The options, completed by those in the project's `.vitrine.json`. Throws `ProjectError`.
  package func completed(for url: URL) throws -> ProjectOptions {
    let file = try ProjectConfiguration.find(for: url, also: reading.also)
    var result = self
    result.reading = reading.completed(by: file)
    let given = Set(stubs.map(\.module))
    result.stubs += file.moduleStubs.filter { !given.contains($0.module) }
    result.seed = seed ?? file.seed
    result.fontFolder = fontFolder ?? file.fontFolder
    result.os = os ?? file.os
    return result
  }

  /// With the place for the packages that are fetched.
  package func completed(in context: ToolContext) -> ProjectOptions {
    var result = self
    result.reading.packageCache = ReadingOptions.packageCache(in: context.cache)
    for folder in reading.also {
      context.console.note("files of \(folder.path) are used as well (--also)")
    }
    result.reading.progress = { [console = context.console] in console.note("\($0) …") }
    return result
  }

  /// The platform for which a folder of sources is built.
  package var platform: Platform { reading.platform ?? .iOS }

  /// The widget extensions at a path; nil if it has no project. Throws `ProjectError`.
  package func extensions(at url: URL) throws -> [WidgetExtension]? {
    try WidgetExtension.all(at: url, reading)
  }
}
