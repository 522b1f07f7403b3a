import ContentDigest
import Foundation

/// An object bucket in a stream, in the layout of NATS: the bucket `B` is the stream `OBJ_B`.
/// Objects are stored in chunks on `$O.B.C.<id>`, with a description on `$O.B.M.<name>`.
/// `nats object` reads and writes it.
///
/// Source: ADR-20 of nats-architecture-and-design.
package struct ObjectStore: Sendable {
  /// The bucket is the stream `OBJ_` and this name.
  package let name: String
  let bus: any MessageBus
  /// The maximum size of a chunk, in bytes.
  package let chunkSize: Int

  var stream: String { "OBJ_\(name)" }

  /// - Parameter chunkSize: In bytes; at most the largest payload of the bus.
  package init(_ name: String, on bus: any MessageBus, chunkSize: Int = 128 * 1024) {
    self.name = name
    self.bus = bus
    self.chunkSize = chunkSize
  }

  /// The configuration of a bucket's stream.
  ///
  /// - Parameter discard: The policy of a full bucket. Buckets of the NATS tools use `new`.
  package static func stream(
    _ name: String, discard: StreamConfiguration.Discard = .new, maximumBytes: Int? = nil,
    maximumAge: Duration? = nil, replicas: Int = 1
  ) -> StreamConfiguration {
    StreamConfiguration(
      "OBJ_\(name)", subjects: ["$O.\(name).C.>", "$O.\(name).M.>"], discard: discard,
      maximumBytes: maximumBytes, maximumAge: maximumAge, replicas: replicas, allowsRollup: true,
      allowsDirectReads: true)
  }

  /// nil if the object does not exist.
  package func description(of object: String) async throws(BusError) -> ObjectDescription? {
    guard let stored = try await bus.last(on: subject(of: object), in: stream) else { return nil }
    let description = try ObjectDescription(stored.message, named: object)
    return description.isDeleted == true ? nil : description
  }

  /// Stores an object, and replaces an older object with the name. Readers get the older object
  /// until the new one is complete.
  @discardableResult
  package func put(_ data: Data, as object: String) async throws(BusError) -> ObjectDescription {
    let old = try? await description(of: object)
    let digest = try Self.digest(of: data)
    // A random identifier keeps the chunks of concurrent writers apart.
    let identifier = UUID().uuidString.replacing("-", with: "")
    do {
      let description = ObjectDescription(
        name: object, options: .init(maximumChunkSize: chunkSize), bucket: name,
        identifier: identifier, size: data.count,
        chunks: try await store(data, in: chunks(of: identifier)), digest: digest)
      try await write(description)
      if let old { try await bus.purge(chunks(of: old.identifier), in: stream) }
      return description
    } catch {
      // Chunks without a description are unreachable.
      try? await bus.purge(chunks(of: identifier), in: stream)
      throw error
    }
  }

  /// Stores the chunks, and returns their number.
  private func store(_ data: Data, in subject: String) async throws(BusError) -> Int {
    var count = 0
    var rest = data[...]
    while !rest.isEmpty {
      try await bus.store(BusMessage(subject, payload: Data(rest.prefix(chunkSize))))
      rest = rest.dropFirst(chunkSize)
      count += 1
    }
    return count
  }

  /// Removes an object. Does nothing if it does not exist.
  package func delete(_ object: String) async throws(BusError) {
    guard var description = try await description(of: object) else { return }
    let identifier = description.identifier
    description.isDeleted = true
    description.size = 0
    description.chunks = 0
    description.digest = nil
    try await write(description)
    try await bus.purge(chunks(of: identifier), in: stream)
  }

  private func write(_ description: ObjectDescription) async throws(BusError) {
    try await bus.store(
      BusMessage(
        subject(of: description.name), headers: Self.replacing,
        payload: try description.json))
  }

  /// The headers of a message that replaces all earlier messages on its subject.
  static let replacing = ["Nats-Rollup": "sub"]

  func subject(of object: String) -> String {
    "$O.\(name).M.\(Self.urlBase64(Data(object.utf8)))"
  }

  func chunks(of identifier: String) -> String { "$O.\(name).C.\(identifier)" }

  static func digest(of data: Data) throws(BusError) -> String { digest(try hash(of: data)) }

  static func digest(_ hash: Data) -> String { "SHA-256=\(urlBase64(hash))" }

  static func hash(of data: Data) throws(BusError) -> Data {
    do { return try ContentDigest.sha256(of: data) } catch {
      throw .malformed("an object of \(data.count) bytes")
    }
  }

  private static func urlBase64(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }
}
