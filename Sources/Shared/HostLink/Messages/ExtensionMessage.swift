import Foundation

/// A message from an extension to the host; see `HostMessage` for the exchanges.
public enum ExtensionMessage: Codable, Equatable, Sendable {
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
}

/// A widget that the user has placed, as reported by `WidgetInfo`.
public struct PlacedConfiguration: Codable, Equatable, Sendable {
  public var kind: String
  public var family: WidgetFamilyName
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
}

/// The answer to a `HostCall`.
public enum ExtensionReply: Codable, Equatable, Sendable {
  case description(BundleDescription)
  /// A placeholder or a snapshot is a timeline with one entry.
  case timeline(TimelineReply)
  case recommendations([ConfigurationRecommendation])
  case relevance([RelevanceAttribute])
  case options(OptionsReply)
  case performed(PerformReply)
  case control(ControlReply)
  case activity(ActivityReply)
  case previews([PreviewLocation])
  case preview([PreviewDescription])
  case screen(AppScreen)
  /// Whether an app in the background can be suspended.
  case suspension(AppSuspension)
  case done
  case failure(FailureReport)
}

/// A provider's timeline, and the archives of the requested entries.
public struct TimelineReply: Codable, Equatable, Sendable {
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy
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
  public struct Relevance: Codable, Equatable, Sendable {
    public var score: Float
    /// Seconds from the entry's date.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
      self.score = score
      self.duration = duration
    }
  }

  public var date: Date
  public var relevance: Relevance?

  public init(date: Date, relevance: Relevance? = nil) {
    self.date = date
    self.relevance = relevance
  }
}

/// When the host requests the next timeline.
public enum ReloadPolicy: Codable, Equatable, Sendable {
  case atEnd
  case never
  case after(Date)
}

/// An encoded `ViewArchive`.
public struct ArchivedEntry: Codable, Equatable, Sendable {
  /// Index into `TimelineReply.entries`.
  public var entry: Int
  /// Index into `WidgetRequest.environments`.
  public var environment: Int
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

  public var level: Level
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

  public var kind: Kind
  /// Human-readable: what happened, to which widget, and how to fix it.
  public var message: String
  /// Why a value cannot be decoded; nil for other failures.
  public var details: DecodingDetails?

  public init(_ kind: Kind, _ message: String, details: DecodingDetails? = nil) {
    self.kind = kind
    self.message = message
    self.details = details
  }
}
