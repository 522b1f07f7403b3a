import Foundation

/// A message from an extension to the host; see `HostMessage` for the exchanges.
public enum ExtensionMessage: Codable, Equatable, Sendable {
  /// The answer to the request with the same number. Each request has one.
  case reply(id: UInt64, ExtensionReply)
  /// A reload request of `WidgetCenter` or `ControlCenter`. It has no answer.
  case reload(ReloadRequest)
  /// Answered by `HostMessage.answer` with the same id.
  case question(id: UInt64, HostQuestion)
}

/// A question of code in an extension or an app to the host.
public enum HostQuestion: Codable, Equatable, Sendable {
  /// `WidgetCenter.currentConfigurations()`.
  case currentConfigurations
  /// `ControlCenter.currentControls()`.
  case currentControls
  /// `WidgetCenter.currentPushInfo`.
  case widgetPushToken
  /// `ActivityKit`, answered by `HostAnswer.activity`.
  case activity(ActivityCommand)
  /// `CoreLocation`, answered by `HostAnswer.location`.
  case location(LocationQuestion)
  /// `UserNotifications`, answered by `HostAnswer.done`.
  case notifications(NotificationCommand)
  /// An intent asks the user, answered by `HostAnswer.user`. The call that performs the intent has
  /// its whole time limit again after the answer.
  case user(SnippetQuestion)
  /// A long-running intent. All calls have their whole time limits again.
  case task(TaskQuestion)

  /// Whether the answer waits for the user.
  public var isForUser: Bool {
    if case .user = self { true } else { false }
  }

  /// Whether it reports progress, so that the calls of the process have their time limits again.
  public var reportsProgress: Bool {
    switch self {
    case .task(.run), .task(.progress): true
    default: false
    }
  }
}

/// A widget that the user has placed, as reported by `WidgetInfo`.
public struct PlacedConfiguration: Codable, Equatable, Sendable {
  /// The kind of the widget's configuration.
  public var kind: String
  /// The family in which the user has placed the widget.
  public var family: WidgetFamilyName
  /// The parameters that the user has chosen, by name.
  public var values: [String: ConfigurationValue]

  public init(kind: String, family: WidgetFamilyName, values: [String: ConfigurationValue] = [:]) {
    self.kind = kind
    self.family = family
    self.values = values
  }
}

/// A reload request of `WidgetCenter` or `ControlCenter`.
public enum ReloadRequest: Codable, Equatable, Sendable {
  /// `reloadTimelines(ofKind:)`.
  case timelines(kind: String)
  /// `reloadAllTimelines()`.
  case allTimelines
  /// `invalidateConfigurationRecommendations()`.
  case recommendations
  /// `invalidateRelevance(ofKind:)`.
  case relevance(kind: String)
  /// `reloadControls(ofKind:)`.
  case controls(kind: String)
  /// `reloadAllControls()`.
  case allControls
  /// `invalidateControlConfigurations`: entities and options may have changed.
  case controlConfigurations
  /// The window of the app shows something else: the host asks for it if the app is in front.
  case screen
  /// `SnippetIntent.reload()` of the intent type with this persistent identifier.
  case snippet(intent: String)
}

/// The answer to a `HostCall`.
public enum ExtensionReply: Codable, Equatable, Sendable {
  case description(BundleDescription)
  /// A placeholder or a snapshot is a timeline with one entry.
  case timeline(TimelineReply)
  /// In the order of the provider.
  case recommendations([ConfigurationRecommendation])
  /// The relevant contexts of a widget.
  case relevance([RelevanceAttribute])
  /// What the user can choose for a parameter.
  case options(OptionsReply)
  /// The result of an intent.
  case performed(PerformReply)
  /// The shortcuts of the program, in the order of the author.
  case shortcuts([AppShortcutDescription])
  /// The intents, entities and enums of the program.
  case intents(IntentCatalog)
  /// What the query of an entity has found.
  case entities([ResolvedEntity])
  /// The templates and faces of a control.
  case control(ControlReply)
  /// The presentations of an activity.
  case activity(ActivityReply)
  /// The JSON of the activities' types.
  case payloadSchema(PayloadSchema)
  /// The previews of the program, before any of them runs.
  case previews([PreviewLocation])
  /// A source preview can contain several; each has its own description.
  case preview([PreviewDescription])
  /// The window of an app.
  case screen(AppScreen)
  /// Whether an app in the background can be suspended.
  case suspension(AppSuspension)
  /// The request has no other result.
  case done
  /// The request failed. Other requests are not affected.
  case failure(FailureReport)
}

/// A provider's timeline, and the archives of the requested entries.
public struct TimelineReply: Codable, Equatable, Sendable {
  /// In the order of the timeline.
  public var entries: [EntryDescription]
  /// When the extension wants to be asked again.
  public var policy: ReloadPolicy
  /// One for each entry and environment that was archived.
  public var archives: [ArchivedEntry]
  /// Notices for the author, without duplicates.
  public var notices: [ExtensionNotice]
  /// Configured values that the extension could not use and replaced.
  public var issues: [ConfigurationIssue]

  public init(
    entries: [EntryDescription], policy: ReloadPolicy = .never, archives: [ArchivedEntry] = [],
    notices: [ExtensionNotice] = [], issues: [ConfigurationIssue] = []
  ) {
    self.entries = entries
    self.policy = policy
    self.archives = archives
    self.notices = notices
    self.issues = issues
  }

  /// The archive of one entry in one of the request's environments.
  public func archive(entry: Int, environment: Int) -> Data? {
    archives.first { $0.entry == entry && $0.environment == environment }?.archive.data
  }
}

/// A timeline entry without its views.
public struct EntryDescription: Codable, Equatable, Sendable {
  /// `TimelineEntryRelevance`.
  public struct Relevance: Codable, Equatable, Sendable {
    /// Compared with the scores of other widgets in a stack.
    public var score: Float
    /// Seconds from the entry's date.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
      self.score = score
      self.duration = duration
    }
  }

  /// From when the entry is shown.
  public var date: Date
  /// nil if the entry has no relevance.
  public var relevance: Relevance?

  public init(date: Date, relevance: Relevance? = nil) {
    self.date = date
    self.relevance = relevance
  }
}

/// When the host requests the next timeline.
public enum ReloadPolicy: Codable, Equatable, Sendable {
  /// Asks again when the last entry is reached.
  case atEnd
  /// Asks again only after an event, such as a reload.
  case never
  /// Asks again when the date is reached, if the budget allows it.
  case after(Date)
}

/// An encoded `ViewArchive`.
public struct ArchivedEntry: Codable, Equatable, Sendable {
  /// Index into `TimelineReply.entries`.
  public var entry: Int
  /// Index into `WidgetRequest.environments`.
  public var environment: Int
  /// The bytes of a `ViewArchive`.
  public var archive: Attachment

  public init(entry: Int, environment: Int, archive: Data) {
    self.entry = entry
    self.environment = environment
    self.archive = Attachment(archive)
  }
}

/// A message for the author about a problem that does not stop anything.
public struct ExtensionNotice: Codable, Equatable, Hashable, Sendable {
  public enum Level: String, Codable, Sendable { case note, warning, error }

  /// How severe the notice is for the author. It stops nothing.
  public var level: Level
  /// What happened, where, and how to fix it.
  public var message: String

  public init(_ level: Level = .warning, _ message: String) {
    self.level = level
    self.message = message
  }
}

extension [ExtensionNotice] {
  /// Adds warnings, without those that are there already.
  package mutating func addWarnings(_ messages: [String]) {
    for notice in messages.map({ ExtensionNotice(.warning, $0) }) where !contains(notice) {
      append(notice)
    }
  }
}

/// Why a call failed.
public struct FailureReport: Codable, Equatable, Error, Sendable {
  /// Why a request failed, for the device's decision.
  public enum Kind: String, Codable, Sendable {
    /// The bundle has no widget or control of this kind.
    case unknownKind
    /// The widget does not support the family.
    case unsupportedFamily
    /// The provider returned a timeline without entries.
    case noEntries
    /// A configuration value has an unknown parameter or the wrong type.
    case badConfiguration
    /// An environment has an unknown locale or time zone.
    case badEnvironment
    /// The bundle has no intent with this identifier, or its parameters cannot be decoded.
    case unknownIntent
    /// The bundle has no Live Activity with this attributes type.
    case unknownActivity
    /// A Live Activity's attributes cannot be decoded.
    case undecodableAttributes
    /// A Live Activity's content state cannot be decoded.
    case undecodableContent
    /// An error thrown by the extension's own code.
    case thrown
  }

  /// The kind of failure, for programs.
  public var kind: Kind
  /// Human-readable: what happened, to which widget, and how to fix it.
  public var message: String
  /// Why a value cannot be decoded; nil for other failures.
  public var details: DecodingDetails?

  /// The message is for the author; `details` name the place in the data.
  public init(_ kind: Kind, _ message: String, details: DecodingDetails? = nil) {
    self.kind = kind
    self.message = message
    self.details = details
  }
}
