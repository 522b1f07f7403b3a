import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

// What the types of an extension's Live Activities decode.
extension WidgetHost {
  /// Attributes and a content state that the extension decodes, as JSON, which it derives from its
  /// types. Throws `HostError.unknownExtension`, `.extensionFailed`.
  package func activityExample(
    _ type: String, of id: ExtensionID
  ) async throws -> (attributes: Data, content: Data) {
    let empty = Data("{}".utf8)
    func example(attributes: Data, state: Data) async throws -> Data {
      do {
        _ = try await decode(
          ActivityRequest(
            id: "example", attributesType: type, attributes: attributes, state: state), of: id)
        return empty
      } catch {
        guard let details = DecodingDetails(error) else { throw error }
        return Data(details.example.utf8)
      }
    }
    return (
      try await example(attributes: empty, state: Data()),
      try await example(attributes: Data(), state: empty)
    )
  }

  /// Decodes JSON of a Live Activity without drawing it.
  ///
  /// - Parameter request: Without forms.
  /// - Throws: An error with `DecodingDetails` if the types cannot decode it;
  ///   `HostError.unknownExtension`, `.extensionFailed`.
  package func decode(
    _ request: ActivityRequest, of id: ExtensionID
  ) async throws -> ActivityReply {
    let app = try app(id)
    do {
      return try await extensions.activity(
        request, of: app, clock: clock.extensionClock, device: device)
    } catch  where DecodingDetails(error) == nil {
      throw HostError.extensionFailed(id, reason: ActivityFailure(error).failure.message)
    }
  }

  /// The JSON that the types of an extension's Live Activities decode from. Throws
  /// `HostError.unknownExtension`, `.extensionFailed`.
  package func payloadSchema(of id: ExtensionID) async throws -> PayloadSchema {
    let app = try app(id)
    do {
      return try await extensions.payloadSchema(
        of: app, clock: clock.extensionClock, device: device)
    } catch {
      throw HostError.extensionFailed(id, reason: ActivityFailure(error).failure.message)
    }
  }

  /// An update that changes nothing: the content state that an activity has, as JSON, and a time
  /// that is not before its newest update. nil for an unknown activity.
  package func activityContent(_ id: ActivityID) -> (state: Data, timestamp: Date)? {
    guard let stored = activityEngine.activities[id]?.stored else { return nil }
    return (stored.content.state, max(stored.timestamp, clock.now))
  }
}
