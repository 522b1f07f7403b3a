import AgentProtocol
import Foundation
import ProcessCleanup
import Synchronization

/// Messages over the standard input and output, one per line.
///
/// The next line is read when the one before has been passed on, so that a client that floods the
/// server is slowed down by the pipe. The end of the input ends the server.
package struct StandardTransport: Sendable {
  package init() {}

  /// The longest message, in bytes.
  static let messageLimit = 8 << 20

  /// Serves the client until its input ends or the task is cancelled.
  package func run(_ server: AgentServer) async {
    let output = Mutex(())
    let connection = AgentConnection(server) { reply in
      var line = reply.message.data
      line.append(UInt8(ascii: "\n"))
      // A client that is gone is noticed as the end of the input.
      output.withLock { _ in try? StandardStreams.write(line) }
    }
    let lines = Self.lines()
    for await batch in lines.stream {
      for line in batch { await connection.receive(line) }
      lines.next.signal()
    }
    await connection.close()
  }

  /// The lines of the standard input, read on their own thread. The next ones are read after a
  /// signal.
  private static func lines() -> (
    stream: AsyncStream<[MessageLines.Line]>, next: DispatchSemaphore
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: [MessageLines.Line].self)
    let next = DispatchSemaphore(value: 0)
    let thread = Thread {
      var lines = MessageLines(limit: messageLimit)
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        if case .terminated = continuation.yield(lines.add(Data(buffer[..<count]))) { break }
        next.wait()
      }
      continuation.finish()
    }
    thread.name = "messages"
    thread.start()
    return (stream, next)
  }
}
