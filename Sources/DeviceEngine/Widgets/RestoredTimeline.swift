import Foundation
import HostLink

/// What a store keeps of a placement's schedule, so that a host that starts anew goes on: the
/// timeline, the budget, what waits, what failed. The archives are the host's.
public struct RestoredTimeline: Codable, Equatable, Sendable {
  var timeline: Timeline?
  var budget: ReloadBudget
  var waiting: WaitingReload?
  var backOff: BackOff
  /// The largest relevance that the widget's provider has given.
  var relevanceScale: Double

  /// The entries of the kept timeline, in the provider's order: what the archives belong to.
  public var entries: [EntryDescription] { timeline?.entries ?? [] }
}
