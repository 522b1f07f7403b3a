import Foundation

/// The content of one placement as a state machine: what it can show, which fetch is running, and
/// what an answer leads to.
///
/// ```
/// nothing --placeholder--> placeholder --snapshot--> snapshot --timeline--> timeline
///                                  entries at their dates, new timelines ^____|
/// ```
/// Invariants:
/// - At most one fetch runs. Each has a token, and an answer with another token is `.late` and
///   changes nothing.
/// - Content stays on screen until newer content arrives, also if a fetch fails.
/// - Without any content, a fetch begins with the placeholder and continues with snapshot and
///   timeline; later fetches request only the timeline.
///
/// It does not decide when to reload (see `WidgetEngine` and `ReloadBudget`) and not which entry of
/// a timeline is on screen (see `EntryCursor`).
struct TimelineSchedule: Equatable, Sendable {
  /// What the placement can show.
  enum Stage: Equatable, Sendable {
    /// Nothing yet: a surface shows a plain shape.
    case nothing
    /// The redacted placeholder, until a snapshot or a timeline is received.
    case placeholder
    /// The provider's snapshot, until a timeline is received.
    case snapshot
    /// The entries of a timeline, at their dates.
    case timeline(Timeline)
  }

  /// An unanswered request to the extension.
  struct Fetch: Equatable, Sendable {
    var token: UInt64
    var kind: FetchKind
    /// The request that the fetch satisfies.
    var need: ReloadNeed
    /// True if the budget was charged.
    var isCharged: Bool
    /// A request made after the provider was asked for the timeline; another reload follows.
    var followUp: ReloadNeed?
  }

  private(set) var stage = Stage.nothing
  private(set) var fetch: Fetch?

  init() {}

  /// The schedule of a placement whose last timeline was stored.
  init(restoring timeline: Timeline) {
    stage = .timeline(timeline)
  }

  // MARK: Requests

  /// Begins a fetch, replacing a running one. Returns what to request first.
  mutating func begin(_ need: ReloadNeed, token: UInt64, isCharged: Bool) -> FetchKind {
    let kind: FetchKind = stage == .nothing ? .placeholder : .timeline
    fetch = Fetch(token: token, kind: kind, need: need, isCharged: isCharged)
    return kind
  }

  /// The effect of a request on the running fetch.
  enum Joining: Equatable, Sendable {
    /// No fetch is running: begin one.
    case none
    /// The provider has not been asked for the timeline yet, so the fetch covers the request.
    case covered
    /// Another reload follows the running one.
    case followUp
    /// The running fetch is outdated: begin another one.
    case replace
  }

  mutating func join(_ need: ReloadNeed) -> Joining {
    guard var running = fetch else { return .none }
    if need.makesOthersStale { return .replace }
    if running.kind != .timeline {
      running.need = running.need.merged(with: need)
      fetch = running
      return .covered
    }
    running.followUp = running.followUp.map { $0.merged(with: need) } ?? need
    fetch = running
    return .followUp
  }

  // MARK: Answers

  /// The effect of an answer.
  enum Answer: Equatable, Sendable {
    /// The fetch was replaced: ignore the answer.
    case late
    /// Show this, and continue with the next request and a new token.
    case step(ShownContent, next: FetchKind)
    /// A new timeline, and the fetch that it completes.
    case delivered(Timeline, Fetch)
    /// No entry can be shown, which is a failure.
    case empty
  }

  mutating func answer(token: UInt64, _ fetched: FetchedTimeline) -> Answer {
    guard let running = fetch, running.token == token else { return .late }
    switch running.kind {
    case .placeholder:
      stage = .placeholder
      return .step(.placeholder, next: .snapshot)
    case .snapshot:
      stage = .snapshot
      return .step(.snapshot, next: .timeline)
    case .timeline:
      guard let timeline = Timeline(fetched) else { return .empty }
      stage = .timeline(timeline)
      fetch = nil
      return .delivered(timeline, running)
    }
  }

  /// Continues the running fetch with its next request.
  mutating func proceed(to kind: FetchKind, token: UInt64) {
    fetch?.kind = kind
    fetch?.token = token
  }

  /// The effect of a failure.
  enum Failure: Equatable, Sendable {
    /// The fetch was replaced: ignore the failure.
    case late
    /// A placeholder or snapshot is optional: continue with the next request and a new token.
    case step(next: FetchKind)
    /// There is no timeline. The fetch that failed.
    case failed(Fetch)
  }

  mutating func fail(token: UInt64, mayContinue: Bool) -> Failure {
    guard let running = fetch, running.token == token else { return .late }
    if mayContinue {
      switch running.kind {
      case .placeholder: return .step(next: .snapshot)
      case .snapshot: return .step(next: .timeline)
      case .timeline: break
      }
    }
    fetch = nil
    return .failed(running)
  }

  /// Removes all content, because the kind or the family changed.
  mutating func empty() {
    stage = .nothing
    fetch = nil
  }

  // MARK: Shown content

  /// The content on screen. `position` selects the timeline's entry in the order by date.
  func shown(at position: Int) -> ShownContent {
    switch stage {
    case .nothing: .nothing
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline(let timeline): .entry(timeline.index(at: position))
    }
  }

  var timeline: Timeline? {
    guard case .timeline(let timeline) = stage else { return nil }
    return timeline
  }
}
