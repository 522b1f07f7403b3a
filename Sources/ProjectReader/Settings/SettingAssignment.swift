import Foundation

/// One assignment of a build setting, with its conditions: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Equatable {
  var name: String
  /// Such as `["sdk": "iphoneos*"]`.
  var conditions: [String: String] = [:]
  var value: String

  /// A key of a project file, such as `NAME` or `NAME[sdk=iphoneos*]`, and its value. nil if the
  /// key is not well formed.
  init?(key: String, value: String) {
    guard let match = key.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*)\s*((?:\[[^\]]*\]\s*)*)/) else {
      return nil
    }
    name = String(match.1)
    self.value = value
    for condition in match.2.matches(of: /\[([^\]]*)\]/) {
      for part in condition.1.split(separator: ",") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        conditions[sides[0].trimmingCharacters(in: .whitespaces)] =
          sides[1].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// A line of a configuration file without its comment.
  init?(line: String) {
    // A condition contains equals signs.
    guard let match = line.wholeMatch(of: /([^=\[]+(?:\[[^\]]*\]\s*)*)=(.*)/) else { return nil }
    self.init(
      key: match.1.trimmingCharacters(in: .whitespaces),
      value: match.2.trimmingCharacters(in: .whitespaces))
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
  var sdk = "iphonesimulator26.0"
  var architecture = "x86_64"
  /// The name of the build configuration, such as `Debug`.
  var configuration: String
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
