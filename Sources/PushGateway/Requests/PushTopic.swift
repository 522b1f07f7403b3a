/// A topic, and what it says together with the push type. An object, which a connection's requests have
/// together.
final class PushTopic: Sendable {
  /// `apns-topic`.
  let text: String
  let kind: PushKind
  /// The app's bundle identifier, without the topic's suffix.
  let bundle: String
  /// `apns-push-type`.
  private let given: PushKind?

  init(_ text: String, kind: PushKind, bundle: String) {
    self.text = text
    self.kind = kind
    self.bundle = bundle
    given = kind
  }

  /// Throws `MissingTopic` and `BadTopic`.
  ///
  /// - Parameter given: The push type; nil where the request has none.
  init(_ text: String?, kind given: PushKind?) throws(Refusal) {
    guard let text, !text.isEmpty else {
      throw Refusal(
        .missingTopic, "There is no apns-topic; it is the app's bundle identifier and a suffix.")
    }
    guard RequestTarget.isBundle(text) else {
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(text.prefix(80))\"; a topic has letters, digits, dots and dashes.")
    }
    let suffixed = PushKind.suffixed(text)
    let kind = given ?? suffixed ?? .alert
    guard let bundle = kind.bundle(ofTopic: text), suffixed == nil || suffixed == kind else {
      let base = suffixed?.bundle(ofTopic: text) ?? text
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(text)\"; a push of the type \(kind.rawValue) has the topic "
          + "\"\(kind.topic(bundle: base))\".")
    }
    self.text = text
    self.kind = kind
    self.bundle = bundle
    self.given = given
  }

  func isOf(_ text: String?, kind: PushKind?) -> Bool { self.text == text && given == kind }
}
