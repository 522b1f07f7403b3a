/// One line to a Unix socket and one line back.
enum LineSocket {
  /// Blocks. Throws `WidgetCenterError.unreachable`.
  ///
  /// - Parameters:
  ///   - timeLimit: Seconds that a single sending or receiving may take.
  ///   - limit: Bytes of the answer.
  static func exchange(
    _ line: Data, at path: String, timeLimit: Int, limit: Int
  ) throws(WidgetCenterError) -> Data {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw failure("socket", path) }
    defer { close(descriptor) }
    var time = timeval(tv_sec: timeLimit, tv_usec: 0)
    for option in [SO_SNDTIMEO, SO_RCVTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    try connect(descriptor, to: path)
    try send(line + Data("\n".utf8), over: descriptor, path)
    return try receive(over: descriptor, path, limit: limit)
  }

  private static func connect(
    _ descriptor: Int32, to path: String
  ) throws(WidgetCenterError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else {
      throw .unreachable("the path of the socket is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw failure("connect", path) }
  }

  private static func send(
    _ data: Data, over descriptor: Int32, _ path: String
  ) throws(WidgetCenterError) {
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        sent += count
      } else if errno != EINTR {
        throw failure("send", path)
      }
    }
  }

  private static func receive(
    over descriptor: Int32, _ path: String, limit: Int
  ) throws(WidgetCenterError) -> Data {
    var line = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while line.count <= limit {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count == 0 { throw .unreachable("\(path) was closed before the answer") }
      if count < 0 {
        guard errno == EINTR else { throw failure("recv", path) }
        continue
      }
      if let end = piece[..<count].firstIndex(of: UInt8(ascii: "\n")) {
        return line + piece[..<end]
      }
      line += piece[..<count]
    }
    throw .unreachable("the answer of \(path) is longer than \(limit) bytes")
  }

  private static func failure(_ call: String, _ path: String) -> WidgetCenterError {
    .unreachable("\(call) \(path): \(String(cString: strerror(errno)))")
  }
}
