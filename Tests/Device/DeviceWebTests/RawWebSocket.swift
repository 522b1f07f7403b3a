import Foundation

/// A WebSocket client that works frame by frame, so that tests can send frames no browser would.
actor RawWebSocket {
  private let connection: RawConnection
  private var buffer = Data()

  /// Connects. Throws `Refused` with the response if the server does not switch protocols.
  init(_ server: TestServer, receiveBuffer: Int32? = nil, headers: [String: String] = [:])
    async throws
  {
    connection = try RawConnection(port: server.port, receiveBuffer: receiveBuffer)
    let request = server.request(
      "GET", "/api/changes",
      headers: [
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": server.origin,
      ].merging(headers) { $1 })
    await connection.send(request)
    var head = Data()
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let bytes = await connection.read(1 << 14)
      if bytes.isEmpty { break }
      head += bytes
    }
    guard let answer = RawAnswer(head) else { throw RawConnection.Failed(call: "handshake") }
    guard answer.status == 101 else { throw Refused(answer: answer) }
    buffer = answer.body
  }

  struct Refused: Error { var answer: RawAnswer }

  struct Frame: Sendable {
    var opcode: UInt8
    var payload: Data
    /// The status code of a close frame.
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2
        ? Int(payload[payload.startIndex]) << 8 | Int(payload[payload.startIndex + 1]) : nil
    }
  }

  @discardableResult
  func send(_ text: String) async -> Bool { await send(opcode: 1, Data(text.utf8)) }

  @discardableResult
  func send(opcode: UInt8, _ payload: Data, isFinal: Bool = true) async -> Bool {
    var frame = Data([(isFinal ? 0x80 : 0) | opcode])
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<(1 << 16):
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    frame += mask
    frame += payload.enumerated().map { $1 ^ mask[$0 % 4] }
    return await connection.send(frame)
  }

  func sendRaw(_ bytes: Data) async { await connection.send(bytes) }

  /// The next frame; nil if the connection has ended.
  func frame() async -> Frame? {
    guard let head = await take(2) else { return nil }
    var count = Int(head[1] & 0x7F)
    if count > 125 {
      guard let more = await take(count == 126 ? 2 : 8) else { return nil }
      count = more.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await take(count) else { return nil }
    return Frame(opcode: head[0] & 15, payload: Data(payload))
  }

  /// The next text message; nil if the connection has ended.
  func message() async -> Message? {
    while let frame = await frame() {
      if frame.opcode == 8 { return nil }
      if frame.opcode == 1 { return Message(text: String(decoding: frame.payload, as: UTF8.self)) }
    }
    return nil
  }

  /// The next message of a type, skipping others; nil if the connection has ended.
  func message(_ type: String) async -> Message? {
    while let message = await message() {
      if message.type == type { return message }
    }
    return nil
  }

  struct Message: Sendable {
    var text: String
    var json: [String: Any] {
      ((try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]) ?? [:]
    }
    var type: String? { json["type"] as? String }
  }

  private func take(_ count: Int) async -> [UInt8]? {
    while buffer.count < count {
      let bytes = await connection.read(1 << 16)
      if bytes.isEmpty { return nil }
      buffer += bytes
    }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Array(buffer.prefix(count))
  }
}
