/// What a push is for: the values of `apns-push-type`.
///
/// Source: "Sending notification requests to APNs". Each kind has its own topic: the app's bundle
/// identifier and a suffix.
public enum PushKind: String, Codable, CaseIterable, Sendable {
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  /// What follows the bundle identifier in the topic. A `mdm` topic is a certificate's own.
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

  /// Bytes.
  public var bodyLimit: Int { self == .voip ? 5120 : 4096 }

  /// The topic of an app's pushes of this kind.
  public func topic(bundle: String) -> String { bundle + topicSuffix }

  /// The app that a topic of this kind belongs to; nil where it ends otherwise.
  func bundle(ofTopic topic: String) -> String? {
    guard topic.hasSuffix(topicSuffix) else { return nil }
    let bundle = topic.utf8.dropLast(topicSuffix.utf8.count)
    return bundle.isEmpty ? nil : String(Substring(bundle))
  }

  /// The kind whose suffix the topic has; nil where it has none.
  static func suffixed(_ topic: String) -> PushKind? {
    allCases.first { !$0.topicSuffix.isEmpty && topic.hasSuffix($0.topicSuffix) }
  }
}
