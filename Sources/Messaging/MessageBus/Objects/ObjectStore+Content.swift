import ContentDigest
import Foundation
import Hexadecimal

/// Objects that are named by their SHA-256: whoever stores one stores the same bytes.
///
/// One that fits into a chunk costs one message to store and one to read. Its name is also the
/// identifier of its chunk, so that a reader needs no description; the description is for the tools
/// of NATS.
extension ObjectStore {
  /// Stores an object. Doing it twice stores it once.
  ///
  /// - Returns: The name: 64 hexadecimal digits.
  public func putByContent(_ data: Data) async throws(BusError) -> String {
    let hash = try Self.hash(of: data)
    let object = hash.hexadecimal
    guard (1...chunkSize).contains(data.count) else {
      try await put(data, as: object)
      return object
    }
    try await bus.store(
      BusMessage(chunks(of: object), headers: Self.replacing, payload: data))
    let description = ObjectDescription(
      name: object, options: .init(maximumChunkSize: chunkSize), bucket: name,
      identifier: object, size: data.count, chunks: 1, digest: Self.digest(hash))
    try await bus.publish(
      BusMessage(subject(of: object), headers: Self.replacing, payload: try description.json))
    return object
  }

  /// The contents of an object; nil if there is none. The caller compares them with the name.
  public func data(byContent object: String) async throws(BusError) -> Data? {
    if let chunk = try await bus.anyPayload(on: chunks(of: object), in: stream) { return chunk }
    return try await data(of: object)
  }
}
