import Foundation
import Synchronization

/// Bytes that are sent beside a message's JSON, not in it.
///
/// The JSON contains only their index among the frame's attachments. Encoding works only inside
/// `HostLinkFrame`.
public struct Attachment: Equatable, Sendable {
  /// The bytes, which a frame carries beside its JSON.
  public var data: Data

  /// The bytes are not copied into the JSON.
  public init(_ data: Data) {
    self.data = data
  }
}

extension Attachment: Codable {
  public init(from decoder: any Decoder) throws {
    let index = try decoder.singleValueContainer().decode(Int.self)
    guard let source = decoder.userInfo[.attachmentSource] as? [Data],
      source.indices.contains(index)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "attachment \(index) not found"))
    }
    data = source[index]
  }

  public func encode(to encoder: any Encoder) throws {
    guard let sink = encoder.userInfo[.attachmentSink] as? AttachmentSink else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "an attachment can only be encoded in a frame"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(sink.append(data))
  }
}

/// Collects the attachments of a message while its JSON is encoded.
final class AttachmentSink: Sendable {
  private let storage = Mutex<[Data]>([])

  var attachments: [Data] { storage.withLock { $0 } }

  func append(_ data: Data) -> Int {
    storage.withLock {
      $0.append(data)
      return $0.count - 1
    }
  }
}

extension CodingUserInfoKey {
  static var attachmentSink: CodingUserInfoKey { key("vitrine.attachmentSink") }
  static var attachmentSource: CodingUserInfoKey { key("vitrine.attachmentSource") }

  private static func key(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("\(name) is not a valid key")
    }
    return key
  }
}
