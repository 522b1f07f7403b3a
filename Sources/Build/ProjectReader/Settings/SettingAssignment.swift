import Foundation

/// One assignment of a build setting, with its conditions: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Equatable {
  var name: String
  /// Such as `["sdk": "iphoneos*"]`.
  var conditions: [String: String] = [:]
  var value: String

  // Without regular expressions: a project has thousands of assignments, and most of the time in
  // which it is read would be theirs.

  /// A key of a project file, such as `NAME` or `NAME[sdk=iphoneos*]`, and its value. nil if the
  /// key is not well formed.
  init?(key: String, value: String) {
    let name = key.utf8.prefix(while: Self.isNamePart)
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    self.name = String(Substring(name))
    self.value = value
    var rest = key[name.endIndex...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      guard let condition = Self.takeCondition(&rest) else { return nil }
      for part in condition.split(separator: ",") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        conditions[sides[0].trimmingCharacters(in: .whitespaces)] =
          sides[1].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// A line of a configuration file without its comment.
  init?(line: String) {
    var rest = line.drop { $0 != "=" && $0 != "[" }
    guard rest.startIndex > line.startIndex else { return nil }
    // A condition contains equals signs.
    while rest.first == "[" {
      guard Self.takeCondition(&rest) != nil else { return nil }
    }
    guard rest.first == "=" else { return nil }
    self.init(
      key: line[..<rest.startIndex].trimmingCharacters(in: .whitespaces),
      value: rest.dropFirst().trimmingCharacters(in: .whitespaces))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Removes `[…]` and the white space after it from the start of a text. Returns what is between
  /// the brackets; nil if the text does not start so.
  private static func takeCondition(_ text: inout Substring) -> Substring? {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    let condition = text[..<end].dropFirst()
    text = text[end...].dropFirst().drop(while: \.isWhitespace)
    return condition
  }

  /// Whether all conditions hold.
  func applies(to platform: BuildPlatform) -> Bool {
    conditions.allSatisfy { kind, pattern in
      switch kind {
      case "sdk": matches(pattern, platform.sdk)
      case "arch": matches(pattern, platform.architecture)
      case "config": matches(pattern, platform.configuration)
      case "variant": matches(pattern, "normal")
      default: false
      }
    }
  }
}

/// What the conditions of build settings are compared with.
struct BuildPlatform {
  /// Such as `iphonesimulator26.0`.
  var sdk: String
  /// The processor's name in build settings.
  var architecture = Self.machine
  /// The name of the build configuration, such as `Debug`.
  var configuration: String

  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  init(_ platform: Platform = .iOS, configuration: String) {
    sdk = platform.sdk + "26.0"
    self.configuration = configuration
  }
}

/// Whether a text matches a pattern in which `*` is any text.
private func matches(_ pattern: String, _ text: String) -> Bool {
  let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  guard let first = parts.first, let last = parts.last, parts.count > 1 else {
    return pattern == text
  }
  guard text.hasPrefix(first) else { return false }
  var rest = text.dropFirst(first.count)
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    guard let range = rest.range(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return rest.hasSuffix(last)
}
