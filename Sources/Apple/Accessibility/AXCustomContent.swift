import Foundation

/// More information about an element, which VoiceOver reads on request.
public final class AXCustomContent: Sendable {
  /// Whether VoiceOver reads the information at once.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }

  public let label: String
  public let value: String
  public let importance: Importance

  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
