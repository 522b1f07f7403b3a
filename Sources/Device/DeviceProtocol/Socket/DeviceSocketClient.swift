import Foundation
import HostLink

/// Sends commands to a running host over its device socket.
///
/// ```swift
/// let client = DeviceSocketClient(DeviceSocketAddress(state: nil, environment: environment))
/// let items = try await client.call(ListGallery())
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
    let socket: LineSocket
    do throws(ConnectionFailure) {
      socket = try LineSocket(path: address.path, timeLimit: nil)
    } catch {
      continuation.finish(throwing: DeviceSocketError(error))
      return stream
    }
    continuation.onTermination = { _ in socket.shutDown() }
    let thread = Thread {
      if (try? socket.send(request)) != nil {
        while case .line(let line) = socket.read(limit: Self.answerLimit) {
          if case .terminated = continuation.yield(line) { break }
        }
      }
      continuation.finish()
    }
    thread.name = "device socket client"
    thread.start()
    return stream
  }
}
