import DeviceEngine
import Foundation
import HostLink

/// What a simulation has seen.
public struct SimulationReport: Codable, Equatable, Sendable {
  public var start: Date
  public var end: Date
  public var seed: UInt64
  /// How often the person looked.
  public var views: Int
  public var placements: [PlacementHistory]
  /// In the order of their starts.
  public var activities: [ActivityHistory]
  /// Numbered from 1, in the order in which it was decided.
  public var ledger: [LedgerRow]
}

/// What was on the screen for one placement, and what that took.
public struct PlacementHistory: Codable, Equatable, Sendable {
  /// One content, as long as it stood.
  public struct Shown: Codable, Equatable, Sendable {
    public var from: Date
    public var to: Date
    public var content: ShownContent
    /// The entry's date; nil for placeholder and snapshot.
    public var entryDate: Date?
    /// What the widget said, shortened.
    public var text: String
    /// Of the archive's bytes: equal contents have equal hashes. Empty where there is none.
    public var hash: String
  }

  public struct Summary: Codable, Equatable, Sendable {
    public var charged = 0
    public var free = 0
    public var failed = 0
    public var deferred = 0
    public var coalesced = 0
    public var rotated = 0
    /// Entries that came on the screen, and how many of them were another content.
    public var entriesShown = 0
    public var contentsShown = 0
    /// The budget of the last day, and what was left at the end.
    public var budgetTotal = 0
    public var budgetLeft = 0
    /// Seconds in which a wanted reload was put off, failing or running.
    public var staleSeconds = 0.0
  }

  public var placement: Placement
  public var shown: [Shown]
  public var summary: Summary
  /// Why it is not refreshed at the end of the simulation.
  public var verdict: String
}
