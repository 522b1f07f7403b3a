import Foundation
import ProjectReader

/// The options that select a target of a project and change its settings.
struct ProjectOptions: Sendable {
  static let options: [CommandSpec.Option] = [
    .value("target", "NAME", "Widget extension of the project. Default: the only one."),
    .value(
      "build-configuration", "NAME", "Build configuration of the project. Default: Debug."),
    .value(
      "build-setting", "NAME=VALUE", repeats: true,
      "Build setting that overrides the project's; repeatable."),
    .value(
      "packages", "DIR", "Folder with checkouts of remote packages. Others are fetched with git."),
  ]

  var target: String?
  var reading = ReadingOptions()

  init() {}

  /// Throws `ValueError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    target = arguments["target"]
    reading.packages = arguments["packages"].map { context.file($0) }
    reading.configuration = arguments["build-configuration"]
    for text in arguments.all("build-setting") {
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw ValueError(
          value: text, option: "--build-setting", expected: "NAME=VALUE, such as SWIFT_VERSION=6")
      }
      reading.settings[String(sides[0])] = String(sides[1])
    }
  }

  /// With the place for the packages that are fetched.
  func completed(in context: ToolContext) -> ProjectOptions {
    var result = self
    result.reading.packageCache = context.cache.appendingPathComponent(
      "packages", isDirectory: true)
    result.reading.progress = { [console = context.console] in console.note("\($0) …") }
    return result
  }

  /// The widget extensions at a path; nil if it has no project. Throws `ProjectError`.
  func extensions(at url: URL) throws -> [WidgetExtension]? {
    guard case .projects(let projects, let folder) = try ProjectSearch.locate(url) else {
      return nil
    }
    let all = try WidgetExtension.all(of: projects, folder: folder, reading)
    guard let target else { return all }
    let selected = all.filter { $0.target.name == target }
    guard !selected.isEmpty else {
      throw ProjectError.unknownTarget(target, available: all.map(\.target.name))
    }
    return selected
  }
}
