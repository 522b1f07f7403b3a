import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import Synchronization

/// Simulates days of a device within seconds. The host's engines run on a virtual clock, with the
/// real extension processes, whose `Date()` is the virtual date of each request.
///
/// ```swift
/// let report = try await Simulation(plan, extensions: pool) { archive, now in … }.run()
/// ```
/// - Replies take no time on the virtual clock.
/// - Two runs of a plan produce the same report if the extensions reply the same to the same
///   requests.
/// - A reload that an extension requests by `WidgetCenter` takes effect when the request during
///   which it was sent is answered.
public struct Simulation: Sendable {
  public let plan: SimulationPlan
  private let extensions: any ExtensionService
  private let describe: @Sendable (Data, Date) -> String

  /// - Parameter describe: Returns an archive's text at a date.
  public init(
    _ plan: SimulationPlan, extensions: any ExtensionService,
    describe: @escaping @Sendable (Data, Date) -> String
  ) {
    self.plan = plan
    self.extensions = extensions
    self.describe = describe
  }

  /// Throws `CancellationError` if the task is cancelled.
  public func run() async throws -> SimulationReport {
    let inbox = ReloadInbox()
    await extensions.listen(inbox.listener(configurations: placedConfigurations))
    var device = VirtualDevice(
      WidgetEngine(
        settings: plan.settings, now: plan.start, seed: plan.seed, timeZone: plan.timeZone))
    var recorders: [PlacementID: PlacementRecorder] = [:]
    for widget in plan.widgets {
      recorders[widget.placement.id] = PlacementRecorder(widget.placement, describe: describe)
      device.engine.add(widget.placement, at: plan.start)
    }
    let widgets = Dictionary(plan.widgets.map { ($0.placement.id, $0) }) { first, _ in first }
    let ids = plan.widgets.map(\.placement.id)
    let views = plan.views.dates(from: plan.start, to: plan.end, timeZone: plan.timeZone)
    var ledger: [LedgerRow] = []
    try await device.run(
      upTo: plan.end, external: views.map { .init(date: $0, event: .viewed(ids)) },
      answer: { request in
        guard let widget = widgets[request.placement] else {
          preconditionFailure("the engine requested \(request.placement), which was not placed")
        }
        let event = try await send(request, widget, &recorders[request.placement])
        return .init(event, otherEvents: inbox.take())
      },
      observe: { action, now in
        switch action {
        case .show(let id, let content): recorders[id]?.show(content, at: now)
        case .record(var row):
          row.sequence = ledger.count + 1
          ledger.append(row)
          if case .placement(let id) = row.placement { recorders[id]?.record(row) }
        case .fetch, .rotate: break
        }
      })
    let histories = ids.compactMap { id in
      recorders[id].map { finished($0, device.engine.schedule(of: id), ledger) }
    }
    var activities = SimulatedActivities(plan, extensions: extensions, describe: describe)
    let activityRun = try await activities.run()
    return SimulationReport(
      start: plan.start, end: plan.end, seed: plan.seed, views: views.count,
      placements: histories, activities: activityRun.histories,
      ledger: Self.merged(ledger, activityRun.rows))
  }

  /// Merges the rows by date and renumbers them. At the same date, widgets come first.
  private static func merged(_ widgets: [LedgerRow], _ activities: [LedgerRow]) -> [LedgerRow] {
    guard !activities.isEmpty else { return widgets }
    let rows = (widgets + activities).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    return rows.enumerated().map { place, row in
      var row = row.element
      row.sequence = place + 1
      return row
    }
  }

  private func finished(
    _ recorder: PlacementRecorder, _ state: ScheduleState?, _ ledger: [LedgerRow]
  ) -> PlacementHistory {
    var recorder = recorder
    let rows = ledger.filter { $0.placement == .placement(recorder.history.placement.id) }
    let verdict = state?.verdict(rows: rows, now: plan.end, timeZone: plan.timeZone) ?? ""
    recorder.finish(at: plan.end, state: state, verdict: verdict)
    return recorder.history
  }

  /// Sends a request to the extension. Throws only `CancellationError`.
  private func send(
    _ request: VirtualDevice.FetchRequest, _ widget: SimulationPlan.Widget,
    _ recorder: inout PlacementRecorder?
  ) async throws -> WidgetEvent {
    let (id, token) = (request.placement, request.token)
    do {
      let reply = try await extensions.timeline(
        try plan.call(request.kind, of: widget.placement), of: widget.extension,
        clock: .frozen(request.now), device: plan.device)
      recorder?.answered(request.kind, reply)
      return .fetched(
        id, token: token, FetchedTimeline(entries: reply.entries, policy: reply.policy))
    } catch let error as CancellationError {
      throw error
    } catch let error as ExtensionServiceError {
      return .fetchFailed(
        id, token: token,
        FetchFailure(
          message: error.description, isRetryable: error.isRetryable,
          heldBackUntil: error.heldBackUntil))
    } catch {
      return .fetchFailed(id, token: token, FetchFailure(message: "\(error)"))
    }
  }

  /// The result of `WidgetCenter.currentConfigurations()` for each extension.
  private var placedConfigurations: [ExtensionID: [PlacedConfiguration]] {
    Dictionary(grouping: plan.widgets, by: \.extension.id).mapValues { widgets in
      widgets.map { PlacedConfiguration($0.placement) }
    }
  }
}

/// Collects the reloads that extensions request.
private final class ReloadInbox: Sendable {
  private let events = Mutex<[WidgetEvent]>([])

  func listener(
    configurations: [ExtensionID: [PlacedConfiguration]]
  ) -> ExtensionServiceListener {
    ExtensionServiceListener(
      reload: { id, request in
        self.events.withLock { $0.append(.reloadRequested(id, request, isFree: false)) }
      },
      answer: { id, _ in .configurations(configurations[id] ?? []) })
  }

  func take() -> [WidgetEvent] {
    events.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
