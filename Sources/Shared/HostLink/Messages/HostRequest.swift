import Foundation

/// A request of the host to an extension: one call, and the clock to apply to it.
public struct HostRequest: Codable, Equatable, Sendable {
  /// Unique in the connection. The reply has the same identifier.
  public var id: UInt64
  /// The extension's clock from now on; nil leaves it unchanged.
  public var clock: HostClock?
  /// What the host asks for, with its arguments.
  public var call: HostCall

  public init(id: UInt64, clock: HostClock? = nil, call: HostCall) {
    self.id = id
    self.clock = clock
    self.call = call
  }
}

/// The calls of this protocol version. Increase `HostLinkFrame.version` with every change: both
/// sides must have the same cases.
public enum HostCall: Codable, Equatable, Sendable {
  /// The contents of the bundle, answered by `ExtensionReply.description`.
  case describe
  /// `placeholder(in:)`, answered by `ExtensionReply.timeline` with one entry.
  case placeholder(WidgetRequest)
  /// `getSnapshot`, answered by `ExtensionReply.timeline` with one entry. `isPreview` is true for
  /// the gallery.
  case snapshot(WidgetRequest, isPreview: Bool)
  /// `getTimeline`, answered by `ExtensionReply.timeline`.
  case timeline(WidgetRequest)
  /// A kind's recommended configurations, answered by `ExtensionReply.recommendations`.
  case recommendations(kind: String)
  /// When a kind is relevant, answered by `ExtensionReply.relevance`.
  case relevance(kind: String)
  /// The choices of one parameter, answered by `ExtensionReply.options`.
  case options(OptionsRequest)
  /// Runs the intent of a button, a toggle or a shortcut, answered by `ExtensionReply.performed`.
  case perform(PerformRequest)
  /// The shortcuts of the program, answered by `ExtensionReply.shortcuts`.
  case shortcuts
  /// The intents, entities and enums of the program, answered by `ExtensionReply.intents`.
  case intents
  /// What the query of an entity finds, answered by `ExtensionReply.entities`.
  case entities(EntityRequest)
  /// A control's value and faces, answered by `ExtensionReply.control`.
  case control(ControlRequest)
  /// Calls `ControlPushHandler.pushTokensDidChange(controls:)` of each kind that has a handler,
  /// answered by `ExtensionReply.done`.
  case controlTokens([PlacedControl])
  /// Calls `WidgetPushHandler.pushTokenDidChange(_:widgets:)` of each handler, with the placed
  /// widgets whose kinds have a handler; answered by `ExtensionReply.done`.
  case widgetToken(Data, widgets: [PlacedConfiguration])
  /// A Live Activity's presentations, answered by `ExtensionReply.activity`.
  case activity(ActivityRequest)
  /// The JSON that the types of the Live Activities decode from, answered by
  /// `ExtensionReply.payloadSchema`.
  case payloadSchema
  /// The previews in the sources, answered by `ExtensionReply.previews`.
  case previews
  /// What one of them shows, answered by `ExtensionReply.preview`.
  case preview(Int)
  /// The views or the widget of a preview, answered by `ExtensionReply.timeline`.
  case drawnPreview(PreviewRequest)
  /// A change of an app's life cycle, answered by `ExtensionReply.done`. Only apps receive it, and
  /// of the other calls they receive only `perform`, `shortcuts`, `intents` and `entities`.
  case app(AppCall)

  /// The call's name, for messages.
  public var name: String {
    switch self {
    case .describe: "describe"
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .timeline: "timeline"
    case .recommendations: "recommendations"
    case .relevance: "relevance"
    case .options: "options"
    case .perform: "perform"
    case .shortcuts: "shortcuts"
    case .intents: "intents"
    case .entities: "entities"
    case .control(let request): request.isPreview ? "controlPreview" : "control"
    case .controlTokens: "controlTokens"
    case .widgetToken: "widgetToken"
    case .activity: "activity"
    case .payloadSchema: "payloadSchema"
    case .previews: "previews"
    case .preview: "preview"
    case .drawnPreview: "drawnPreview"
    case .app(let call): call.name
    }
  }

  /// The call's name and its subject, for messages.
  public var title: String {
    subject.map { "\(name) of \"\($0)\"" } ?? name
  }

  /// The widget request; nil for calls that are not about one widget.
  public var widget: WidgetRequest? {
    switch self {
    case .describe, .recommendations, .relevance, .options, .perform, .shortcuts, .intents,
      .entities, .control, .controlTokens, .widgetToken, .activity, .payloadSchema, .previews,
      .preview,
      .app:
      nil
    case .placeholder(let request), .timeline(let request), .snapshot(let request, _): request
    case .drawnPreview(let request): request.widget
    }
  }

  /// The kind, intent or attributes type that the call is about.
  public var subject: String? {
    switch self {
    case .describe, .shortcuts, .intents, .controlTokens, .widgetToken, .payloadSchema, .previews,
      .preview, .app:
      nil
    case .drawnPreview(let request): request.widget.kind
    case .placeholder(let request), .timeline(let request), .snapshot(let request, _): request.kind
    case .control(let request): request.kind
    case .recommendations(let kind), .relevance(let kind): kind
    case .options(let request): request.kind
    case .entities(let request): request.type
    case .perform(let request): request.action.identifier
    case .activity(let request): request.attributesType
    }
  }
}

/// A message from the host to an extension.
///
/// Three independent exchanges share the link:
/// - The host sends `request`; the extension sends `ExtensionMessage.reply` with the same
///   identifier. Several requests may be pending, and replies may arrive in any order.
/// - The extension sends `ExtensionMessage.question`; the host sends `answer` with the same
///   identifier.
/// - `activityNews` and `ExtensionMessage.reload` have no answer.
public enum HostMessage: Codable, Equatable, Sendable {
  /// A request of the host.
  case request(HostRequest)
  /// The answer to a request of the extension with the same number.
  case answer(id: UInt64, HostAnswer)
  /// A change of the app's activities. It has no answer.
  case activityNews(ActivityNews)
}

/// The host's answer to a `HostQuestion`.
public enum HostAnswer: Codable, Equatable, Sendable {
  /// The placed widgets of the extension.
  case configurations([PlacedConfiguration])
  /// The placed controls of the extension.
  case controls([PlacedControl])
  /// nil if no widget of the app has a push handler.
  case widgetPushToken(Data?)
  /// The result of an `ActivityCommand`.
  case activity(ActivityAnswer)
  /// The user's decision, and the position if it is allowed.
  case location(LocationAnswer)
  /// The user's answer to a question of an intent.
  case user(SnippetAnswer)
  /// The user has stopped a long-running task.
  case stopped
  /// The host has done what was asked.
  case done
  /// The request failed. The text is for the author.
  case failure(String)

  /// Whether it is the user's, to a question of an intent.
  public var isOfUser: Bool { if case .user = self { true } else { false } }
}
