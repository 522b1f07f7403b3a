/// The kind of a push: a value of `apns-push-type`.
///
/// The topic of each kind is the app's bundle identifier and a suffix. Source: "Sending
/// notification requests to APNs".
public enum PushKind: String, Codable, CaseIterable, Sendable {
  /// Raw values are those of `apns-push-type`.
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  /// The suffix of the topic. A `mdm` topic is defined by the certificate instead.
  public var topicSuffix: String {
    switch self {
    case .alert, .background, .mdm: ""
    case .complication: ".complication"
    case .controls: ".push-type.controls"
    case .fileprovider: ".pushkit.fileprovider"
    case .liveactivity: ".push-type.liveactivity"
    case .location: ".location-query"
    case .pushtotalk: ".voip-ptt"
    case .voip: ".voip"
    case .widgets: ".push-type.widgets"
    }
  }

  /// The maximum size of the body, in bytes.
  public var bodyLimit: Int { self == .voip ? 5120 : 4096 }

  /// The topic of this kind for an app.
  public func topic(bundle: String) -> String { bundle + topicSuffix }

  /// The bundle identifier in a topic of this kind; nil if the suffix differs.
  func bundle(ofTopic topic: String) -> String? {
    guard topic.hasSuffix(topicSuffix) else { return nil }
    let bundle = topic.utf8.dropLast(topicSuffix.utf8.count)
    return bundle.isEmpty ? nil : String(Substring(bundle))
  }

  /// The kind whose suffix the topic has; nil if it has no known suffix.
  static func withSuffix(of topic: String) -> PushKind? {
    allCases.first { !$0.topicSuffix.isEmpty && topic.hasSuffix($0.topicSuffix) }
  }
}
