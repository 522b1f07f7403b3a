import Foundation
import HostLink

/// What a device engine is told. Times are the device's; nothing here waits.
public enum WidgetEvent: Equatable, Sendable {
  /// A fetch that the engine asked for has its answer.
  case fetched(PlacementIdentifier, token: UInt64, FetchedTimeline)
  case fetchFailed(PlacementIdentifier, token: UInt64, FetchFailure)
  /// `WidgetCenter`, in the extension's process or its app's. An app in the foreground, or one
  /// with an audio or navigation session, reloads freely.
  case reloadRequested(ExtensionIdentifier, ReloadRequest, isFree: Bool)
  /// A push asks for the timelines of these kinds, as `WidgetCenter` does.
  case pushed(ExtensionIdentifier, kinds: Set<String>)
  /// A person asked for one placement: always at once, and free.
  case reloadedByPerson(PlacementIdentifier)
  /// An intent that a placement's widget had performed: every placement of the extension's kind
  /// reloads, free.
  case performed(ExtensionIdentifier, kind: String)
  /// Something that the views are told has changed: everything is rendered anew, free.
  case environmentChanged(LedgerRow.Cause)
  /// A person saw these placements.
  case viewed([PlacementIdentifier])
  /// The configuration, family or place is another: fetch anew, free.
  case reconfigured(Placement, LedgerRow.Cause)
  /// A person turned a stack by hand.
  case turned(StackIdentifier, to: PlacementIdentifier)
}

/// A provider's answer without its archives, which the host keeps.
public struct FetchedTimeline: Equatable, Sendable {
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy

  public init(entries: [EntryDescription], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// Why a fetch has no answer.
public struct FetchFailure: Equatable, Error, Sendable {
  /// For a person.
  public var message: String
  /// False where asking again cannot help: no such kind, a family that is not supported.
  public var isRetryable: Bool
  /// The extension is being held back after crashes; nothing is charged.
  public var heldBackUntil: Date?

  public init(message: String, isRetryable: Bool = true, heldBackUntil: Date? = nil) {
    self.message = message
    self.isRetryable = isRetryable
    self.heldBackUntil = heldBackUntil
  }
}

/// What a device engine wants done, in order.
public enum WidgetAction: Equatable, Sendable {
  /// Ask the extension; answer with `.fetched` or `.fetchFailed` and the same token.
  case fetch(PlacementIdentifier, token: UInt64, FetchKind)
  /// What stands on the screen for a placement has changed.
  case show(PlacementIdentifier, ShownContent)
  case record(LedgerRow)
  /// A stack shows another member.
  case turn(StackIdentifier, to: PlacementIdentifier)
}

public enum FetchKind: String, Codable, Equatable, Sendable { case placeholder, snapshot, timeline }

/// What stands on the screen for a placement. In JSON a word, or the entry's number.
public enum ShownContent: Equatable, Hashable, Sendable {
  /// Nothing is there yet: a surface shows a plain shape.
  case nothing
  /// The placeholder's archive, redacted.
  case placeholder
  case snapshot
  /// The entry of the newest timeline by its place in it.
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
