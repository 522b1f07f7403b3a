import CProcessCleanup
import Foundation
import Synchronization

/// The standard output and the standard error of the process.
///
/// A result that cannot be written is an error, also if the standard output was closed before the
/// process started: whoever reads the exit status must not believe that the result exists. The
/// process ends at the first such write, with one line on the standard error and status 1. If the
/// reader of a pipe has ended, as in `vitrine symbols | head -1`, it ends by SIGPIPE and prints
/// nothing, as other programs do.
///
/// Messages on the standard error that cannot be written are dropped: nothing is left to report it.
package enum StandardStreams {
  /// The descriptors that were closed, as a set of bits.
  private static let closed = Atomic<Int32>(0)

  /// Opens /dev/null in place of closed descriptors. Call it first in the main function, before any
  /// file is opened.
  package static func prepare() {
    closed.store(cleanup_open_standard_descriptors(), ordering: .relaxed)
  }

  /// Why something could not be written.
  package struct Failure: Error, Equatable {
    package var code: Int32
  }

  /// Writes to the standard output. Ends the process if that is not possible.
  package static func output(_ data: Data) {
    do {
      try write(data)
    } catch {
      if error.code == EPIPE { ProcessCleanup.shared.end(.signal(SIGPIPE)) }
      let reason = String(cString: strerror(error.code)).lowercased()
      self.error("vitrine: error: the standard output cannot be written: \(reason)\n")
      ProcessCleanup.shared.end(.status(1))
    }
  }

  /// Writes to the standard output.
  package static func write(_ data: Data) throws(Failure) {
    if data.isEmpty { return }
    if closed.load(ordering: .relaxed) & 2 != 0 { throw Failure(code: EBADF) }
    try write(data, to: STDOUT_FILENO)
  }

  /// Writes to the standard error.
  package static func error(_ text: String) {
    try? write(Data(text.utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes to a descriptor.
  package static func write(_ data: Data, to descriptor: Int32) throws(Failure) {
    let failure = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Another process has made the terminal or pipe non-blocking.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard failure == 0 else { throw Failure(code: failure) }
  }
}
