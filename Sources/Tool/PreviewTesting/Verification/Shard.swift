import CommandArguments
import StableHash

/// A part of what is drawn.
package enum Shard: Equatable, Sendable {
  /// The share of a machine among several, as in `2/8`. The index is from 0.
  case part(Int, of: Int)
  /// The subject with this name. Those whose names it begins with are archived, too.
  case only(String)

  package static let all = Shard.part(0, of: 1)

  /// Throws `ValueError`.
  package static func parse(_ text: String) throws(ValueError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1...10_000 ~= count,
      1...count ~= number
    else {
      throw ValueError(
        value: text, option: "--shard", expected: "PART/PARTS, such as 2/8 for the second of 8")
    }
    return .part(number - 1, of: count)
  }

  /// Each name is in exactly one share, on every machine.
  func contains(_ name: String) -> Bool {
    switch self {
    case .part(let index, let count):
      StableHash<UInt64>(of: name).value % UInt64(count) == UInt64(index)
    // The names of a control's sizes begin with that of the control.
    case .only(let chosen): name == chosen || chosen.hasPrefix("\(name)-")
    }
  }
}
