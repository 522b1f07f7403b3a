internal import CSocket
import Foundation
import Synchronization

/// Answers commands over a Unix socket: a JSON object a line each way.
///
/// Only processes of the same user are answered. Each connection has a thread of its own, which
/// blocks: there are few of them, they are bounded, and none costs anything while it waits.
public final class DeviceSocketServer: Sendable {
  /// What bounds what others can ask for.
  public struct Limits: Sendable {
    public var connections = 16
    /// Bytes of a request.
    public var line = 1 << 20
    /// Seconds without a request until a connection is closed.
    public var idle = 600
    /// Seconds until an answer that nobody takes ends its connection.
    public var write = 10

    public init() {}
  }

  /// Answers a request's line with lines, the last of which ends it. `send` tells whether the
  /// other end still listens; the task is cancelled when that has closed.
  public typealias Handler =
    @Sendable (
      _ request: Data, _ send: @Sendable (Data) -> Bool
    ) async -> Void

  private struct State {
    var listener: Int32 = -1
    var connections: [UInt64: Int32] = [:]
    var last: UInt64 = 0
    var isStopped = false
  }

  private let address: DeviceSocketAddress
  private let limits: Limits
  private let user: UInt32
  private let handler: Handler
  private let state = Mutex(State())

  /// - Parameters:
  ///   - user: Whose processes are answered.
  ///   - handler: Called once a request, one after the other in each connection.
  public init(
    at address: DeviceSocketAddress, limits: Limits = Limits(), user: UInt32 = getuid(),
    handler: @escaping Handler
  ) {
    self.address = address
    self.limits = limits
    self.user = user
    self.handler = handler
  }

  /// Listens. A socket that a host has left behind is replaced. Throws `DeviceSocketError`.
  public func start() throws(DeviceSocketError) {
    let folder = address.url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(folder.path, action: "make the folder", reason: error.localizedDescription)
    }
    try removeStaleSocket()
    let descriptor = UnixSocket.make()
    guard descriptor >= 0 else { throw .system(address.path, "make a socket") }
    do throws(DeviceSocketError) {
      // Before it has a name: nobody else can ever open it.
      guard fchmod(descriptor, 0o600) == 0 else { throw .system(address.path, "make it private") }
      let bound = try address.withSocketAddress { bind(descriptor, $0, $1) }
      guard bound == 0 else { throw .system(address.path, "take the name") }
      guard listen(descriptor, 8) == 0 else { throw .system(address.path, "listen") }
    } catch {
      close(descriptor)
      throw error
    }
    chmod(address.path, 0o600)
    state.withLock { $0.listener = descriptor }
    Self.thread("device socket") { [self] in accept(from: descriptor) }
  }

  /// Closes every connection and removes the socket.
  public func stop() {
    let descriptors = state.withLock { state -> [Int32] in
      guard !state.isStopped else { return [] }
      state.isStopped = true
      return (state.listener >= 0 ? [state.listener] : []) + state.connections.values
    }
    // Threads that wait in a call come out of it; each closes its own descriptor.
    for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
    if !descriptors.isEmpty { unlink(address.path) }
  }

  private func removeStaleSocket() throws(DeviceSocketError) {
    let probe = UnixSocket.make()
    guard probe >= 0 else { throw .system(address.path, "make a socket") }
    defer { close(probe) }
    if try address.withSocketAddress({ connect(probe, $0, $1) }) == 0 {
      throw .inUse(address.path)
    }
    if errno == ECONNREFUSED { unlink(address.path) }
  }

  private func accept(from listener: Int32) {
    while true {
      let descriptor = csocket_accept(listener)
      if descriptor < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      admit(descriptor)
    }
    close(listener)
  }

  private func admit(_ descriptor: Int32) {
    UnixSocket.setTimeLimit(SO_SNDTIMEO, seconds: limits.write, of: descriptor)
    UnixSocket.setTimeLimit(SO_RCVTIMEO, seconds: limits.idle, of: descriptor)
    let channel = LineChannel(descriptor: descriptor, limit: limits.line)
    guard UnixSocket.peerUser(of: descriptor) == user else {
      channel.writeLast(
        .refusal("forbidden", "the host answers only the user that it runs for"))
      return
    }
    let number = state.withLock { state -> UInt64? in
      guard !state.isStopped, state.connections.count < limits.connections else { return nil }
      state.last += 1
      state.connections[state.last] = descriptor
      return state.last
    }
    guard let number else {
      channel.writeLast(
        .refusal("busy", "\(limits.connections) connections are open; close one and try again"))
      return
    }
    // The channel is this one thread's from here on.
    nonisolated(unsafe) let own = channel
    Self.thread("device socket connection") { [self] in
      serve(own)
      // Before the channel closes it, so that `stop` never meets another file's descriptor.
      state.withLock { $0.connections[number] = nil }
    }
  }

  private func serve(_ channel: LineChannel) {
    nonisolated(unsafe) let channel = channel
    var next = channel.read()
    while true {
      switch next {
      case .end, .idle: return
      case .tooLong:
        channel.writeLast(
          .refusal("tooLarge", "a request has at most \(limits.line) bytes"))
        return
      case .line(let request):
        let isDone = Mutex(false)
        let done = DispatchSemaphore(value: 0)
        let work: @Sendable () async -> Void = { [handler] in
          // This thread only reads meanwhile.
          await handler(request) { channel.write($0) }
          isDone.withLock { $0 = true }
          done.signal()
        }
        let task = Task(operation: work)
        // Read on meanwhile, so that a stream ends with its reader. What takes long may be waited for
        // in silence.
        repeat { next = channel.read() } while next == .idle && !isDone.withLock { $0 }
        if next == .end, channel.isHungUp { task.cancel() }
        done.wait()
      }
    }
  }

  private static func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 1 << 19
    thread.start()
  }
}

extension Data {
  fileprivate static func refusal(_ code: String, _ message: String) -> Data {
    DeviceAnswer.encode(failure: DeviceAnswer.Failure(code: code, message: message))
  }
}
