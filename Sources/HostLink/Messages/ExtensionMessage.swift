import Foundation

/// What an extension sends: the reply to a request, or what its code asks of the host.
public enum ExtensionMessage: Codable, Equatable, Sendable {
  case reply(id: UInt64, ExtensionReply)
  /// `WidgetCenter`'s requests, which have no answer.
  case reload(ReloadRequest)
  /// Answered by `HostMessage.answer` with the same id.
  case question(id: UInt64, HostQuestion)
}

/// What code in an extension or an app asks the host.
public enum HostQuestion: Codable, Equatable, Sendable {
  /// `WidgetCenter.currentConfigurations()`.
  case currentConfigurations
  /// `ControlCenter.currentControls()`.
  case currentControls
  /// `WidgetCenter.currentPushInfo`.
  case widgetPushToken
  /// `ActivityKit`, answered by `HostAnswer.activity`.
  case activity(ActivityCommand)
}

/// A widget that a person has placed, as `WidgetInfo` tells of it.
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

/// What `WidgetCenter` and `ControlCenter` ask for.
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
  /// `invalidateControlConfigurations`: entities and options may be others.
  case controlConfigurations
}

/// The answer to a `HostCall`.
public enum ExtensionReply: Codable, Equatable, Sendable {
  case description(BundleDescription)
  /// A placeholder or a snapshot is a timeline of one entry.
  case timeline(TimelineReply)
  case recommendations([ConfigurationRecommendation])
  case options(OptionsReply)
  case performed(PerformReply)
  case control(ControlReply)
  case activity(ActivityReply)
  case done
  case failure(FailureReport)
}

/// A provider's answer, and the archives of the entries that were asked for.
public struct TimelineReply: Codable, Equatable, Sendable {
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy
  public var archives: [ArchivedEntry]
  /// What the author should know; each once.
  public var notices: [ExtensionNotice]
  /// Configured values that the extension could not use, and answered without.
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

/// When the host asks for the next timeline.
public enum ReloadPolicy: Codable, Equatable, Sendable {
  case atEnd
  case never
  case after(Date)
}

/// An encoded `ViewArchive`.
public struct ArchivedEntry: Codable, Equatable, Sendable {
  /// Place in `TimelineReply.entries`.
  public var entry: Int
  /// Place in `WidgetRequest.environments`.
  public var environment: Int
  public var archive: Attachment

  public init(entry: Int, environment: Int, archive: Data) {
    self.entry = entry
    self.environment = environment
    self.archive = Attachment(archive)
  }
}

/// Something that the author should know and that stops nothing.
public struct ExtensionNotice: Codable, Equatable, Hashable, Sendable {
  public enum Level: String, Codable, Sendable { case note, warning, error }

  public var level: Level
  public var message: String

  public init(_ level: Level = .warning, _ message: String) {
    self.level = level
    self.message = message
  }
}

/// Why a call has no answer.
public struct FailureReport: Codable, Equatable, Error, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// The bundle has no widget of the kind.
    case unknownKind
    /// The widget does not support the family.
    case unsupportedFamily
    /// The provider gave a timeline without entries.
    case noEntries
    /// A configuration value names no parameter or does not fit its type.
    case badConfiguration
    /// An environment names no locale or time zone that there is.
    case badEnvironment
    /// The bundle has no intent of the identifier, or its parameters do not decode.
    case unknownIntent
    /// The bundle has no Live Activity of the attributes' type.
    case unknownActivity
    /// A Live Activity's attributes are not what their type decodes.
    case undecodableAttributes
    /// A Live Activity's content is not what its type decodes.
    case undecodableContent
    /// An error thrown by the extension's own code.
    case thrown
  }

  public var kind: Kind
  /// For a person: what happened, to which widget, and the mend.
  public var message: String
  /// Of what does not decode.
  public var details: DecodingDetails?

  public init(_ kind: Kind, _ message: String, details: DecodingDetails? = nil) {
    self.kind = kind
    self.message = message
    self.details = details
  }
}
