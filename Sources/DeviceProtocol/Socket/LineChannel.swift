internal import CSocket
import Foundation

/// Reads and writes newline-terminated lines over a connected socket, blocking.
///
/// ```swift
/// let channel = LineChannel(descriptor: descriptor, limit: 1 << 20)
/// while case .line(let request) = channel.read() {
///   guard channel.write(answer(to: request)) else { break }
/// }
/// ```
/// The channel owns the descriptor and closes it when it is released. One thread may read while
/// another one writes; two readers or two writers are not allowed. Received bytes beyond the
/// current line stay in the buffer, which holds at most the limit plus one chunk.
final class LineChannel {
  enum Line: Equatable {
    case line(Data)
    /// The line is longer than the limit. Its rest was not read.
    case tooLong
    /// Nothing arrived within the socket's time limit.
    case idle
    /// The connection was closed.
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer = Data()
  /// The number of bytes at the start of `buffer` that contain no newline.
  private var searched = 0

  /// - Parameter limit: The maximum length of a line, in bytes without the newline.
  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the next line. Skips empty lines.
  func read() -> Line {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        searched = 0
        if line.count > limit { return .tooLong }
        if line.allSatisfy({ $0 == UInt8(ascii: "\r") }) { continue }
        return .line(line)
      }
      searched = buffer.count
      guard buffer.count <= limit else { return .tooLong }
      if let end = fill() { return end }
    }
  }

  /// True if the peer has closed the connection entirely, not only its sending direction.
  var isHungUp: Bool {
    var status = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&status, 1, 0) > 0 && status.revents & Int16(POLLHUP) != 0
  }

  /// Appends received bytes to the buffer. Returns nil, or the reason if there are none.
  private func fill() -> Line? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 {
        buffer.append(contentsOf: chunk[..<count])
        return nil
      }
      if count == 0 { return .end }
      if errno == EAGAIN || errno == EWOULDBLOCK { return .idle }
      if errno != EINTR { return .end }
    }
  }

  /// Sends a last line, then discards input for up to a second. Closing a socket with unread input
  /// would drop the line before the peer has read it.
  func writeLast(_ line: Data) {
    guard write(line) else { return }
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

  /// Sends a line and a newline. Returns false if the peer does not read it.
  func write(_ line: Data) -> Bool {
    var bytes = line
    bytes.append(UInt8(ascii: "\n"))
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// Wrappers of socket calls. After a failure, `errno` holds the reason.
enum UnixSocket {
  /// Creates a stream socket that child processes do not inherit. Returns a negative number if it
  /// fails.
  static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// The user of the process at the other end; nil if unknown.
  static func peerUser(of descriptor: Int32) -> UInt32? {
    var user = UInt32.max
    return csocket_peer_user(descriptor, &user) == 0 ? user : nil
  }

  /// Limits how long a call waits for the other end.
  static func setTimeLimit(_ option: Int32, seconds: Int, of descriptor: Int32) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
