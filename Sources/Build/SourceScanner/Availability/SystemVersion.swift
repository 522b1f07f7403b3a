/// A version of an operating system, such as 17.2.
package struct SystemVersion: Hashable, Comparable, Sendable {
  /// Without zeros at the end, so that 17 and 17.0 are equal.
  private let numbers: [Int]

  package init(_ numbers: [Int]) {
    var numbers = numbers
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// nil if it is not one to three numbers with periods between them.
  package init?(_ text: some StringProtocol) {
    guard let numbers = Self.numbers(in: text) else { return nil }
    self.init(numbers)
  }

  /// The numbers as they are written; nil if `init(_:)` returns nil.
  static func numbers(in text: some StringProtocol) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0 >= 0 } == true }) else {
      return nil
    }
    return parts.compactMap(\.self)
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// At least two numbers.
  package var description: String {
    (numbers + Array(repeating: 0, count: max(0, 2 - numbers.count))).map(String.init)
      .joined(separator: ".")
  }
}
