@preconcurrency import Dispatch
import Foundation

/// The signals by which a person, or the system, ends a long-running command.
public enum Interruption {
  /// Returns at the first SIGINT or SIGTERM from now on; a second one ends the process at once.
  public static func signal() async {
    let numbers = [SIGINT, SIGTERM]
    // The sources see signals only where the process does not end by them.
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
