import Foundation
import HostLink

/// An input of `WidgetEngine`.
public enum WidgetEvent: Equatable, Sendable {
  /// The answer to a `.fetch`.
  case fetched(PlacementID, token: UInt64, FetchedTimeline)
  case fetchFailed(PlacementID, token: UInt64, FetchFailure)
  /// A request of `WidgetCenter` in the extension or its app. It is free if the app is in the
  /// foreground or has an audio or navigation session.
  case reloadRequested(ExtensionID, ReloadRequest, isFree: Bool)
  /// A push that requests the timelines of these kinds.
  case pushed(ExtensionID, kinds: Set<String>)
  /// The user's request to reload a placement: immediate and free.
  case reloadedByUser(PlacementID)
  /// An intent of a widget was performed: all placements of the kind reload for free.
  case performed(ExtensionID, kind: String)
  /// A value of the views' environment changed: everything reloads for free.
  case environmentChanged(LedgerRow.Cause)
  /// The user saw these placements.
  case viewed([PlacementID])
  /// The configuration, family or place changed: the placement reloads for free.
  case reconfigured(Placement, LedgerRow.Cause)
  /// The user rotated a stack.
  case rotatedByUser(StackID, to: PlacementID)
}

/// A provider's timeline without its archives, which the host keeps.
public struct FetchedTimeline: Equatable, Sendable {
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy

  public init(entries: [EntryDescription], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// Why a fetch failed.
public struct FetchFailure: Equatable, Error, Sendable {
  /// A sentence for the user, usually without a final period.
  public var message: String
  /// False if a retry cannot help, for example for an unknown kind or an unsupported family.
  public var isRetryable: Bool
  /// True if the device cannot show the placement, so that the extension was not asked.
  public var isSetAside = false
  /// The extension is held back after crashes until this date. The reload is not charged.
  public var heldBackUntil: Date?

  public init(message: String, isRetryable: Bool = true, heldBackUntil: Date? = nil) {
    self.message = message
    self.isRetryable = isRetryable
    self.heldBackUntil = heldBackUntil
  }

  /// The device cannot show the placement.
  package static func setAside(_ reason: String) -> FetchFailure {
    var failure = FetchFailure(message: reason, isRetryable: false)
    failure.isSetAside = true
    return failure
  }

  /// For ledger and verdict.
  package static func setAsideSentence(_ reason: String) -> String {
    "Hidden: \(LedgerText.clause(reason))."
  }

  /// The extension's reply lacks something, such as "placeholder".
  package static func missing(_ part: String) -> FetchFailure {
    FetchFailure(message: "the extension returned no \(part)")
  }
}

/// An output of `WidgetEngine`, to be carried out in order.
public enum WidgetAction: Equatable, Sendable {
  /// Ask the extension, then answer with `.fetched` or `.fetchFailed` and the same token.
  case fetch(PlacementID, token: UInt64, FetchKind)
  /// Show other content for a placement.
  case show(PlacementID, ShownContent)
  /// Store a ledger row.
  case record(LedgerRow)
  /// Show another member of a stack.
  case rotate(StackID, to: PlacementID)
}

public enum FetchKind: String, Codable, Equatable, Sendable { case placeholder, snapshot, timeline }

/// The content on screen for a placement. In JSON a string, or the entry's index.
public enum ShownContent: Equatable, Hashable, Sendable {
  /// Nothing yet: a surface shows a plain shape.
  case nothing
  /// The placeholder's archive, redacted.
  case placeholder
  case snapshot
  /// The entry with this index in the newest timeline, in the provider's order.
  case entry(Int)
}

extension ShownContent: Codable {
  private enum Word: String, Codable { case nothing, placeholder, snapshot }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .entry(index)
      return
    }
    switch try container.decode(Word.self) {
    case .nothing: self = .nothing
    case .placeholder: self = .placeholder
    case .snapshot: self = .snapshot
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .nothing: try container.encode(Word.nothing)
    case .placeholder: try container.encode(Word.placeholder)
    case .snapshot: try container.encode(Word.snapshot)
    case .entry(let index): try container.encode(index)
    }
  }
}
