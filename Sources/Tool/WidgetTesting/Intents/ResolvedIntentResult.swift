import Foundation
import HostLink
import WidgetHost

/// The result of an intent. `value` is what it has returned: `let meals: Int = try result.value`.
@dynamicMemberLookup public struct ResolvedIntentResult: Sendable {
  /// The members that are read by name.
  public struct ValueKeyPath {
    private init() {}

    /// Only a name: there is no instance whose value could be read.
    public var value: Never { fatalError("ValueKeyPath has no instances") }
  }

  let intent: String
  let reply: PerformReply
  let device: TestDevice

  public subscript<T: IntentValueConvertible>(
    dynamicMember keyPath: KeyPath<ValueKeyPath, Never>
  ) -> T {
    get throws { try self[dynamicMember: keyPath].as(T.self) }
  }

  public subscript(
    dynamicMember keyPath: KeyPath<ValueKeyPath, Never>
  ) -> (any IntentValueExpressing)? { reply.value.flatMap { IntentValueContainer(unlessNone: $0) } }

  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
    DynamicPropertyPath(reply.value.map(Result.success) ?? .failure(.noValue(intent: intent)))
  }
}

extension ResolvedIntentResult: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.intent == right.intent && left.reply == right.reply
  }
}

// Not Apple's: there, a test reads only the value.
extension ResolvedIntentResult {
  /// What the intent says to the user; nil for nothing.
  public var dialog: String? { reply.dialog }

  /// The URL that the intent opens; nil for none.
  public var openedURL: URL? { reply.url }

  /// The view that the intent shows; nil for none.
  public var snippet: ResultSnippet? {
    reply.snippet.map { ResultSnippet(snippet: $0, device: device) }
  }
}

/// The view in the result of an intent. Its buttons cannot be tapped; for those, use
/// ``TestDevice/runShortcut(_:)``.
public struct ResultSnippet: Pictured {
  let snippet: SnippetMessage
  let device: TestDevice

  public var face: Face {
    get async throws {
      let shown = ShownScreen(
        extension: device.app.id, archive: snippet.archive.data, version: 0, size: snippet.size)
      return device.face(of: shown)
    }
  }
}
