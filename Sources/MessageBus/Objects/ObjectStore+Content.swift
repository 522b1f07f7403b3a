import Foundation

/// Objects that are named by their contents, such as by a hash: whoever stores one stores the same
/// bytes.
///
/// One that fits into a chunk costs one message to store and one to read. Its name is also the
/// identifier of its chunk, so that a reader needs no description; the description is for the tools
/// of NATS.
extension ObjectStore {
  /// Stores an object. Doing it twice stores it once.
  ///
  /// - Parameter object: A word of letters, digits, `-` and `_`.
  public func put(_ data: Data, byContent object: String) async throws(BusError) {
    guard (1...chunkSize).contains(data.count) else {
      try await put(data, as: object)
      return
    }
    try await bus.store(
      BusMessage(chunks(of: object), headers: Self.replacing, payload: data))
    let description = ObjectDescription(
      name: object, options: .init(maximumChunkSize: chunkSize), bucket: name,
      identifier: object, size: data.count, chunks: 1, digest: try Self.digest(of: data))
    try await bus.publish(
      BusMessage(subject(of: object), headers: Self.replacing, payload: try description.json))
  }

  /// The contents of an object; nil if there is none. The caller compares them with the name.
  public func data(byContent object: String) async throws(BusError) -> Data? {
    if let chunk = try await bus.anyPayload(on: chunks(of: object), in: stream) { return chunk }
    return try await data(of: object)
  }
}
