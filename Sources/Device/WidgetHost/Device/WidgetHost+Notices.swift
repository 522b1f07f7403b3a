import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import NoticeCatalog
import ViewArchive

extension [ExtensionNotice] {
  /// Those about the author's code, without those about features that Vitrine lacks.
  var aboutCode: [String] { map(\.message).filter { NoticeKind(notice: $0) != nil } }
}

extension WidgetHost {
  /// The notices about what an item shows now.
  package func notices(of item: ItemID) -> [String] {
    switch item {
    case .placement(let id): hosted[id]?.notices ?? []
    case .activity(let id): activities.notices[id] ?? []
    case .control: []
    }
  }

  /// The sentences of an explanation about the code of an item: its notices, and what was cut out
  /// of its extension.
  func remarks(on item: ItemID, of id: ExtensionID) -> [String] {
    notices(of: item).map { "Notice: \($0)" } + [installed[id]?.cuts?.sentence].compactMap(\.self)
  }

  /// Keeps the notices about a new timeline, and records those that the ledger lacks. Returns
  /// whether there are new rows.
  ///
  /// - Parameter requested: The states of toggles, by their numbers, which the user has requested
  ///   and whose intents have returned before the timeline was requested.
  func noteTimeline(
    _ reply: TimelineReply, of id: PlacementID, requested: [Int: Bool]
  ) -> Bool {
    guard let placement = try? arrangement.placement(id), let app = installed[placement.extension]
    else { return false }
    var notices = reply.notices.aboutCode
    if case .after(let date) = reply.policy, date <= clock.now {
      let time = LocalTime(timeZone: timeZone).text(date, now: clock.now)
      notices.append(
        NoticeKind.policyInPast.notice(
          "The date of the policy, \(time), has passed when the timeline arrives: the reload is "
            + "requested at once."))
    }
    let equal = hosted[id]?.equalTimelines.add(reply, cause: causeOfReload(of: id), at: clock.now)
    notices += [equal].compactMap(\.self)
    let new = unrecorded(notices, ofKind: placement.kind, in: app)
    // A toggle that reverts is a row each time, as for controls.
    let reverted = revertedToggle(in: reply, requested)
    hosted[id]?.notices = notices + [reverted].compactMap(\.self)
    let rows = new + [reverted].compactMap(\.self)
    for text in rows {
      record(
        LedgerRow(
          date: clock.now, placement: .placement(id), outcome: .noticed,
          cause: text == reverted ? .intent : .date, reason: text,
          budgetLeft: engine.schedule(of: id)?.budgetLeft ?? 0))
    }
    return !rows.isEmpty
  }

  /// Why the newest timeline was requested; nil if the ledger does not say it any more.
  private func causeOfReload(of id: PlacementID) -> LedgerRow.Cause? {
    try? store.newestLedger(of: .placement(id), limit: 10)
      .last { [.charged, .free].contains($0.outcome) }?.cause
  }

  /// The notices that the ledger does not have yet, which then count as recorded.
  private func unrecorded(
    _ notices: [String], ofKind kind: String, in app: InstalledExtension
  ) -> [String] {
    notices.filter { text in
      NoticeKind(notice: text).map { recordedNotices.insert($0, ofKind: kind, in: app) } ?? false
    }
  }

  /// A notice about the first toggle that the entry on screen shows in another state than the
  /// requested one.
  private func revertedToggle(in reply: TimelineReply, _ requested: [Int: Bool]) -> String? {
    guard !requested.isEmpty,
      let timeline = Timeline(FetchedTimeline(entries: reply.entries, policy: reply.policy))
    else { return nil }
    return requested.revertedState(
      in: reply.archive(entry: timeline.shownIndex(at: clock.now), environment: 0)
    ).map(NoticeKind.revertedToggle.reverted)
  }

  /// Keeps the notices about the pictures of an activity, and records those that the ledger lacks.
  func noteActivity(_ texts: [String], of id: ActivityID) -> Bool {
    guard let activity = activityEngine.activities[id]?.stored,
      let app = installed[activity.extension]
    else { return false }
    activities.notices[id] = texts.isEmpty ? nil : texts
    let rows = unrecorded(texts, ofKind: activity.attributesType, in: app)
    for text in rows {
      record(
        LedgerRow(
          date: clock.now, placement: .activity(id), outcome: .noticed, cause: .date, reason: text,
          budgetLeft: 0))
    }
    return !rows.isEmpty
  }
}

extension [Int: Bool] {
  /// The requested state of the first toggle that an encoded archive shows in the other one.
  fileprivate func revertedState(in archive: Data?) -> Bool? {
    guard let archive, let states = try? ViewArchive(decoding: archive).toggleStates else {
      return nil
    }
    return sorted { $0.key < $1.key }.first { number, isOn in
      states.indices.contains(number) && states[number] != isOn
    }?.value
  }
}

extension NoticeKind {
  /// - Parameter requested: The state that the user has requested.
  fileprivate func reverted(_ requested: Bool) -> String {
    let (on, off) = requested ? ("on", "off") : ("off", "on")
    return notice(
      "It was switched \(on) and its intent has returned without an error, but the provider still "
        + "returns \(off), which is shown.")
  }
}
