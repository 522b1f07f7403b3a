import Foundation
import HostLink
import Synchronization

/// A device socket that answers each line with the next given answer, and records the lines.
final class RecorderSocket: Sendable {
  let path: String
  private let listener: Listener
  private let lines = Mutex<[String]>([])

  /// - Parameter answers: One for each connection, including line breaks. After the last one,
  ///   connections are closed without an answer.
  init(answers: [String]) {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("host-\(UUID().uuidString.prefix(8)).sock").path
    listener = Listener(path: path)
    Thread.detachNewThread { [weak self, listener] in
      for answer in answers + [""] {
        guard let connection = listener.accept() else { return }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
          guard let byte = try? connection.read(upToCount: 1), !byte.isEmpty else { break }
          line += byte
        }
        self?.lines.withLock {
          $0.append(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
        }
        try? connection.write(contentsOf: Data(answer.utf8))
      }
    }
  }

  var received: [String] { lines.withLock { $0 } }

  deinit {
    listener.shutDown()
    unlink(path)
  }

  /// The listening descriptor. The recorder and its thread share it, and the last one closes it:
  /// while the thread may still accept, the number must not become the listener of another
  /// recorder.
  private final class Listener: Sendable {
    private let descriptor = UnixSocket.make()

    init(path: String) {
      _ = UnixSocket.withAddress(of: path) { bind(descriptor, $0, $1) }
      listen(descriptor, 8)
    }

    deinit {
      close(descriptor)
    }

    /// Returns the next connection; nil after `shutDown`.
    func accept() -> FileHandle? {
      let connection = Foundation.accept(descriptor, nil, nil)
      return connection < 0 ? nil : FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    }

    func shutDown() {
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }
}
