import ContentDigest
import Foundation
import Hexadecimal

/// Content-addressed objects, named by their SHA-256.
///
/// An object that fits into one chunk is read with one message. Its name is also the identifier of
/// its chunk, so a reader does not need the description. The description is for the NATS tools.
extension ObjectStore {
  /// Stores an object. The operation is idempotent.
  ///
  /// - Returns: The name: 64 hexadecimal digits.
  package func putByContent(_ data: Data) async throws(BusError) -> String {
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

  /// The contents of an object; nil if it does not exist. The caller must verify the hash.
  package func data(byContent object: String) async throws(BusError) -> Data? {
    if let chunk = try await bus.anyPayload(on: chunks(of: object), in: stream) { return chunk }
    return try await data(of: object)
  }
}
