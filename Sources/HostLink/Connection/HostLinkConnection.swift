import Foundation
import Synchronization

/// One end of the socket between a host and an extension.
///
/// Reading blocks and belongs to one thread; writing may come from any thread, a frame at a time.
/// The connection owns its descriptor and closes it when it goes.
public final class HostLinkConnection: Sendable {
  /// Names the descriptor that an extension inherits.
  public static let descriptorVariable = "VITRINE_HOST_FD"

  public let limits: FrameLimits
  private let descriptor: Int32
  private let writing = Mutex(())

  /// Takes over `descriptor`, a connected stream socket. A side that reads nothing for
  /// `sendTimeout` makes `send` fail; nil waits for ever.
  public init(
    descriptor: Int32, limits: FrameLimits = FrameLimits(), sendTimeout: Duration? = nil
  ) {
    self.descriptor = descriptor
    self.limits = limits
    guard let sendTimeout else { return }
    var time = timeval(tv_sec: Int(sendTimeout.components.seconds), tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// The connection that this process was started with. The variable is removed, so that
  /// processes started from here do not see it. Throws `HostLinkError.noHost`.
  public static func inherited() throws -> HostLinkConnection {
    guard let text = ProcessInfo.processInfo.environment[descriptorVariable],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { throw HostLinkError.noHost(variable: descriptorVariable) }
    unsetenv(descriptorVariable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return HostLinkConnection(descriptor: descriptor)
  }

  /// A connected pair, closed on exec.
  public static func pair(limits: FrameLimits = FrameLimits()) throws -> (
    HostLinkConnection, HostLinkConnection
  ) {
    let (first, second) = try descriptorPair()
    return (
      HostLinkConnection(descriptor: first, limits: limits),
      HostLinkConnection(descriptor: second, limits: limits)
    )
  }

  /// The descriptors of a connected pair, closed on exec; the caller owns both.
  public static func descriptorPair() throws -> (Int32, Int32) {
    var descriptors: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
      throw HostLinkError.system(call: "socketpair", errno: errno)
    }
    return (descriptors[0], descriptors[1])
  }

  /// Ends both directions; a blocked reader sees the end of the stream.
  public func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  // MARK: Messages

  /// Blocks until the message is handed to the system.
  public func send<Message: Encodable>(_ message: Message) throws {
    let bytes = try HostLinkFrame(message).encoded(limits: limits)
    try writing.withLock { _ in try write(bytes) }
  }

  /// Blocks until a message is there; nil when the other side has closed.
  public func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    try HostLinkFrame.read(limits: limits, from: read)?.decode(type)
  }

  // MARK: Bytes

  private func write(_ bytes: Data) throws {
    try bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Foundation.send(
          descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count >= 0 {
          sent += count
        } else if errno == EPIPE || errno == ECONNRESET {
          throw HostLinkError.closed
        } else if errno != EINTR {
          throw HostLinkError.system(call: "send", errno: errno)
        }
      }
    }
  }

  /// Grows by what arrives, so that a length that lies does not take memory.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    let piece = 1 << 20
    while data.count < count {
      let start = data.count
      let wanted = min(piece, count - start)
      data.count += wanted
      let received = data.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress.map { $0 + start }, wanted, 0)
      }
      data.count = start + max(received, 0)
      if received == 0 || (received < 0 && errno == ECONNRESET) {
        guard start == 0 else { throw HostLinkError.truncated }
        return nil
      }
      if received < 0 && errno != EINTR {
        throw HostLinkError.system(call: "recv", errno: errno)
      }
    }
    return data
  }
}
