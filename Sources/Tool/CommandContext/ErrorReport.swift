import CommandArguments
import DeviceProtocol
import ExtensionBuilder
import Foundation
import HostLink

/// An error as `--json` prints it, on one line:
///
///     {"error":{"code":"unknownPlacement","message":"placement \"p9\" not found"},
///      "schema":"vitrine.error/1"}
///
/// Errors of the device have the codes of the device socket. The tool's own are `usage` (exit code
/// 2), `buildFailed`, `noHost` and `failed`.
package struct ErrorReport: Encodable {
  private let error: DeviceAnswer.Failure

  package init(_ error: any Error) {
    switch error {
    case is UsageError, is ValueError:
      self.error = DeviceAnswer.Failure(code: "usage", message: "\(error)")
    case is BuildError:
      self.error = DeviceAnswer.Failure(code: "buildFailed", message: "\(error)")
    case DeviceSocketError.noHost:
      self.error = DeviceAnswer.Failure(code: "noHost", message: "\(error)")
    default: self.error = DeviceAnswer.Failure(error)
    }
  }

  /// One line with a line break.
  package var json: String {
    // Encoding two strings does not fail.
    let data =
      (try? DeviceJSON.encode(VersionedOutput(self, as: .error))) ?? Data(#"{"error":{}}"#.utf8)
    return String(decoding: data, as: UTF8.self).jsonForTerminal + "\n"
  }
}
