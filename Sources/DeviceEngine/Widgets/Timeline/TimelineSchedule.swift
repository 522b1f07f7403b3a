import Foundation

/// The life of one placement's content as a state machine: what there is to show, what is asked of
/// the extension, and what becomes of its answers. Which of a timeline's entries is on the screen
/// is the `EntryWalk`'s.
///
/// ```
/// nothing --placeholder--> placeholder --snapshot--> snapshot --timeline--> timeline
///                                  entries at their dates, new timelines ^____|
/// ```
/// While a fetch runs, what is on the screen stays. Each fetch has a token; an answer to another
/// one than the newest is late, and nothing. When to ask is not decided here: see
/// `ReloadBudget` and `WidgetEngine`.
struct TimelineSchedule: Equatable, Sendable {
  /// What the placement has to show.
  enum Stage: Equatable, Sendable {
    /// Nothing has come yet: a surface shows a plain shape.
    case nothing
    /// The placeholder, redacted, until there is a snapshot or a timeline.
    case placeholder
    /// The provider's snapshot, until there is a timeline.
    case snapshot
    /// The entries of a timeline, by their dates.
    case timeline(Timeline)
  }

  /// A question to the extension that has no answer yet.
  struct Fetch: Equatable, Sendable {
    var token: UInt64
    var kind: FetchKind
    /// What the timeline at the end of the fetch answers.
    var need: ReloadNeed
    /// True where the budget was charged for it.
    var isCharged: Bool
    /// Asked for since the provider was asked: it will be asked again.
    var again: ReloadNeed?
  }

  private(set) var stage = Stage.nothing
  private(set) var fetch: Fetch?

  init() {}

  /// A placement whose last timeline was kept.
  init(restoring timeline: Timeline) {
    stage = .timeline(timeline)
  }

  // MARK: Asking

  /// A fetch begins; one that runs is given up. Returns what to ask for: before there is anything
  /// to show, the placeholder comes first.
  mutating func begin(_ need: ReloadNeed, token: UInt64, isCharged: Bool) -> FetchKind {
    let kind: FetchKind = stage == .nothing ? .placeholder : .timeline
    fetch = Fetch(token: token, kind: kind, need: need, isCharged: isCharged)
    return kind
  }

  /// What a need does to the fetch that runs.
  enum Joining: Equatable, Sendable {
    /// No fetch runs: begin one.
    case none
    /// The provider has not been asked for the timeline yet: the fetch answers the need too.
    case covered
    /// The provider is asked again after the answer.
    case again
    /// The running fetch is of no use any more: begin another one.
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
    running.again = running.again.map { $0.merged(with: need) } ?? need
    fetch = running
    return .again
  }

  // MARK: Answers

  /// What an answer leads to.
  enum Answer: Equatable, Sendable {
    /// It belongs to a fetch that was given up.
    case late
    /// Show this, and ask for the next with a new token.
    case step(ShownContent, next: FetchKind)
    /// A new timeline. The fetch that it ended.
    case delivered(Timeline, Fetch)
    /// A timeline without an entry to show: a failure.
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

  /// The next question of a first content.
  mutating func proceed(to kind: FetchKind, token: UInt64) {
    fetch?.kind = kind
    fetch?.token = token
  }

  /// What a failure leads to.
  enum Failure: Equatable, Sendable {
    case late
    /// A placeholder or a snapshot may be missing: ask for the next with a new token.
    case step(next: FetchKind)
    /// No timeline came. The fetch that it ended.
    case failed(Fetch)
  }

  mutating func fail(token: UInt64, mayGoOn: Bool) -> Failure {
    guard let running = fetch, running.token == token else { return .late }
    if mayGoOn {
      switch running.kind {
      case .placeholder: return .step(next: .snapshot)
      case .snapshot: return .step(next: .timeline)
      case .timeline: break
      }
    }
    fetch = nil
    return .failed(running)
  }

  /// The family, or the kind, is another one: nothing that was fetched fits any more.
  mutating func empty() {
    stage = .nothing
    fetch = nil
  }

  // MARK: Showing

  /// What is on the screen, with the timeline's entry at a position of its order by date.
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
