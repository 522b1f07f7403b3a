import Foundation
import Synchronization

/// A device socket that answers each line with the next given answer, and records the lines.
final class RecorderSocket: Sendable {
  let path: String
  private let listener: Int32
  private let lines = Mutex<[String]>([])

  /// - Parameter answers: One for each connection, including line breaks. After the last one,
  ///   connections are closed without an answer.
  init(answers: [String]) {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("host-\(UUID().uuidString.prefix(8)).sock").path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    _ = withUnsafePointer(to: &address) { [listener] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 8)
    Thread.detachNewThread { [weak self, listener] in
      for answer in answers + [""] {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
          guard let byte = try? handle.read(upToCount: 1), !byte.isEmpty else { break }
          line += byte
        }
        self?.lines.withLock {
          $0.append(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
        }
        try? handle.write(contentsOf: Data(answer.utf8))
      }
    }
  }

  var received: [String] { lines.withLock { $0 } }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    unlink(path)
  }
}
