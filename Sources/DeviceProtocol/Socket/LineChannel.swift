internal import CSocket
import Foundation

/// Lines over a connected socket, blocking: for a thread of its own.
///
/// Owns the descriptor. One thread reads and one writes.
final class LineChannel {
  enum Line: Equatable {
    case line(Data)
    /// Longer than the limit; the rest is not read.
    case tooLong
    /// Nothing has come for as long as the socket's time limit.
    case idle
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer = Data()
  /// Everything before is known to hold no line's end.
  private var searched = 0

  /// `limit`: of a line, in bytes without its end.
  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the next line. Empty lines are skipped.
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

  /// True where the other end is closed, and does not only send nothing more.
  var isHungUp: Bool {
    var status = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&status, 1, 0) > 0 && status.revents & Int16(POLLHUP) != 0
  }

  /// Takes what has come; else why there is nothing.
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

  /// Sends a last line, and takes what the other end still sends, for a second: a socket that is
  /// closed with something unread loses what it has sent.
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

  /// Sends a line and its end; false where nobody takes it.
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

/// Socket calls that fail with the reason in `errno`.
enum UnixSocket {
  /// A stream socket that programs started from here do not inherit; negative where there is none.
  static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// Of the process at the other end; nil where the system does not tell.
  static func peerUser(of descriptor: Int32) -> UInt32? {
    var user = UInt32.max
    return csocket_peer_user(descriptor, &user) == 0 ? user : nil
  }

  /// How long a call may wait for the other end.
  static func setTimeLimit(_ option: Int32, seconds: Int, of descriptor: Int32) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
