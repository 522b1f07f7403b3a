import Foundation
import Synchronization

/// One end of the socket between a host and an extension.
///
/// ```swift
/// let (host, child) = try HostLinkConnection.pair()
/// try host.send(HostMessage.request(request))
/// let message = try child.receive(HostMessage.self)
/// ```
/// The connection sends and receives whole messages, one `HostLinkFrame` each. It knows nothing of
/// requests and replies: `HostLinkService` and the host's process match those by identifier.
///
/// - `receive` blocks and must always be called on the same thread. `send` may be called on any
///   thread: a lock keeps frames from being interleaved.
/// - After an error other than `closed`, the position in the stream is unknown. Shut the connection
///   down.
/// - The connection owns its descriptor and closes it when it is deinitialized.
public final class HostLinkConnection: Sendable {
  /// The environment variable with the number of the descriptor that an extension inherits.
  public static let descriptorVariable = "VITRINE_HOST_FD"

  /// The limits for frames in both directions.
  public let limits: FrameLimits
  private let descriptor: Int32
  private let writeLock = Mutex(())

  /// Creates a connection that takes ownership of `descriptor`, a connected stream socket. `send`
  /// fails if the other side reads nothing for `sendTimeout`; nil waits indefinitely.
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

  /// Returns the connection with which the host started this process. Removes the environment
  /// variable, so that child processes do not see it. Throws `HostLinkError.noHost`.
  public static func inherited() throws -> HostLinkConnection {
    guard let text = ProcessInfo.processInfo.environment[descriptorVariable],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { throw HostLinkError.noHost(variable: descriptorVariable) }
    unsetenv(descriptorVariable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return HostLinkConnection(descriptor: descriptor)
  }

  /// Creates a connected pair. Both descriptors are closed on exec.
  public static func pair(limits: FrameLimits = FrameLimits()) throws -> (
    HostLinkConnection, HostLinkConnection
  ) {
    let (first, second) = try descriptorPair()
    return (
      HostLinkConnection(descriptor: first, limits: limits),
      HostLinkConnection(descriptor: second, limits: limits)
    )
  }

  /// Creates the descriptors of a connected pair, closed on exec. The caller owns both.
  public static func descriptorPair() throws -> (Int32, Int32) {
    var descriptors: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
      throw HostLinkError.system(call: "socketpair", errno: errno)
    }
    return (descriptors[0], descriptors[1])
  }

  /// Shuts down both directions. A blocked `receive` returns nil.
  public func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  // MARK: Messages

  /// Sends a message. Blocks until the socket has accepted all of it.
  public func send<Message: Encodable>(_ message: Message) throws {
    let bytes = try HostLinkFrame(message).encoded(limits: limits)
    try writeLock.withLock { _ in try write(bytes) }
  }

  /// Waits for a message; nil if the other side has closed the connection.
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

  /// Allocates as data arrives, so that a false length in a header does not allocate memory.
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
