import Foundation

/// What the host asks of an extension: one call, and the clock that it is answered under.
public struct HostRequest: Codable, Equatable, Sendable {
  /// Unique in the connection; the reply carries it.
  public var id: UInt64
  /// What `Date()` gives from now on; nil leaves the clock as it is.
  public var clock: HostClock?
  public var call: HostCall

  public init(id: UInt64, clock: HostClock? = nil, call: HostCall) {
    self.id = id
    self.clock = clock
    self.call = call
  }
}

/// The calls of this version. A version that adds cases counts `HostLinkFrame.version` up: both
/// sides must agree.
public enum HostCall: Codable, Equatable, Sendable {
  /// What is in the bundle. Answered by `ExtensionReply.description`.
  case describe
  /// `placeholder(in:)`, answered by `ExtensionReply.timeline` with one entry.
  case placeholder(WidgetRequest)
  /// `getSnapshot`, answered by `ExtensionReply.timeline` with one entry. `isPreview` is true for
  /// the gallery.
  case snapshot(WidgetRequest, isPreview: Bool)
  /// `getTimeline`, answered by `ExtensionReply.timeline`.
  case timeline(WidgetRequest)
  /// A kind's ready-made configurations, answered by `ExtensionReply.recommendations`.
  case recommendations(kind: String)
  /// The choices of one parameter, answered by `ExtensionReply.options`.
  case options(OptionsRequest)
  /// An intent of a button or a toggle, answered by `ExtensionReply.performed`.
  case perform(PerformRequest)
  /// A control's value and faces, answered by `ExtensionReply.control`.
  case control(ControlRequest)
  /// `ControlPushHandler.pushTokensDidChange(controls:)` of each kind that has a handler, answered by
  /// `ExtensionReply.done`.
  case controlTokens([PlacedControl])
  /// `WidgetPushHandler.pushTokenDidChange(_:widgets:)` of each handler, with the placed widgets whose
  /// kinds have one; answered by `ExtensionReply.done`.
  case widgetToken(Data, widgets: [PlacedConfiguration])
  /// A Live Activity's presentations, answered by `ExtensionReply.activity`.
  case activity(ActivityRequest)

  /// The call's name in messages to a person.
  public var name: String {
    switch self {
    case .describe: "describe"
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .timeline: "timeline"
    case .recommendations: "recommendations"
    case .options: "options"
    case .perform: "perform"
    case .control: "control"
    case .controlTokens: "controlTokens"
    case .widgetToken: "widgetToken"
    case .activity: "activity"
    }
  }

  /// The name and the widget's kind, in messages to a person.
  public var title: String {
    subject.map { "\(name) of \"\($0)\"" } ?? name
  }

  /// The widget that the call is about; nil for calls about the whole bundle.
  public var widget: WidgetRequest? {
    switch self {
    case .describe, .recommendations, .options, .perform, .control, .controlTokens, .widgetToken,
      .activity:
      nil
    case .placeholder(let request), .timeline(let request), .snapshot(let request, _): request
    }
  }

  /// The kind, the intent, or the attributes' type that the call is about.
  public var subject: String? {
    switch self {
    case .describe, .controlTokens, .widgetToken: nil
    case .placeholder(let request), .timeline(let request), .snapshot(let request, _): request.kind
    case .control(let request): request.kind
    case .recommendations(let kind): kind
    case .options(let request): request.kind
    case .perform(let request): request.action.identifier
    case .activity(let request): request.attributesType
    }
  }
}

/// What the host sends: a request, the answer to an extension's question, or news.
public enum HostMessage: Codable, Equatable, Sendable {
  case request(HostRequest)
  case answer(id: UInt64, HostAnswer)
  /// Of the extension's app's activities; nothing answers it.
  case activityNews(ActivityNews)
}

/// What the host answers to a `HostQuestion`.
public enum HostAnswer: Codable, Equatable, Sendable {
  case configurations([PlacedConfiguration])
  case controls([PlacedControl])
  /// nil where no widget of the app has a push handler.
  case widgetPushToken(Data?)
  case activity(ActivityAnswer)
  case failure(String)
}
