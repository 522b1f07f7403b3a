import Foundation

/// Asks a running host over its device socket.
///
/// ```swift
/// let client = DeviceSocketClient(DeviceSocketAddress(state: nil, environment: environment))
/// let items = try await client.call(.gallery, as: [GalleryItem].self)
/// ```
public struct DeviceSocketClient: Sendable {
  /// Bytes of an answer: a page's screenshot fits many times.
  private static let answerLimit = 1 << 28

  private let address: DeviceSocketAddress

  public init(_ address: DeviceSocketAddress) {
    self.address = address
  }

  /// One command's result. Throws `DeviceSocketError`, `DeviceAnswer.Failure`.
  public func call<Result: Decodable>(
    _ command: DeviceCommand, as type: Result.Type
  ) async throws -> Result {
    try DeviceAnswer.decode(type, from: try await send(DeviceJSON.encode(command)))
  }

  /// One request's answer, as it is. Throws `DeviceSocketError`.
  public func send(_ request: Data) async throws -> Data {
    for try await line in lines(request) { return line }
    throw DeviceSocketError.closed(address.path)
  }

  /// All that the host sends after a request, until one side ends it. Ends with
  /// `DeviceSocketError` where there is no host.
  public func lines(_ request: Data) -> AsyncThrowingStream<Data, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let descriptor: Int32
    do {
      descriptor = try connection()
    } catch {
      continuation.finish(throwing: error)
      return stream
    }
    // The thread closes it only after the stream has ended: shutting it down until then is safe.
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
    guard descriptor >= 0 else { throw .system(address.path, "make a socket") }
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
