import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

// The Smart Stack of the watch: the relevance of widgets, and what the watch suggests.
extension WidgetHost {
  /// After how many seconds an extension is asked again that has failed.
  private static let retry = 900.0

  /// Asks for relevance that is missing or outdated, and carries out a new plan.
  func updateSmartStack() {
    guard companions[.watch] != nil || !companions.smartStack.isEmpty else { return }
    let now = clock.now
    let widgets = companions[.watch] == nil ? [] : relevantWidgets
    for kind in companions.smartStack.questions(about: widgets.map(\.id), at: now) {
      askForRelevance(of: kind)
    }
    guard let old = companions.smartStack.update(smartStackInput(widgets), at: now) else { return }
    do {
      let removed = companions.smartStack.plan.outdated
      try placeSuggestions()
      for id in removed { recordRelevance(id, .changed, SmartStackSentences.outdated) }
      _ = companions.smartStack.update(smartStackInput(widgets), at: now)
    } catch {
      notice("\(error)")
    }
    let sentences = SmartStackSentences(now: now, timeZone: timeZone)
    for (id, outcome, reason) in sentences.changes(from: old, to: companions.smartStack.plan) {
      recordRelevance(id, outcome, reason)
    }
    for placement in arrangement.smartStack { pending.touch(placement.id) }
  }

  /// Marks the relevance of a kind as outdated: `WidgetCenter.invalidateRelevance(ofKind:)`.
  func invalidateRelevance(of kind: WidgetKind) {
    if !companions.smartStack.invalidate(kind) {
      record(
        LedgerRow(
          date: clock.now, placement: .nothing, outcome: .coalesced, cause: .widgetCenter,
          reason: SmartStackSentences.unused(kind.kind), budgetLeft: 0))
    }
    flush()
  }

  /// The widgets whose relevance counts: those that only a Smart Stack shows, and those that the
  /// user has put into it.
  private var relevantWidgets: [SmartStackInput.Kind] {
    let placed = Set(arrangement.smartStack.map(\.widgetKind))
    return installedExtensions.flatMap { app in
      app.contents.widgets.compactMap { widget in
        let id = WidgetKind(extension: app.id, kind: widget.kind)
        let isSuggested =
          widget.isRelevanceConfiguration
          && widget.supportedFamilies.contains(.accessoryRectangular)
        guard isSuggested || placed.contains(id) else { return nil }
        return SmartStackInput.Kind(
          id, isRelevanceConfiguration: widget.isRelevanceConfiguration,
          associatedKind: widget.associatedKind,
          defaults: Dictionary(
            widget.configuration.parameters.map { ($0.name, $0.defaultValue) },
            uniquingKeysWith: { first, _ in first }))
      }
    }
  }

  private var circumstances: RelevanceCircumstances {
    RelevanceCircumstances(
      position: DevicePosition.position(device.location),
      located: Set(device.locationAccess.decisions.filter { $0.value == .allow }.keys))
  }

  private func smartStackInput(_ widgets: [SmartStackInput.Kind]) -> SmartStackInput {
    SmartStackInput(
      kinds: widgets.map { widget in
        var widget = widget
        widget.attributes = companions.smartStack.attributes(of: widget.id)
        return widget
      },
      placements: arrangement.smartStack, circumstances: circumstances, timeZone: timeZone)
  }

  /// Adds and removes the suggestions of the plan. Throws `HostError`, without any change.
  private func placeSuggestions() throws {
    var next = arrangement
    var number = numbers[.placement] ?? 0
    for id in companions.smartStack.plan.outdated { try next.remove(.placement(id)) }
    for item in companions.smartStack.plan.items where item.placement == nil {
      guard let suggestion = item.suggestion else { continue }
      number += 1
      try next.add(suggestion, as: "p\(number)")
    }
    guard next != arrangement else { return }
    try rearrange(to: next, with: [.counter(.placement, number)])
    numbers[.placement] = number
  }

  // MARK: Asking

  private func askForRelevance(of kind: WidgetKind) {
    guard let app = installed[kind.extension] else { return }
    beginWork()
    Task {
      let result: Result<[RelevanceAttribute], FetchFailure>
      do {
        result = .success(
          try await extensions.relevance(
            kind: kind.kind, of: app, clock: clock.extensionClock, device: device))
      } catch {
        result = .failure(FetchFailure(error))
      }
      await refreshExtensionStates()
      endWork()
      guard isStarted else { return }
      // A new build is asked again.
      if installed[kind.extension] == app { adopt(result, of: kind) }
      flush()
    }
  }

  private func adopt(_ result: Result<[RelevanceAttribute], FetchFailure>, of kind: WidgetKind) {
    let now = clock.now
    let sentences = SmartStackSentences(now: now, timeZone: timeZone)
    let placements = arrangement.smartStack.filter { $0.widgetKind == kind }
    let row: (outcome: LedgerRow.Outcome, reason: String)
    switch result {
    case .success(let attributes):
      let isFirst = companions.smartStack.attributes(of: kind) == nil
      let tomorrow = LocalTime(timeZone: timeZone).next(secondOfDay: 0, after: now)
      companions.smartStack.answer(kind, attributes, next: tomorrow)
      row = (.changed, sentences.answered(attributes, of: kind, circumstances))
      // An entry belongs to an answer.
      for placement in placements where placement.isSuggestion && !isFirst {
        engine.handle(.reconfigured(placement, .relevance), at: now)
      }
    case .failure(let failure):
      let next = max(failure.heldBackUntil ?? now + Self.retry, now + 1)
      companions.smartStack.fail(kind, next: next)
      row = (.failed, sentences.failed(failure.message, of: kind, next: next))
    }
    for id in placements.isEmpty ? [""] : placements.map(\.id) {
      recordRelevance(id, row.outcome, row.reason)
    }
  }

  private func recordRelevance(
    _ id: PlacementID, _ outcome: LedgerRow.Outcome, _ reason: String
  ) {
    record(
      LedgerRow(
        date: clock.now, placement: .placement(id), outcome: outcome, cause: .relevance,
        reason: reason,
        budgetLeft: engine.schedule(of: id)?.budgetLeft ?? 0))
  }
}
