/// A valid topic, with its push kind and its app. A class, so that a
/// connection's requests share it.
final class PushTopic: Sendable {
  /// `apns-topic`.
  let text: String
  let kind: PushKind
  /// The app's bundle identifier, without the topic's suffix.
  let bundle: String
  /// `apns-push-type`; nil if the request has none.
  private let pushType: PushKind?

  init(_ text: String, kind: PushKind, bundle: String) {
    self.text = text
    self.kind = kind
    self.bundle = bundle
    pushType = kind
  }

  /// Throws `MissingTopic` or `BadTopic`.
  ///
  /// - Parameter pushType: nil takes the kind from the topic's suffix.
  init(_ text: String?, kind pushType: PushKind?) throws(Refusal) {
    guard let text, !text.isEmpty else {
      throw Refusal(
        .missingTopic,
        "apns-topic is missing; expected the app's bundle identifier and the push type's suffix.")
    }
    guard RequestTarget.isBundle(text) else {
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(text.prefix(80))\"; expected letters, digits, dots, dashes and "
          + "underscores only.")
    }
    let suffixKind = PushKind.withSuffix(of: text)
    let kind = pushType ?? suffixKind ?? .alert
    guard let bundle = kind.bundle(ofTopic: text), suffixKind == nil || suffixKind == kind else {
      let base = suffixKind?.bundle(ofTopic: text) ?? text
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(text)\"; expected \"\(kind.topic(bundle: base))\" for the push type "
          + "\(kind.rawValue).")
    }
    self.text = text
    self.kind = kind
    self.bundle = bundle
    self.pushType = pushType
  }

  /// Whether a request with the header values has this topic.
  func matches(_ text: String?, kind: PushKind?) -> Bool { self.text == text && pushType == kind }
}
