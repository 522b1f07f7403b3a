import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

/// Simulates live activities: performs a scenario's steps and the engine's scheduled work on a
/// virtual clock.
///
/// Activities do not affect the widgets' budgets, so they are simulated in a separate run.
struct SimulatedActivities {
  private let plan: SimulationPlan
  private let extensions: any ExtensionService
  private let describe: @Sendable (Data, Date) -> String
  private var engine: ActivityEngine
  /// The activities by their names in the scenario.
  private var ids: [String: ActivityID] = [:]
  private var apps: [ExtensionID: InstalledExtension] = [:]
  private var histories: [ActivityHistory] = []
  private var texts: [ActivityID: String] = [:]
  private var rows: [LedgerRow] = []

  init(
    _ plan: SimulationPlan, extensions: any ExtensionService,
    describe: @escaping @Sendable (Data, Date) -> String
  ) {
    self.plan = plan
    self.extensions = extensions
    self.describe = describe
    engine = ActivityEngine(
      settings: plan.settings.activities, failures: plan.settings.failures,
      timeZone: plan.timeZone, now: plan.start)
  }

  /// Throws `CancellationError` if the task is cancelled.
  mutating func run() async throws -> (histories: [ActivityHistory], rows: [LedgerRow]) {
    // Steps with the same date keep their order.
    var steps = plan.scenario.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }.map(\.element)[...]
    while let now = [engine.nextWake, steps.first?.date].compactMap({ $0 }).min(), now < plan.end {
      engine.advance(to: now)
      while let step = steps.first, step.date <= now {
        perform(step, at: now)
        steps.removeFirst()
      }
      try await carryOut(at: now)
      observe(at: now)
    }
    for index in histories.indices where histories[index].dismissed == nil {
      close(index, at: plan.end)
    }
    return (histories, rows)
  }

  // MARK: Steps

  private mutating func perform(_ step: ScenarioStep, at now: Date) {
    do throws(ActivityRefusal) {
      switch step.action {
      case .start(let app, let start):
        let decision = try engine.decision(
          on: start, of: app.id, name: app.name, id: nextID, by: .app, at: now)
        begin(decision, step, app, at: now)
      case .schedule(let app, let request):
        let decision = try engine.decision(
          on: request, of: app.id, name: app.name, id: nextID, at: now)
        begin(decision, step, app, at: now)
      case .press(let button): try press(button, of: id(step), at: now)
      case .update(let update):
        engine.apply(try engine.decision(on: update, of: id(step), by: .app, at: now), at: now)
      case .end(let end):
        engine.apply(try engine.decision(on: end, of: id(step), by: .app, at: now), at: now)
      case .dismiss:
        engine.apply(try engine.decision(onSwipeOf: id(step), at: now), at: now)
      }
    } catch {
      rows.append(
        LedgerRow(
          date: now, placement: .activity(id(step)), outcome: .refused, cause: step.action.cause,
          reason: error.message, budgetLeft: 0))
    }
  }

  private var nextID: ActivityID { ActivityID("a\(histories.count + 1)") }

  private mutating func begin(
    _ decision: ActivityDecision, _ step: ScenarioStep, _ app: InstalledExtension, at now: Date
  ) {
    let activity = decision.activity
    apps[app.id] = app
    ids[step.name] = activity.id
    histories.append(
      ActivityHistory(
        id: activity.id, name: step.name, extension: app.id,
        attributesType: activity.attributesType, shown: []))
    engine.apply(decision, at: now)
  }

  /// Presses a button without the intent of the app, which a scenario cannot name.
  private mutating func press(
    _ button: AlarmButtonName, of id: ActivityID, at now: Date
  ) throws(ActivityRefusal) {
    guard let activity = engine.activities[id]?.stored else { throw ActivitySentences.unknown(id) }
    guard let alarm = activity.alarm, let change = alarm.change(by: button) else {
      throw AlarmSentences.noButton(button, id)
    }
    engine.apply(try engine.decision(on: change, of: id, by: .person, at: now), at: now)
  }

  /// The activity of a step. If its start was refused, the step's name, which is unknown to the
  /// engine.
  private func id(_ step: ScenarioStep) -> ActivityID { ids[step.name] ?? ActivityID(step.name) }

  // MARK: Actions

  /// Throws only `CancellationError`.
  private mutating func carryOut(at now: Date) async throws {
    var actions = engine.takeActions()
    while !actions.isEmpty {
      for action in actions {
        switch action {
        case .fetch(let fetch): try await answer(fetch, at: now)
        case .record(let row): rows.append(row)
        case .changed, .news, .alarms, .store, .removed, .settled: break
        }
      }
      actions = engine.takeActions()
    }
  }

  private mutating func answer(_ fetch: ActivityFetch, at now: Date) async throws {
    guard let activity = engine.activities[fetch.id]?.stored, let app = apps[activity.extension]
    else { return }
    // Only the Lock Screen's presentation: the others usually show parts of its text.
    let forms = Array(plan.device.activityForms.prefix(1))
    let request = ActivityRequest(
      id: activity.id.rawValue, attributesType: activity.attributesType,
      attributes: activity.attributes,
      state: fetch.content.state, isStale: fetch.isStale, forms: forms)
    do {
      let reply = try await extensions.activity(
        request, of: app, clock: .frozen(now), device: plan.device)
      let pictures = try ActivityPictures(reply, forms: forms, at: now)
      texts[fetch.id] = pictures.faces.first.map { describe($0, now) } ?? ""
      engine.presented(token: fetch.token, at: now)
    } catch let error as CancellationError {
      throw error
    } catch {
      engine.failed(token: fetch.token, ActivityFailure(error), at: now)
    }
  }

  // MARK: Observing

  private mutating func observe(at now: Date) {
    for index in histories.indices where histories[index].dismissed == nil {
      let id = histories[index].id
      guard let activity = engine.activities[id]?.stored else {
        close(index, at: now)
        histories[index].dismissed = now
        continue
      }
      let shown = ActivityHistory.Shown(
        from: now, to: now, state: activity.state, island: engine.islandPlace(of: id),
        text: activity.isVisible ? texts[id] ?? "" : "")
      if let last = histories[index].shown.last, last.state == shown.state,
        last.island == shown.island, last.text == shown.text
      {
        continue
      }
      close(index, at: now)
      histories[index].shown.append(shown)
    }
  }

  /// Ends the last shown content. Removes it if it was replaced at once, because nobody could see
  /// it.
  private mutating func close(_ index: Int, at now: Date) {
    guard let last = histories[index].shown.indices.last else { return }
    histories[index].shown[last].to = now
    if histories[index].shown[last].from == now { histories[index].shown.removeLast() }
  }
}

extension ScenarioStep.Action {
  fileprivate var cause: LedgerRow.Cause {
    switch self {
    case .start, .update, .end, .schedule: .app
    case .dismiss, .press: .person
    }
  }
}
