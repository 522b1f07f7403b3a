import Foundation

/// The metadata of an object, as JSON in the format of the NATS tools.
public struct ObjectDescription: Codable, Equatable, Sendable {
  public struct Options: Codable, Equatable, Sendable {
    /// In bytes.
    public var maximumChunkSize: Int?
    /// The target of a link to another object. Vitrine writes no links.
    package var link: Link?

    package struct Link: Codable, Equatable, Sendable {
      package var bucket: String
      package var name: String?
    }

    private enum CodingKeys: String, CodingKey {
      case maximumChunkSize = "max_chunk_size"
      case link
    }
  }

  public var name: String
  public var options: Options?
  public var bucket: String
  /// The last word of the subject of its chunks.
  public var identifier: String
  /// In bytes.
  public var size: Int
  public var chunks: Int
  /// `SHA-256=` and the digest in base64 with `-` and `_`; nil for objects of other writers.
  public var digest: String?
  public var isDeleted: Bool?

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
