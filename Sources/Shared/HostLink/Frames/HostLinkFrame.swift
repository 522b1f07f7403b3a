import Foundation
import MessageText

/// One message on the wire: a JSON document and binary attachments.
///
/// ```swift
/// let frame = try HostLinkFrame(HostMessage.request(request))
/// let bytes = try frame.encoded()
/// ```
/// | bytes | meaning |
/// |---|---|
/// | 3 | `VHL` |
/// | 1 | version |
/// | 4 | length of the JSON |
/// | 4 | number of attachments |
/// | 4 each | length of each attachment |
/// | | the JSON, then the attachments in order |
///
/// Integers are little-endian. Each `Attachment` in a message becomes one attachment of the frame;
/// the JSON contains only its index, so that archives and files are not Base64 encoded.
///
/// Both sides must have the same version; there is no negotiation. The bytes are untrusted: a
/// reader checks every length against `FrameLimits` before it allocates.
public struct HostLinkFrame: Equatable, Sendable {
  /// The protocol version of this build. Increase it with every change to the messages.
  public static let version: UInt8 = 16
  static let magic: [UInt8] = [0x56, 0x48, 0x4C]
  static let headerLength = 12

  /// The message. Attachments are referred to by their index.
  public var json: Data
  /// Bytes that do not belong into JSON, such as archives.
  public var attachments: [Data]

  public init(json: Data, attachments: [Data] = []) {
    self.json = json
    self.attachments = attachments
  }

  /// Encodes a message. Its `Attachment`s become the frame's attachments.
  public init<Message: Encodable>(_ message: Message) throws {
    let sink = AttachmentSink()
    let encoder = JSONEncoder()
    encoder.userInfo[.attachmentSink] = sink
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    json = try encoder.encode(message)
    attachments = sink.attachments
  }

  /// Decodes the message. Throws `HostLinkError.malformedMessage` if the JSON is not of this type.
  public func decode<Message: Decodable>(_ type: Message.Type) throws -> Message {
    let decoder = JSONDecoder()
    decoder.userInfo[.attachmentSource] = attachments
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: json)
    } catch {
      throw HostLinkError.malformedMessage("\(type): \(error)".asMessageLine)
    }
  }
}

/// The maximum size of one frame. Senders and readers enforce it.
public struct FrameLimits: Equatable, Sendable {
  /// The largest JSON of a frame, in bytes.
  public var jsonBytes: Int
  /// The largest number of attachments of a frame.
  public var attachmentCount: Int
  /// The total size of all attachments.
  public var attachmentBytes: Int

  public init(
    jsonBytes: Int = 16 << 20, attachmentCount: Int = 65_536, attachmentBytes: Int = 512 << 20
  ) {
    self.jsonBytes = jsonBytes
    self.attachmentCount = attachmentCount
    self.attachmentBytes = attachmentBytes
  }
}

/// An error on the link between host and extension.
public enum HostLinkError: Error, Equatable, Sendable {
  /// The bytes are not a frame.
  case notAFrame
  /// The other side uses a different protocol version.
  case versionMismatch(theirs: UInt8, ours: UInt8)
  /// A frame exceeds `FrameLimits`. `what` names the quantity and its unit.
  case tooLarge(what: String, size: Int, limit: Int)
  /// The stream ended inside a frame.
  case truncated
  /// The JSON is not a message of the expected type.
  case malformedMessage(String)
  /// The other side has closed the connection.
  case closed
  /// A system call failed.
  case system(call: String, errno: Int32)
  /// The process was not started by a host.
  case noHost(variable: String)
}

extension HostLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAFrame: "the bytes on the host link are not a frame"
    case .versionMismatch(let theirs, let ours):
      "the other side uses host link version \(theirs), this side version \(ours); "
        + "rebuild the extension"
    case .tooLarge(let what, let size, let limit):
      "a host link message is too large: \(what) is \(size), limit \(limit)"
    case .truncated: "the host link ended in the middle of a message"
    case .malformedMessage(let detail): "cannot decode a host link message: \(detail)"
    case .closed: "the other side has closed the host link"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .noHost(let variable):
      "an extension must be started by its host: the environment variable \(variable) is not set"
    }
  }
}
