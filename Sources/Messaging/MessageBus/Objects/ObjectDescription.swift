import Foundation

/// The metadata of an object, as JSON in the format of the NATS tools.
package struct ObjectDescription: Codable, Equatable, Sendable {
  /// The options of an object in the format of the NATS tools.
  package struct Options: Codable, Equatable, Sendable {
    /// In bytes.
    package var maximumChunkSize: Int?
    /// The target of a link to another object. Vitrine writes no links.
    package var link: Link?

    /// The target of a link. nil as a name means the whole bucket.
    package struct Link: Codable, Equatable, Sendable {
      /// The bucket of the target.
      package var bucket: String
      /// The object of the target; nil for the whole bucket.
      package var name: String?
    }

    private enum CodingKeys: String, CodingKey {
      case maximumChunkSize = "max_chunk_size"
      case link
    }
  }

  /// Unique in the bucket. Any text: subjects contain it in base64.
  package var name: String
  /// nil if the writer gave none.
  package var options: Options?
  /// The bucket that contains the object.
  package var bucket: String
  /// The last word of the subject of its chunks.
  package var identifier: String
  /// In bytes.
  package var size: Int
  /// The number of messages with the contents.
  package var chunks: Int
  /// `SHA-256=` and the digest in base64 with `-` and `_`; nil for objects of other writers.
  package var digest: String?
  /// True if the object was deleted. Its description stays, so that watchers see the deletion.
  package var isDeleted: Bool?

  private enum CodingKeys: String, CodingKey {
    case name, options, bucket, size, chunks, digest
    case identifier = "nuid"
    case isDeleted = "deleted"
  }
}

extension ObjectDescription {
  /// Throws `BusError.malformed` if the message is not a valid description. Links are not
  /// supported.
  init(_ message: BusMessage, named name: String) throws(BusError) {
    guard
      let description = try? JSONDecoder().decode(ObjectDescription.self, from: message.payload),
      description.name == name, description.size >= 0, description.chunks >= 0,
      Subject.isValid(description.identifier) || description.isDeleted == true,
      description.options?.link == nil
    else { throw .malformed("the description of the object \(name)") }
    self = description
  }

  /// JSON with sorted keys.
  var json: Data {
    get throws(BusError) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do { return try encoder.encode(self) } catch {
        throw .malformed("the description of the object \(name)")
      }
    }
  }
}
