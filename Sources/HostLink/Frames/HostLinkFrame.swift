import Foundation

/// One message on the wire: JSON and its attachments.
///
/// Layout, integers little-endian: the four bytes `VHL` and the version; the JSON's length
/// (UInt32); the number of attachments (UInt32); each one's length (UInt32); the JSON; the
/// attachments in order.
public struct HostLinkFrame: Equatable, Sendable {
  /// The version that this build speaks; both sides must agree.
  public static let version: UInt8 = 5
  static let magic: [UInt8] = [0x56, 0x48, 0x4C]
  static let headerLength = 12

  public var json: Data
  public var attachments: [Data]

  public init(json: Data, attachments: [Data] = []) {
    self.json = json
    self.attachments = attachments
  }

  /// Encodes a message; its `Attachment`s become the frame's.
  public init<Message: Encodable>(_ message: Message) throws {
    let sink = AttachmentSink()
    let encoder = JSONEncoder()
    encoder.userInfo[.attachmentSink] = sink
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    json = try encoder.encode(message)
    attachments = sink.attachments
  }

  /// Throws `HostLinkError.malformedMessage` where the JSON is not such a message.
  public func decode<Message: Decodable>(_ type: Message.Type) throws -> Message {
    let decoder = JSONDecoder()
    decoder.userInfo[.attachmentSource] = attachments
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: json)
    } catch {
      throw HostLinkError.malformedMessage("\(type): \(error)")
    }
  }
}

/// How much one frame may carry. The reader enforces it before it takes the bytes.
public struct FrameLimits: Equatable, Sendable {
  public var jsonBytes: Int
  public var attachmentCount: Int
  /// All attachments together.
  public var attachmentBytes: Int

  public init(
    jsonBytes: Int = 16 << 20, attachmentCount: Int = 65_536, attachmentBytes: Int = 512 << 20
  ) {
    self.jsonBytes = jsonBytes
    self.attachmentCount = attachmentCount
    self.attachmentBytes = attachmentBytes
  }
}

/// What may go wrong between host and extension.
public enum HostLinkError: Error, Equatable, Sendable {
  /// The bytes are not a frame.
  case notAFrame
  /// The other side speaks another version.
  case versionMismatch(theirs: UInt8, ours: UInt8)
  /// `what` (JSON, attachments) is larger than allowed; sizes in bytes or pieces.
  case tooLarge(what: String, size: Int, limit: Int)
  /// The stream ended inside a frame.
  case truncated
  /// The JSON is no message of the expected type.
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
      "the host link speaks version \(theirs), this side version \(ours): build the extension again"
    case .tooLarge(let what, let size, let limit):
      "a message's \(what) would be \(size), the limit is \(limit)"
    case .truncated: "the host link ended inside a message"
    case .malformedMessage(let detail): "a message on the host link cannot be read: \(detail)"
    case .closed: "the other side has closed the host link"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .noHost(let variable):
      "an extension is started by its host: the environment variable \(variable) is not set"
    }
  }
}
