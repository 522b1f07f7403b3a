import DeviceFixtures
import Foundation
import HostLink

@testable import DeviceEngine

/// An engine with its recorded actions.
struct EngineFixture {
  var engine: WidgetEngine
  private(set) var rows: [LedgerRow] = []
  private(set) var shown: [PlacementID: ShownContent] = [:]
  /// Unanswered fetches, oldest first.
  private(set) var fetches: [(id: PlacementID, token: UInt64, kind: FetchKind)] = []
  private(set) var rotations: [PlacementID] = []

  init(
    at now: Date = date("10:00"), seed: UInt64 = 1, zone: TimeZone = .gmt,
    _ change: (inout HostSettings) -> Void = { _ in }
  ) {
    var settings = HostSettings()
    settings.reloads.significantHours = []
    change(&settings)
    engine = WidgetEngine(settings: settings, now: now, seed: seed, timeZone: zone)
  }

  static func placement(
    _ id: PlacementID = "p1", extension: ExtensionID = "Ext",
    kind: String = "clock"
  ) -> Placement {
    Placement(
      id: id, extension: `extension`, kind: kind, family: .systemSmall,
      place: .home(page: 0, column: 0, row: 0))
  }

  mutating func take() {
    for action in engine.takeActions() {
      switch action {
      case .fetch(let id, let token, let kind): fetches.append((id, token, kind))
      case .show(let id, let content): shown[id] = content
      case .record(let row): rows.append(row)
      case .rotate(_, let member): rotations.append(member)
      }
    }
  }

  mutating func handle(_ event: WidgetEvent) {
    engine.handle(event, at: engine.now)
    take()
  }

  mutating func advance(to date: Date) {
    engine.advance(to: date)
    take()
  }

  /// Answers the oldest fetch.
  mutating func answer(_ fetched: FetchedTimeline) {
    let fetch = fetches.removeFirst()
    handle(.fetched(fetch.id, token: fetch.token, fetched))
  }

  mutating func fail(_ failure: FetchFailure) {
    let fetch = fetches.removeFirst()
    handle(.fetchFailed(fetch.id, token: fetch.token, failure))
  }

  /// Places a widget and answers its first requests.
  mutating func place(_ placement: Placement, _ fetched: FetchedTimeline) {
    engine.add(placement, at: engine.now)
    take()
    for _ in 0..<2 { answer(timeline([engine.now], .never)) }
    answer(fetched)
  }

  mutating func place(_ fetched: FetchedTimeline) { place(Self.placement(), fetched) }

  /// Outcome and cause of the rows since a mark, without shown entries.
  func outcomes(since mark: Int = 0) -> [String] {
    rows.dropFirst(mark).filter { $0.outcome != .shown }.map { "\($0.outcome) \($0.cause)" }
  }
}
