import CommandArguments
import StableHash

/// A part of the tests, for machines that share them: `2/8` is the second of eight.
package struct Shard: Equatable {
  /// From 0.
  fileprivate let index: Int
  fileprivate let count: Int

  package static let all = Shard(index: 0, count: 1)

  /// Throws `ValueError`.
  package static func parse(_ text: String) throws(ValueError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1...10_000 ~= count,
      1...count ~= number
    else {
      throw ValueError(
        value: text, option: "--shard", expected: "PART/PARTS, such as 2/8 for the second of 8")
    }
    return Shard(index: number - 1, count: count)
  }

  /// Each name is in exactly one shard, on every machine.
  func contains(_ name: String) -> Bool {
    StableHash<UInt64>(of: name).value % UInt64(count) == UInt64(index)
  }
}
