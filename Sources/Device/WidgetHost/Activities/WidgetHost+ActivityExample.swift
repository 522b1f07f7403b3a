import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

extension WidgetHost {
  /// Attributes and a content state that the extension decodes, as JSON, which it derives from its
  /// types. Throws `HostError.unknownExtension`, `.extensionFailed`.
  package func activityExample(
    _ type: String, of id: ExtensionID
  ) async throws -> (attributes: Data, content: Data) {
    let app = try app(id)
    let empty = Data("{}".utf8)
    func example(attributes: Data, state: Data) async throws -> Data {
      do {
        _ = try await extensions.activity(
          ActivityRequest(
            id: "example", attributesType: type, attributes: attributes, state: state),
          of: app, clock: clock.extensionClock, device: device)
        return empty
      } catch {
        let failure = ActivityFailure(error)
        guard let details = failure.details else {
          throw HostError.extensionFailed(id, reason: failure.failure.message)
        }
        return Data(details.example.utf8)
      }
    }
    return (
      try await example(attributes: empty, state: Data()),
      try await example(attributes: Data(), state: empty)
    )
  }
}
