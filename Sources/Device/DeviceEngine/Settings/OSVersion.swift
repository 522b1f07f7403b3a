import HostLink

/// A version of a system, such as `17.4` for iOS.
package struct OSVersion: Equatable, Sendable {
  /// Major, minor and patch version.
  package let parts: [Int]

  /// Returns nil if the text is not such a version.
  ///
  /// - Parameter majors: The major versions that exist.
  package init?(_ text: String, in majors: ClosedRange<Int> = 14...27) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      majors.contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0...99).contains($0) })
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
