import Synchronization

/// Tells readers that something has changed. Each reader then asks for what it needs, so that no
/// queue grows when a reader is slow.
package final class ChangeSignal: Sendable {
  private let readers = Mutex<(last: UInt64, streams: [UInt64: AsyncStream<Void>.Continuation])>(
    (0, [:]))

  package init() {}

  /// Several signals can be one element.
  package func stream() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = readers.withLock { readers in
        readers.last += 1
        readers.streams[readers.last] = continuation
        return readers.last
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.readers.withLock { $0.streams.removeValue(forKey: id) }
      }
    }
  }

  package func send() {
    for reader in readers.withLock({ Array($0.streams.values) }) { reader.yield() }
  }
}
