@preconcurrency import Dispatch
import Foundation

/// The signals that end a long-running command.
package enum Interruption {
  /// Returns at the next SIGINT or SIGTERM. A second one ends the process at once.
  package static func signal() async {
    let numbers = [SIGINT, SIGTERM]
    // Dispatch sources do not replace the default action, which would end the process.
    for number in numbers { Foundation.signal(number, SIG_IGN) }
    let signals = AsyncStream<Void> { continuation in
      let sources = numbers.map { number in
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield() }
        source.resume()
        return source
      }
      continuation.onTermination = { _ in for source in sources { source.cancel() } }
    }
    for await _ in signals { break }
    for number in numbers { Foundation.signal(number, SIG_DFL) }
  }
}
