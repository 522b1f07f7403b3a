import DeviceEngine
import Foundation
import StableHash

/// Checks whether the extension can decode the payloads of pushes. Results are cached by payload.
package actor PayloadCheck {
  /// Decodes a payload in the extension. Returns nil on success.
  package typealias Decode =
    @Sendable (_ attributes: Data?, _ contentState: Data) async -> ActivityFailure?

  private let decode: Decode
  private var known: [UInt64: ActivityFailure?] = [:]
  private static let capacity = 10_000

  package init(_ decode: @escaping Decode) { self.decode = decode }

  func failure(_ push: ActivityPush) async -> ActivityFailure? {
    guard let state = push.contentState else { return nil }
    var hash = StableHash<UInt64>(of: state)
    hash.combine([0])
    hash.combine(push.attributes ?? Data())
    if let known = known[hash.value] { return known }
    let failure = await decode(push.attributes, state)
    if known.count >= Self.capacity { known = [:] }
    known[hash.value] = .some(failure)
    return failure
  }
}
