import Foundation
import HostLink

/// An intent that an Intents extension in the sources handles. The builder generates the
/// conformance.
public protocol HandledIntent: DefinedIntent {
  /// Creates the principal object of the Intents extension; nil if the sources have none.
  static func makeIntentsExtension() -> (any INIntentHandlerProviding)?
  /// The handler's choices for a parameter; nil if `handler` does not handle this intent, or has
  /// no choices for the parameter.
  static func offer(
    of parameter: String, from handler: Any, for intent: INIntent, searchTerm: String?
  ) async throws -> IntentOffer?
}

/// A handler's choices for a parameter.
public struct IntentOffer {
  public struct Section {
    public var title: String?
    public var items: [NSObject]
  }

  public var sections: [Section]
  public var defaultValue: Any?

  public init<Item: NSObject>(_ collection: INObjectCollection<Item>?, defaultValue: Any?) {
    sections = (collection?.sections ?? []).map { Section(title: $0.title, items: $0.items) }
    self.defaultValue = defaultValue
  }
}

extension HandledIntent {
  /// Asks the handler for a parameter's choices; nil if there is no handler with choices.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name in the intent's definition.
  ///   - values: The values that are set so far, which the choices may depend on.
  ///   - searchTerm: The user's search text; nil without a search.
  public static func options(
    of parameter: String, values: [String: ConfigurationValue], searchTerm: String?
  ) async throws -> OptionsReply? {
    guard let found = intentDefinition.parameters.first(where: { $0.name == parameter }),
      let provider = makeIntentsExtension()
    else { return nil }
    let intent = try configured(with: accepted(values).values)
    guard let handler = provider.handler(for: intent),
      let offer = try await offer(
        of: parameter, from: handler, for: intent, searchTerm: searchTerm)
    else { return nil }
    return OptionsReply(
      sections: offer.sections.map { section in
        OptionsReply.Section(title: section.title, options: section.items.compactMap(found.option))
      },
      defaultValue: offer.defaultValue.flatMap(found.configurationValue) ?? found.defaultValue)
  }
}

extension DefinedParameter {
  fileprivate func option(_ item: NSObject) -> ParameterDescription.Option? {
    guard let value = single(item) else { return nil }
    guard let object = item as? INObject else {
      return ParameterDescription.Option(value: value, title: item.description)
    }
    return ParameterDescription.Option(
      value: value, title: object.displayString, subtitle: object.subtitleString)
  }
}

/// Waits for a handler to call its completion handler. The first call counts.
public enum IntentAnswer {
  /// Unchecked: a value passes once, from the handler to the waiting task.
  private struct Box<Value>: @unchecked Sendable {
    let value: Value
  }

  public static func wait<Value>(
    _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let box: Box<Value?> = try await withCheckedThrowingContinuation { continuation in
      let first = FirstCall()
      call { value, error in
        guard first.claim() else { return }
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: Box(value: value))
        }
      }
    }
    return box.value
  }
}
