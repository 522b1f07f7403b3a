import Foundation
import HostLink

/// Sends commands to a running host over its device socket.
///
/// ```swift
/// let client = DeviceSocketClient(DeviceSocketAddress(state: nil, environment: environment))
/// let items = try await client.call(.gallery)
/// ```
/// Each call opens a connection.
package struct DeviceSocketClient: Sendable {
  /// The maximum length of an answer, in bytes: far more than the largest picture needs.
  private static let answerLimit = 1 << 28

  private let address: DeviceSocketAddress

  package init(_ address: DeviceSocketAddress) {
    self.address = address
  }

  /// Performs a command and returns its result. Throws `DeviceSocketError`, `DeviceAnswer.Failure`.
  package func call<Command: DeviceCommand>(_ command: Command) async throws -> Command.Result {
    try DeviceAnswer.decode(
      Command.Result.self, from: try await send(DeviceJSON.encode(CommandRequest(command))))
  }

  /// Sends a request line and returns the first line of the answer, undecoded. Throws
  /// `DeviceSocketError`.
  package func send(_ request: Data) async throws -> Data {
    for try await line in lines(request) { return line }
    throw DeviceSocketError.closed(address.path)
  }

  /// Sends a request line and returns all lines of the answer, until one side closes the
  /// connection. The stream throws `DeviceSocketError` if there is no host.
  package func lines(_ request: Data) -> AsyncThrowingStream<Data, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let descriptor: Int32
    do {
      descriptor = try connection()
    } catch {
      continuation.finish(throwing: error)
      return stream
    }
    // The thread closes the descriptor only after the stream has ended, so it is still open here.
    continuation.onTermination = { _ in shutdown(descriptor, Int32(SHUT_RDWR)) }
    let thread = Thread {
      let channel = LineChannel(descriptor: descriptor, limit: Self.answerLimit)
      if channel.write(request) {
        while case .line(let line) = channel.read() {
          if case .terminated = continuation.yield(line) { break }
        }
      }
      continuation.finish()
      withExtendedLifetime(channel) {}
    }
    thread.name = "device socket client"
    thread.start()
    return stream
  }

  private func connection() throws(DeviceSocketError) -> Int32 {
    let descriptor = UnixSocket.make()
    guard descriptor >= 0 else { throw .system(address.path, "create a socket") }
    do throws(DeviceSocketError) {
      guard try address.withSocketAddress({ connect(descriptor, $0, $1) }) == 0 else {
        if errno == ENOENT || errno == ECONNREFUSED { throw .noHost(address.path) }
        throw .system(address.path, "connect")
      }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }
}
