import CommandArguments
import DeviceEngine
import ExtensionBuilder
import Foundation
import ProjectReader

extension OSVersion {
  /// The value of `--os`: a version of the platform's system, such as `17.4` for iOS. Throws
  /// `ValueError`.
  package init(argument text: String, for platform: Platform = .iOS) throws(ValueError) {
    let known = Self.versions[platform] ?? 14...27
    guard let version = OSVersion(text, in: known) else {
      throw ValueError(
        value: text, option: "--os",
        expected: "a version of \(platform.rawValue) from \(known.lowerBound) to "
          + "\(known.upperBound), such as \(platform == .iOS ? "17.4" : "26.1")")
    }
    self = version
  }

  /// The major versions that can be chosen.
  private static let versions: [Platform: ClosedRange<Int>] = [
    .iOS: 14...27, .watchOS: 9...27, .macOS: 11...27, .visionOS: 1...27,
  ]
}

extension CommandSpec.Option {
  package static let os = value(
    "os", "VERSION",
    "Version of the platform's system, such as 17.4, for #available, colors, looks and "
      + "families. Default: the newest.")
}

extension ParsedArguments {
  /// The arguments with the version and the platform from the `.vitrine.json` of the project that
  /// the first positional names, or with the platform of a bundle or of the selected target. Throws
  /// `ValueError` and `ProjectError`.
  package func completedByProject(in context: ToolContext) throws -> ParsedArguments {
    guard let path = positionals.first else { return self }
    let url = context.file(path)
    let options = try ProjectOptions(self, in: context).completed(for: url)
    var result = self
    if let os = options.os { result.values["os"] = [os] }
    if let folder = options.fontFolder { result.values["font-folder"] = [folder.path] }
    if let platform = options.reading.platform {
      result.values["platform"] = [platform.rawValue]
    } else if let bundle = try? ExtensionBundle(contentsOf: url) {
      result.values["platform"] = [bundle.platform.rawValue]
    } else if options.reading.target != nil, let found = try? options.extensions(at: url)?.first {
      result.values["platform"] = [found.platform.rawValue]
    }
    return result
  }
}
