import Foundation
import HostLink

/// The value of `--os`: a version of iOS such as `17.4`.
struct SystemVersionArgument: Equatable {
  /// Major, minor and patch version.
  var parts: [Int]

  /// Throws `ValueError`.
  init(_ text: String) throws(ValueError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      (14...27).contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0...99).contains($0) })
    else {
      throw ValueError(
        value: text, option: "--os", expected: "a version of iOS from 14 to 27, such as 17.4")
    }
    self.parts = numbers
  }

  var text: String { parts.map(String.init).joined(separator: ".") }

  /// The release whose system colors, looks and families the version has. There is no iOS 19 to
  /// 25; versions before 17 count as 17.
  var release: RenderEnvironment.Release {
    switch parts[0] {
    case ...17: .iOS17
    case 18: .iOS18
    case ...26: .iOS26
    default: .iOS27
    }
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
