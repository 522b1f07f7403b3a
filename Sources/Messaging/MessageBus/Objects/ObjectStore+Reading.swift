import Foundation

extension ObjectStore {
  /// Whether the bucket has an object with these contents. Compares the size, the digest and the
  /// number of chunks, but does not read the contents.
  package func contains(_ data: Data, as object: String) async throws(BusError) -> Bool {
    guard let description = try await description(of: object), description.size == data.count,
      description.digest == (try Self.digest(of: data))
    else { return false }
    if data.isEmpty { return true }
    var reader = OrderedReader(
      stream, subject: chunks(of: description.identifier), start: .all, on: bus)
    return try await reader.open() >= description.chunks
  }

  /// The contents of an object; nil if it does not exist. Throws `BusError.tooLarge`, and
  /// `.damaged` if the size or the digest does not match the description.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  package func data(
    of object: String, limit: Int = 256 << 20
  ) async throws(BusError) -> Data? {
    guard let description = try await description(of: object) else { return nil }
    guard description.size <= limit else { throw .tooLarge(description.size, limit: limit) }
    let data = try await contents(of: description)
    guard data.count == description.size else { throw .damaged(object: object) }
    if let digest = description.digest, try Self.digest(of: data) != digest {
      throw .damaged(object: object)
    }
    return data
  }

  /// The available chunks, up to the size in the description.
  private func contents(of description: ObjectDescription) async throws(BusError) -> Data {
    var data = Data()
    guard description.size > 0 else { return data }
    var reader = OrderedReader(
      stream, subject: chunks(of: description.identifier), start: .all, on: bus)
    // The reader would wait for a missing chunk.
    guard try await reader.open() >= description.chunks else { return data }
    while data.count < description.size, !Task.isCancelled {
      let batch = try await reader.next(upTo: 16, within: .seconds(10))
      for chunk in batch.messages { data.append(chunk.message.payload) }
      if batch.isNewest { break }
    }
    return data
  }
}
