import DeviceEngine
import Foundation
import HostLink
import StableHash

/// Records the history of one placement in a simulation.
struct PlacementRecorder {
  private(set) var history: PlacementHistory
  /// The newest reply of each kind.
  private var replies: [FetchKind: TimelineReply] = [:]
  private var staleSince: Date?
  private let describe: @Sendable (Data, Date) -> String

  init(_ placement: Placement, describe: @escaping @Sendable (Data, Date) -> String) {
    history = PlacementHistory(
      placement: placement, shown: [], summary: .init(), verdict: "")
    self.describe = describe
  }

  mutating func answered(_ kind: FetchKind, _ reply: TimelineReply) { replies[kind] = reply }

  mutating func show(_ content: ShownContent, at now: Date) {
    close(at: now)
    let source = source(of: content)
    let text = source.archive.map { describe($0, now) } ?? ""
    let hash = source.archive.map { StableHash<UInt64>(of: $0).hexadecimal } ?? ""
    if case .entry = content { history.summary.entriesShown += 1 }
    if history.shown.last?.hash != hash { history.summary.contentsShown += 1 }
    history.shown.append(
      .init(
        from: now, to: now, content: content, entryDate: source.date, text: text, hash: hash))
  }

  private func source(of content: ShownContent) -> (archive: Data?, date: Date?) {
    switch content {
    case .nothing: (nil, nil)
    case .placeholder: (replies[.placeholder]?.archive(entry: 0, environment: 0), nil)
    case .snapshot: (replies[.snapshot]?.archive(entry: 0, environment: 0), nil)
    case .entry(let index):
      replies[.timeline].map { reply in
        (reply.archive(entry: index, environment: 0), reply.entries[index].date)
      } ?? (nil, nil)
    }
  }

  mutating func record(_ row: LedgerRow) {
    switch row.outcome {
    case .charged: history.summary.charged += 1
    case .free: history.summary.free += 1
    case .failed: history.summary.failed += 1
    case .deferred: history.summary.deferred += 1
    case .coalesced: history.summary.coalesced += 1
    case .rotated: history.summary.rotated += 1
    case .delivered:
      endStale(at: row.date)
      return
    case .shown, .budgetReset, .changed, .refused, .noticed: return
    }
    if row.outcome != .rotated { staleSince = staleSince ?? row.date }
  }

  /// Completes the history at the end of the simulation.
  mutating func finish(at end: Date, state: ScheduleState?, verdict: String) {
    close(at: end)
    endStale(at: end)
    // Contents that were replaced at once were never visible.
    history.shown.removeAll { $0.from == $0.to }
    history.summary.budgetTotal = state?.budgetTotal ?? 0
    history.summary.budgetLeft = state?.budgetLeft ?? 0
    history.verdict = verdict
  }

  private mutating func close(at now: Date) {
    if !history.shown.isEmpty { history.shown[history.shown.count - 1].to = now }
  }

  private mutating func endStale(at now: Date) {
    if let since = staleSince { history.summary.staleSeconds += now.timeIntervalSince(since) }
    staleSince = nil
  }
}
