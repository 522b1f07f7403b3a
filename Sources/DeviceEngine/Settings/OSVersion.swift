import HostLink

/// A version of iOS from 14 to 27, such as `17.4`.
package struct OSVersion: Equatable, Sendable {
  /// Major, minor and patch version.
  package let parts: [Int]

  /// Returns nil if the text is not such a version.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      (14...27).contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0...99).contains($0) })
    else { return nil }
    self.parts = numbers
  }

  package var text: String { parts.map(String.init).joined(separator: ".") }

  /// The release whose system colors, looks and families the version has. There is no iOS 19 to
  /// 25; versions before 17 count as 17.
  package var release: RenderEnvironment.Release {
    switch parts[0] {
    case ...17: .iOS17
    case 18: .iOS18
    case ...26: .iOS26
    default: .iOS27
    }
  }
}
