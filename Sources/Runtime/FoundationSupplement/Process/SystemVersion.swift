/// The version of iOS that the host chose with `VITRINE_OS`; the newest without it.
package enum SystemVersion {
  /// Major, minor and patch version; nil for the newest.
  package static let chosen: [Int]? = {
    guard let text = getenv("VITRINE_OS").map({ String(cString: $0) }) else { return nil }
    let parts = numbers(in: text)
    return parts.isEmpty ? nil : parts
  }()

  private static func numbers(in text: String) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }

  /// Such as `17.4`.
  package static var text: String {
    guard let chosen else { return "26.0" }
    return (chosen + (chosen.count == 1 ? [0] : [])).map(String.init).joined(separator: ".")
  }

  /// Whether the system has at least the version, such as `17.4`.
  package static func isAtLeast(_ text: String) -> Bool {
    isAtLeast(numbers(in: text), chosen: chosen)
  }

  /// Whether the system has at least the version.
  static func isAtLeast(_ version: [Int], chosen: [Int]?) -> Bool {
    guard let chosen else { return true }
    let length = max(version.count, chosen.count)
    func padded(_ parts: [Int]) -> [Int] {
      parts + Array(repeating: 0, count: length - parts.count)
    }
    return !padded(chosen).lexicographicallyPrecedes(padded(version))
  }
}

/// What `#available(iOS …, *)` is rewritten to.
public func _OS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  SystemVersion.isAtLeast([major, minor, patch], chosen: SystemVersion.chosen)
}

/// A shorter name for `_OS`.
public func _O(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  _OS(major, minor, patch)
}
