import Foundation
import Synchronization

/// A message for the extension's author that stops nothing: a call that can only answer "no".
package enum AuthorNotice {
  private static let reported = Mutex<Set<String>>([])

  /// Prints the message to stderr, once per process and subject. The message is the subject if
  /// none is given.
  package static func report(_ message: String, once subject: String? = nil) {
    guard reported.withLock({ $0.insert(subject ?? message).inserted }) else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  /// Reports a feature that the device lacks.
  package static func report(_ module: String, lacks feature: String) {
    report("\(module): Vitrine has no \(feature). Test it on a device.")
  }
}
