import Foundation

extension ObjectStore {
  /// Whether the bucket has an object with these contents, as far as can be told without reading
  /// it.
  public func contains(_ data: Data, as object: String) async throws(BusError) -> Bool {
    guard let description = try await description(of: object), description.size == data.count,
      description.digest == (try Self.digest(of: data))
    else { return false }
    if data.isEmpty { return true }
    var reader = OrderedReader(
      stream, subject: chunks(of: description.identifier), start: .all, on: bus)
    return try await reader.open() >= description.chunks
  }

  /// The contents of an object; nil if there is none. Throws `BusError.damaged` if they do not have
  /// the size and the digest of the description, `.tooLarge`.
  ///
  /// - Parameter limit: The largest size to read, in bytes.
  public func data(
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

  /// As many of the chunks as there are, up to the size of the description.
  private func contents(of description: ObjectDescription) async throws(BusError) -> Data {
    var data = Data()
    guard description.size > 0 else { return data }
    var reader = OrderedReader(
      stream, subject: chunks(of: description.identifier), start: .all, on: bus)
    // A chunk that is missing would be waited for.
    guard try await reader.open() >= description.chunks else { return data }
    while data.count < description.size, !Task.isCancelled {
      let batch = try await reader.next(upTo: 16, within: .seconds(10))
      for chunk in batch.messages { data.append(chunk.message.payload) }
      if batch.isNewest { break }
    }
    return data
  }
}
