import DeviceFixtures
import Foundation
import HostLink
import PushValues

@testable import DeviceEngine

/// An activity engine with its recorded actions, on a clock that the test sets.
struct ActivityEngineFixture {
  var engine: ActivityEngine
  var now = noon
  /// Unanswered requests, oldest first.
  var fetches: [ActivityFetch] = []
  var rows: [LedgerRow] = []
  var news: [ActivityRecord] = []
  var stored: [StoredActivity] = []
  var removed: [ActivityID] = []
  var settled: [(id: ActivityID, wanted: Int, failure: ActivityFailure?)] = []
  private var last = 0

  init(_ change: (inout ActivitySettings) -> Void = { _ in }) {
    var settings = ActivitySettings()
    change(&settings)
    engine = ActivityEngine(settings: settings, failures: FailureSettings(), now: now)
  }

  /// Minutes after noon.
  func at(_ minutes: Double) -> Date { noon + minutes * 60 }

  @discardableResult
  mutating func start(
    _ app: ExtensionID = "Sample", relevance: Double = 0, stale: Date? = nil,
    push: ActivityPushType? = nil, transient: Bool = false, alert: ActivityAlert? = nil,
    start: Date? = nil, state: String = #"{"n":0}"#, by requester: ActivityRequester = .app
  ) throws -> ActivityID {
    last += 1
    let id: ActivityID = "a\(last)"
    let request = ActivityStart(
      attributesType: "Trip", attributes: Data(#"{"name":"x"}"#.utf8),
      content: ActivityContentMessage(
        state: Data(state.utf8), staleDate: stale, relevanceScore: relevance),
      push: push, isTransient: transient, alert: alert, start: start)
    let decision = try engine.decision(
      on: request, of: app, name: "The \(app)", id: id,
      token: push == .token ? Data("token \(id)".utf8) : nil, by: requester, at: now)
    apply(decision)
    return id
  }

  /// Starts an activity and answers the request for its first pictures.
  @discardableResult
  mutating func startDrawn(_ app: ExtensionID = "Sample", relevance: Double = 0) throws
    -> ActivityID
  {
    let id = try start(app, relevance: relevance)
    draw()
    return id
  }

  @discardableResult
  mutating func update(
    _ id: ActivityID, _ state: String = #"{"n":1}"#, stale: Date? = nil, relevance: Double = 0,
    alert: ActivityAlert? = nil, timestamp: Date? = nil, by requester: ActivityRequester = .app
  ) throws -> PushVerdict.Outcome {
    let content = ActivityContentMessage(
      state: Data(state.utf8), staleDate: stale, relevanceScore: relevance)
    let decision = try engine.decision(
      on: ActivityUpdate(content: content, alert: alert, timestamp: timestamp), of: id,
      by: requester,
      at: now)
    apply(decision)
    return decision.outcome
  }

  @discardableResult
  mutating func end(
    _ id: ActivityID, _ state: String? = nil, _ dismissal: ActivityDismissal = .default,
    timestamp: Date? = nil, by requester: ActivityRequester = .app
  ) throws -> PushVerdict.Outcome {
    let content = state.map { ActivityContentMessage(state: Data($0.utf8)) }
    let decision = try engine.decision(
      on: ActivityEnd(content: content, dismissal: dismissal, timestamp: timestamp), of: id,
      by: requester,
      at: now)
    apply(decision)
    return decision.outcome
  }

  mutating func apply(_ decision: ActivityDecision) {
    engine.apply(decision, at: now)
    take()
  }

  /// Answers all requests, also those that follow.
  mutating func draw() {
    while !fetches.isEmpty { drawNext() }
  }

  mutating func drawNext() {
    engine.presented(token: fetches.removeFirst().token, at: now)
    take()
  }

  mutating func failNext(
    _ message: String = "no network", isRetryable: Bool = true, isUndecodable: Bool = false
  ) {
    let failure = FetchFailure(message: message, isRetryable: isRetryable)
    engine.failed(
      token: fetches.removeFirst().token,
      ActivityFailure(failure: failure, isUndecodable: isUndecodable), at: now)
    take()
  }

  mutating func advance(to date: Date) {
    now = date
    engine.advance(to: date)
    take()
  }

  /// Advances from one due date to the next.
  mutating func run(to date: Date) {
    while let wake = engine.nextWake, wake <= date { advance(to: wake) }
    advance(to: date)
  }

  func activity(_ id: ActivityID) -> LiveActivity? { engine.activities[id] }
  func state(_ id: ActivityID) -> ActivityStateName { activity(id)?.stored.state ?? .dismissed }
  func text(_ id: ActivityID) -> String {
    activity(id).map { String(decoding: $0.stored.content.state, as: UTF8.self) } ?? ""
  }
  func island(_ ids: ActivityID...) -> [IslandPlace] { ids.map { engine.islandPlace(of: $0) } }
  var stack: [ActivityID] { engine.stack.map(\.stored.id) }
  /// The newest row's sentence.
  var sentence: String { rows.last?.reason ?? "" }

  mutating func take() {
    for action in engine.takeActions() {
      switch action {
      case .fetch(let fetch): fetches.append(fetch)
      case .record(let row): rows.append(row)
      case .news(_, let record): news.append(record)
      case .store(let activity): stored.append(activity)
      case .removed(let activity): removed.append(activity.id)
      case .settled(let id, let wanted, let failure): settled.append((id, wanted, failure))
      case .changed, .alarms: break
      }
    }
  }
}
