import Foundation

@testable import HostLink
@testable import ViewArchive

/// What an extension's process sends to the host: archives, frames, messages and lines of output.
///
/// The first byte of the input selects what the rest is:
///
/// | byte | rest |
/// |---|---|
/// | `A` | the payload of an archive; header and checksum are added |
/// | `V` | a whole archive |
/// | `F` | frames |
/// | `M`, `R` | the JSON of a message of the extension, or of a request of the host |
/// | `I` | an encoded image |
/// | `O` | lines of output |
struct ArchivesFuzz: FuzzTarget {
  func check(_ input: [UInt8]) throws {
    let rest = Data(input.dropFirst())
    switch input.first {
    case UInt8(ascii: "A"): try checkArchive(Self.archive(payload: rest))
    case UInt8(ascii: "V"): try checkArchive(rest)
    case UInt8(ascii: "F"): try checkFrames(rest)
    case UInt8(ascii: "M"): try checkMessage(ExtensionMessage.self, rest)
    case UInt8(ascii: "R"): try checkMessage(HostMessage.self, rest)
    case UInt8(ascii: "I"): try checkImage(rest)
    case UInt8(ascii: "O"): try checkOutput(rest)
    default: break
    }
  }

  // MARK: Archives

  private static func archive(payload: Data) -> Data {
    var writer = ByteWriter()
    writer.raw(ArchiveFormat.magic)
    writer.fixed(ArchiveFormat.version)
    writer.fixed(UInt16(0))
    writer.fixed(UInt32(payload.count))
    writer.fixed(Checksum.crc32(Array(payload)))
    writer.raw(payload)
    return Data(writer.bytes)
  }

  private func checkArchive(_ data: Data) throws {
    let archive: ViewArchive
    do {
      archive = try ViewArchive(decoding: data)
    } catch {
      guard let error = error as? ArchiveError else { throw error }
      return try requireSentence(error.description)
    }
    let encoded = try archive.encoded()
    let copy = try ViewArchive(decoding: encoded)
    try require(copy == archive, "the archive changes when it is encoded and decoded")
    try require(try copy.encoded() == encoded, "equal archives have different bytes")
    try require(!archive.tree().isEmpty, "the tree is empty")
    _ = archive.hitTarget(at: CGPoint(x: archive.size.width / 2, y: archive.size.height / 2))
    _ = archive.flipping([0, 2])
    _ = archive.accessibilityElements(flipped: [1]) { _, _ in "now" }
  }

  private func checkImage(_ data: Data) throws(FuzzFailure) {
    guard let header = ImageHeader(data) else { return }
    try require(
      header.size.width >= 1 && header.size.height >= 1 && (header.area ?? 1) >= 1,
      "the size of the image is \(header.size)")
  }

  // MARK: Messages

  private func checkFrames(_ data: Data) throws {
    var rest = data
    let limits = FrameLimits(jsonBytes: 4096, attachmentCount: 64, attachmentBytes: 4096)
    do {
      while let frame = try HostLinkFrame.read(
        limits: limits,
        from: { count in
          guard !rest.isEmpty else { return nil }
          defer { rest = rest.dropFirst(count) }
          return rest.prefix(count)
        })
      {
        var bytes = try frame.encoded(limits: limits)
        let copy = try HostLinkFrame.read(limits: limits) { count in
          defer { bytes = bytes.dropFirst(count) }
          return bytes.prefix(count)
        }
        try require(copy == frame, "the frame changes when it is encoded and read")
        try checkMessage(ExtensionMessage.self, frame)
        try checkMessage(HostMessage.self, frame)
      }
    } catch let error as HostLinkError {
      try requireSentence(error.description)
    }
  }

  private func checkMessage<Message: Codable & Equatable>(
    _ type: Message.Type, _ json: Data
  ) throws {
    try checkMessage(type, HostLinkFrame(json: json, attachments: [Data([1]), Data()]))
  }

  private func checkMessage<Message: Codable & Equatable>(
    _ type: Message.Type, _ frame: HostLinkFrame
  ) throws {
    let message: Message
    do {
      message = try frame.decode(type)
    } catch let error as HostLinkError {
      return try requireSentence(error.description)
    }
    let copy = try HostLinkFrame(message).decode(type)
    // A number that is not one does not equal itself.
    try require(
      copy == message || "\(copy)" == "\(message)",
      "the message changes when it is encoded and decoded")
  }

  // MARK: Output

  private func checkOutput(_ data: Data) throws {
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let (text, record) = OutputRecord.parts(of: String(line))
      try require(text.utf8.count <= line.utf8.count, "a text is longer than its line")
      if case .log(let message)? = record { try checkRecord(message) }
    }
    try checkRecord(LogMessage(level: .info, text: String(decoding: data, as: UTF8.self)))
    try checkLines(data)
  }

  /// A message is written as one line. A short one is read unchanged.
  private func checkRecord(_ message: LogMessage) throws(FuzzFailure) {
    let line = message.line.utf8
    try require(line.count <= 8192, "a record has \(line.count) bytes")
    try require(
      line.firstIndex(of: UInt8(ascii: "\n")) == line.index(before: line.endIndex),
      "a record is not one line")
    guard line.count <= 200 else { return }
    try require(
      OutputRecord(String(decoding: line.dropLast(), as: UTF8.self)) == .log(message),
      "a message changes when it is written and read: \(message)")
  }

  /// Lines do not depend on the parts in which their bytes arrive.
  private func checkLines(_ data: Data) throws(FuzzFailure) {
    let (bytes, limit) = (Array(data), 40)
    var (whole, divided) = (LineBuffer(), LineBuffer())
    whole.append(bytes[...])
    var lines: [LineSocket.Line] = []
    for byte in bytes {
      divided.append([byte])
      while let line = divided.next(limit: limit) {
        lines.append(line)
        // The reader of a socket ends the connection.
        if line == .tooLong { break }
      }
      if lines.last == .tooLong { break }
    }
    for line in lines {
      try require(whole.next(limit: limit) == line, "the lines depend on the parts of the bytes")
    }
  }
}
