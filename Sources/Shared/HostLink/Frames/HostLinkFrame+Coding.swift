import Foundation

extension HostLinkFrame {
  /// The frame's bytes. Throws `HostLinkError.tooLarge`.
  public func encoded(limits: FrameLimits = FrameLimits()) throws -> Data {
    try limits.check(json: json.count, attachments: attachments.map(\.count))
    var data = Data(capacity: Self.headerLength + 4 * attachments.count + payloadLength)
    data.append(contentsOf: Self.magic)
    data.append(Self.version)
    data.appendLittleEndian(UInt32(json.count))
    data.appendLittleEndian(UInt32(attachments.count))
    for attachment in attachments { data.appendLittleEndian(UInt32(attachment.count)) }
    data.append(json)
    for attachment in attachments { data.append(attachment) }
    return data
  }

  private var payloadLength: Int { attachments.reduce(json.count) { $0 + $1.count } }

  /// Reads a frame. Returns nil if the stream ends before a frame begins.
  ///
  /// Lengths are checked against `limits` before the data they announce is read.
  ///
  /// - Parameter source: Returns exactly the requested number of bytes, or nil at the end of the
  ///   stream.
  public static func read(
    limits: FrameLimits = FrameLimits(), from source: (Int) throws -> Data?
  ) throws -> HostLinkFrame? {
    guard let header = try source(headerLength) else { return nil }
    guard header.count == headerLength, Array(header.prefix(3)) == magic else {
      throw HostLinkError.notAFrame
    }
    let theirs = header[header.startIndex + 3]
    guard theirs == version else {
      throw HostLinkError.versionMismatch(theirs: theirs, ours: version)
    }
    let jsonLength = Int(header.littleEndian(at: 4))
    let count = Int(header.littleEndian(at: 8))
    try limits.check(json: jsonLength, count: count)
    var lengths: [Int] = []
    if count > 0 {
      let table = try exactly(4 * count, from: source)
      lengths = (0..<count).map { Int(table.littleEndian(at: 4 * $0)) }
    }
    try limits.check(json: jsonLength, attachments: lengths)
    let json = try exactly(jsonLength, from: source)
    return HostLinkFrame(json: json, attachments: try lengths.map { try exactly($0, from: source) })
  }

  private static func exactly(_ count: Int, from source: (Int) throws -> Data?) throws -> Data {
    guard count > 0 else { return Data() }
    guard let data = try source(count), data.count == count else { throw HostLinkError.truncated }
    return data
  }
}

extension FrameLimits {
  func check(json: Int, attachments: [Int]) throws {
    try check(json: json, count: attachments.count)
    let bytes = attachments.reduce(0, +)
    guard bytes <= attachmentBytes else {
      throw HostLinkError.tooLarge(
        what: "total attachment size in bytes", size: bytes, limit: attachmentBytes)
    }
  }

  func check(json: Int, count: Int) throws {
    guard json <= jsonBytes else {
      throw HostLinkError.tooLarge(what: "JSON size in bytes", size: json, limit: jsonBytes)
    }
    guard count <= attachmentCount else {
      throw HostLinkError.tooLarge(
        what: "attachment count", size: count, limit: attachmentCount)
    }
  }
}

extension Data {
  fileprivate mutating func appendLittleEndian(_ value: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  fileprivate func littleEndian(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[startIndex + offset + $1]) << UInt32(8 * $1) }
  }
}
