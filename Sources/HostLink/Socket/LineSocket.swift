import Foundation
import Synchronization

/// A connection to a host's device socket, over which both sides send lines of text.
///
/// ```swift
/// let socket = try LineSocket(path: "/run/host.sock", timeLimit: 5)
/// try socket.send(Data(#"{"command":"state"}"#.utf8))
/// let answer = try socket.receive(limit: 1 << 20)
/// ```
/// Call `receive` on one thread only. `shutDown` may be called on any thread and ends it.
package final class LineSocket: Sendable {
  private let path: String
  private let descriptor: Int32
  /// Data received after the last returned line.
  private let unread = Mutex(Data())

  /// Connects. Throws `LineSocketError.unreachable`.
  ///
  /// - Parameter timeLimit: Seconds that one `send` or `recv` call may block; nil has no limit.
  package init(path: String, timeLimit: Int?) throws(LineSocketError) {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .unreachable(Self.message("socket", path)) }
    if let timeLimit {
      var time = timeval(tv_sec: timeLimit, tv_usec: 0)
      for option in [SO_SNDTIMEO, SO_RCVTIMEO] {
        setsockopt(
          descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
      }
    }
    try connect()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  private func connect() throws(LineSocketError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else {
      throw .unreachable("the socket path is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw .unreachable(Self.message("connect", path)) }
  }

  /// Sends a line and appends the line break. Throws `LineSocketError.broken`.
  package func send(_ line: Data) throws(LineSocketError) {
    let data = line + Data("\n".utf8)
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        sent += count
      } else if errno != EINTR {
        throw .broken(Self.message("send", path))
      }
    }
  }

  /// Waits for the next line and returns it without its line break; nil if the other side has
  /// closed the connection.
  ///
  /// - Parameter limit: The maximum length of the line, in bytes.
  /// - Throws: `LineSocketError.broken`, also if the line is longer.
  package func receive(limit: Int) throws(LineSocketError) -> Data? {
    var line = unread.withLock { unread in
      defer { unread = Data() }
      return unread
    }
    var searched = 0
    while true {
      if let end = line[(line.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        let beyond = Data(line[(end + 1)...])
        unread.withLock { $0 = beyond }
        return Data(line[..<end])
      }
      searched = line.count
      guard line.count <= limit else {
        throw .broken("a line from \(path) is longer than \(limit) bytes")
      }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 {
        line += piece[..<count]
      } else if count == 0 {
        return nil
      } else if errno != EINTR {
        throw .broken(Self.message("recv", path))
      }
    }
  }

  /// Shuts down both directions. A blocked `receive` returns nil.
  package func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private static func message(_ call: String, _ path: String) -> String {
    "\(call) \(path): \(String(cString: strerror(errno)))"
  }
}

extension LineSocket {
  /// Sends a line and receives one, over a new connection.
  package static func exchange(
    _ line: Data, at path: String, timeLimit: Int, limit: Int
  ) throws(LineSocketError) -> Data {
    let socket = try LineSocket(path: path, timeLimit: timeLimit)
    try socket.send(line)
    guard let answer = try socket.receive(limit: limit) else {
      throw .broken("\(path) closed the connection before it answered")
    }
    return answer
  }
}

/// An error of a `LineSocket`.
package enum LineSocketError: Error, Equatable, CustomStringConvertible {
  /// The connection could not be established; nothing was sent.
  case unreachable(String)
  /// The connection failed or timed out.
  case broken(String)

  package var description: String {
    switch self {
    case .unreachable(let reason), .broken(let reason): reason
    }
  }
}
