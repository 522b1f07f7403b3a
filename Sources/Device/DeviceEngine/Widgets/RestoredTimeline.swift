import Foundation
import HostLink

/// The stored part of a placement's schedule, with which a restarted host continues: the timeline,
/// the budget, the pending reload and the failures. Archives are stored by the host.
///
/// Encoded property names are part of the store's format.
public struct RestoredTimeline: Codable, Equatable, Sendable {
  var timeline: Timeline?
  var budget: ReloadBudget
  var waiting: PendingReload?
  var backOff: BackOff
  /// The largest relevance score that the widget's provider has returned.
  var relevanceScale: Double

  /// The entries of the timeline in the provider's order, which is also the order of the archives.
  public var entries: [EntryDescription] { timeline?.entries ?? [] }
}
