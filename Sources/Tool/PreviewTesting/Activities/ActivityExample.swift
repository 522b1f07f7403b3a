import CommandContext
import ExtensionProcess
import Foundation
import HostLink

/// Example values of a Live Activity, which its extension derives from the types' decoders: the
/// first case of an enumeration, one element of a list, "text", and so on.
package struct ActivityExample {
  package enum Part: String { case attributes, content }

  private let type: String
  private let session: ExtensionSession

  package init(_ type: String, of session: ExtensionSession) {
    self.type = type
    self.session = session
  }

  /// JSON that the extension decodes. Throws if the extension does not have the type.
  package func json(_ part: Part) async throws -> Data {
    let empty = Data("{}".utf8)
    do {
      _ = try await session.activity(
        ActivityRequest(
          id: "example", attributesType: type, attributes: part == .attributes ? empty : Data(),
          state: part == .content ? empty : Data()))
      return empty
    } catch ExtensionFailure.reported(let report) {
      guard let details = report.details else { throw ExtensionFailure.reported(report) }
      return Data(details.example.utf8)
    }
  }

  /// Like `json(_:)`, with a message that shows the example.
  package func noted(_ part: Part) async throws -> Data {
    let json = try await json(part)
    session.note("without --\(part.rawValue), drawing \(String(decoding: json, as: UTF8.self))")
    return json
  }
}
