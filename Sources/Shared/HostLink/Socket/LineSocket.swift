import Foundation
import Synchronization

/// A connection over a Unix socket on which both sides send lines of text, blocking.
///
/// ```swift
/// let socket = try LineSocket(path: "/run/host.sock", timeLimit: 5)
/// try socket.send(Data(#"{"command":"state"}"#.utf8))
/// while case .line(let line) = socket.read(limit: 1 << 20) { handle(line) }
/// ```
/// Both sides of a device socket use it: the host for each accepted connection, the tool and apps
/// as clients.
///
/// - The socket owns the descriptor and closes it when it is released.
/// - One thread may read while another one sends. Two must not send at the same time.
/// - `shutDown` may be called on any thread, and ends a blocked call.
///
/// It does not know what the lines mean.
package final class LineSocket: Sendable {
  /// The result of reading.
  package enum Line: Equatable, Sendable {
    /// Without the newline.
    case line(Data)
    /// The line is longer than the limit. Its rest was not read.
    case tooLong
    /// Nothing arrived within the time limit.
    case idle
    /// The connection was closed or has failed.
    case end
  }

  /// The path of the socket, for messages.
  private let path: String
  private let descriptor: Int32
  private let received = Mutex(LineBuffer())

  /// Takes over a connected socket.
  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// Connects. Throws `ConnectionFailure`.
  ///
  /// - Parameter timeLimit: Seconds that one call of the system may block; nil has no limit.
  package convenience init(path: String, timeLimit: Int?) throws(ConnectionFailure) {
    let descriptor = UnixSocket.make()
    guard descriptor >= 0 else { throw .system(path, "create a socket") }
    self.init(descriptor: descriptor, path: path)
    if let timeLimit { setTimeLimits(sending: timeLimit, receiving: timeLimit) }
    guard let status = UnixSocket.withAddress(of: path, { connect(descriptor, $0, $1) }) else {
      throw .pathTooLong(path, limit: UnixSocket.pathLimit)
    }
    guard status == 0 else {
      if errno == ENOENT || errno == ECONNREFUSED { throw .noListener(path) }
      throw .system(path, "connect")
    }
  }

  /// Sets the seconds that one call of the system may block.
  package func setTimeLimits(sending: Int, receiving: Int) {
    UnixSocket.setTimeLimit(SO_SNDTIMEO, seconds: sending, of: descriptor)
    UnixSocket.setTimeLimit(SO_RCVTIMEO, seconds: receiving, of: descriptor)
  }

  // MARK: Reading

  /// Waits for the next line.
  ///
  /// - Parameter limit: The maximum length of the line, in bytes without the newline.
  package func read(limit: Int) -> Line {
    received.withLock { buffer in
      while true {
        if let line = buffer.next(limit: limit) { return line }
        if let end = fill(&buffer) { return end }
      }
    }
  }

  /// Appends received bytes to the buffer. Returns nil, or the reason if there are none.
  private func fill(_ buffer: inout LineBuffer) -> Line? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 {
        buffer.append(piece[..<count])
        return nil
      }
      if count == 0 { return .end }
      if errno == EAGAIN || errno == EWOULDBLOCK { return .idle }
      if errno != EINTR { return .end }
    }
  }

  /// Waits for the next line; nil if the other side has closed the connection. Throws
  /// `LineSocketError.broken` if the line is too long or late.
  package func receive(limit: Int) throws(LineSocketError) -> Data? {
    switch read(limit: limit) {
    case .line(let line): return line
    case .end: return nil
    case .tooLong: throw .broken("a line from \(path) is longer than \(limit) bytes")
    case .idle: throw .broken("\(path) sent nothing within the time limit")
    }
  }

  /// True if the other side has closed the connection entirely, not only its sending direction.
  package var isHungUp: Bool {
    var status = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&status, 1, 0) > 0 && status.revents & Int16(POLLHUP) != 0
  }

  // MARK: Sending

  /// Sends a line and a newline. Throws `LineSocketError.broken`.
  package func send(_ line: Data) throws(LineSocketError) {
    var data = line
    data.append(UInt8(ascii: "\n"))
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if count == 0 || errno != EINTR {
        throw .broken("\(path): cannot send: \(String(cString: strerror(errno)).lowercased())")
      }
    }
  }

  /// Sends a last line, then discards input for up to a second. Closing a socket with unread input
  /// would drop the line before the other side has read it.
  package func sendLast(_ line: Data) {
    guard (try? send(line)) != nil else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    UnixSocket.setTimeLimit(SO_RCVTIMEO, seconds: 1, of: descriptor)
    var rest = [UInt8](repeating: 0, count: 1 << 16)
    var left = 16 * rest.count
    while left > 0 {
      let count = recv(descriptor, &rest, rest.count, 0)
      guard count > 0 else { return }
      left -= count
    }
  }

  /// Shuts down both directions. A blocked `read` returns `end`.
  package func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}

// MARK: Clients

extension LineSocket {
  /// Connects and sends a line.
  package static func open(
    _ path: String, timeLimit: Int?, sending line: Data
  ) throws(LineSocketError) -> LineSocket {
    let socket: LineSocket
    do throws(ConnectionFailure) {
      socket = try LineSocket(path: path, timeLimit: timeLimit)
    } catch {
      throw .unreachable(error)
    }
    try socket.send(line)
    return socket
  }

  /// Sends a line and receives one, over a new connection.
  package static func exchange(
    _ line: Data, at path: String, timeLimit: Int, limit: Int
  ) throws(LineSocketError) -> Data {
    let socket = try open(path, timeLimit: timeLimit, sending: line)
    guard let answer = try socket.receive(limit: limit) else {
      throw .broken("\(path) closed the connection before it answered")
    }
    return answer
  }
}

/// An error of a `LineSocket`.
package enum LineSocketError: Error, Equatable, CustomStringConvertible {
  /// The connection could not be established; nothing was sent.
  case unreachable(ConnectionFailure)
  /// The connection failed or timed out.
  case broken(String)

  package var description: String {
    switch self {
    case .unreachable(let failure): failure.description
    case .broken(let reason): reason
    }
  }
}
