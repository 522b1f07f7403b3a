import DeviceEngine
import Foundation
import HostLink

/// The result of a simulation.
public struct SimulationReport: Codable, Equatable, Sendable {
  public var start: Date
  public var end: Date
  public var seed: UInt64
  /// The number of times that the user looked at the device.
  public var views: Int
  public var placements: [PlacementHistory]
  /// Sorted by start.
  public var activities: [ActivityHistory]
  /// Numbered from 1, sorted by date.
  public var ledger: [LedgerRow]
}

/// The contents that a placement showed, and the reloads they took.
public struct PlacementHistory: Codable, Equatable, Sendable {
  /// A content and the time during which it was shown.
  public struct Shown: Codable, Equatable, Sendable {
    public var from: Date
    public var to: Date
    public var content: ShownContent
    /// The entry's date; nil for placeholder and snapshot.
    public var entryDate: Date?
    /// The widget's text, shortened.
    public var text: String
    /// A hash of the archive's bytes: equal contents have equal hashes. Empty if there is no
    /// archive.
    public var hash: String
  }

  public struct Summary: Codable, Equatable, Sendable {
    public var charged = 0
    public var free = 0
    public var failed = 0
    public var deferred = 0
    public var coalesced = 0
    public var rotated = 0
    /// The number of entries shown.
    public var entriesShown = 0
    /// The number of contents shown that differed from the one before.
    public var contentsShown = 0
    /// The budget of the last day.
    public var budgetTotal = 0
    /// The budget left at the end.
    public var budgetLeft = 0
    /// The seconds during which a requested reload was deferred, failing or running.
    public var staleSeconds = 0.0
  }

  public var placement: Placement
  public var shown: [Shown]
  public var summary: Summary
  /// Why the widget does not reload at the end of the simulation.
  public var verdict: String
}
