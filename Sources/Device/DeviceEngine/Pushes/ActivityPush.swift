import Foundation
import HostLink

/// A push for Live Activities, parsed from its sender's JSON.
///
/// Source of the keys: Apple's "Starting and updating Live Activities with ActivityKit push
/// notifications".
public struct ActivityPush: Equatable, Sendable {
  /// A key in the app's localized strings, with the arguments for its format.
  public struct LocalizedKey: Equatable, Sendable {
    public var key: String
    public var arguments: [String]

    public init(_ key: String, arguments: [String] = []) {
      self.key = key
      self.arguments = arguments
    }
  }

  public enum Event: String, Codable, CaseIterable, Sendable { case start, update, end }

  /// nil if it is missing or unknown.
  public var event: Event?
  public var timestamp: Date
  /// `content-state`: JSON.
  public var contentState: Data?
  /// `attributes-type` and `attributes` (JSON), for a start.
  public var attributesType: String?
  public var attributes: Data?
  public var alert: ActivityAlert?
  /// `loc-key` and `loc-args`: looked up in the app's strings and used instead of the alert's
  /// texts.
  public var titleKey: LocalizedKey?
  public var bodyKey: LocalizedKey?
  public var staleDate: Date?
  /// For an end. A date in the past removes the activity at once.
  public var dismissalDate: Date?
  public var relevanceScore: Double
  /// `input-push-token`: the started activity gets a token.
  public var wantsToken: Bool
  /// `input-push-channel`: the started activity subscribes to this channel. Base64.
  public var channel: String?
  /// Priority 10 is charged to the activity's budget; 5 and 1 are free.
  public var priority: Int

  public init(
    event: Event?, timestamp: Date, contentState: Data? = nil, attributesType: String? = nil,
    attributes: Data? = nil, alert: ActivityAlert? = nil, staleDate: Date? = nil,
    dismissalDate: Date? = nil, relevanceScore: Double = 0, wantsToken: Bool = false,
    channel: String? = nil, priority: Int = 10
  ) {
    self.event = event
    self.timestamp = timestamp
    self.contentState = contentState
    self.attributesType = attributesType
    self.attributes = attributes
    self.alert = alert
    self.staleDate = staleDate
    self.dismissalDate = dismissalDate
    self.relevanceScore = relevanceScore
    self.wantsToken = wantsToken
    self.channel = channel
    self.priority = priority
  }

  package var requester: ActivityRequester { .push(priority: priority) }

  /// nil without a content state.
  package var content: ActivityContentMessage? {
    contentState.map {
      ActivityContentMessage(state: $0, staleDate: staleDate, relevanceScore: relevanceScore)
    }
  }

  package var end: ActivityEnd {
    ActivityEnd(
      content: content, dismissal: dismissalDate.map { .after($0) } ?? .default,
      timestamp: timestamp)
  }
}
