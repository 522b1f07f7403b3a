import DeviceEngine
import Foundation

extension OSVersion {
  /// The value of `--os`. Throws `ValueError`.
  init(argument text: String) throws(ValueError) {
    guard let version = OSVersion(text) else {
      throw ValueError(
        value: text, option: "--os", expected: "a version of iOS from 14 to 27, such as 17.4")
    }
    self = version
  }
}

extension CommandSpec.Option {
  static let os = value(
    "os", "VERSION",
    "Version of iOS, 14 to 27, for #available, colors, looks and families. Default: the newest.")
}

extension ParsedArguments {
  /// The arguments with the version of iOS from the `.vitrine.json` of the project that the first
  /// positional names. Throws `ProjectError`.
  func completedByProject(in context: ToolContext) throws -> ParsedArguments {
    guard self["os"] == nil, let path = positionals.first else { return self }
    let options = try ProjectOptions().completed(for: context.file(path))
    var result = self
    if let os = options.os { result.values["os"] = [os] }
    return result
  }
}
