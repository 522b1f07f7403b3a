import DeviceEngine
import Foundation
import WidgetHost

// A script sends its next command at once, where a user would see that a widget still loads.
extension DeviceService {
  /// Waits for the first timeline of a widget. Other items do not load.
  func load(_ id: PlacementID) async {
    await wait { [host] in
      guard let placed = try? await host.placementState(id) else { return true }
      return !placed.isLoading(at: await host.clockState().now)
    }
  }

  /// Waits for the first value of a control.
  func load(_ id: ControlID) async {
    await wait { [host] in
      (try? await host.controlState(id)).map { !$0.isLoading } ?? true
    }
  }

  /// Waits until the pictures of activities have arrived or failed and no widget loads or reloads,
  /// or for `patience`. Returns the state after that.
  package func settledState() async -> HostState {
    for activity in await host.activityStates() { _ = await host.pictures(of: activity.id) }
    await wait { [host] in await host.state().awaited.isEmpty }
    return await host.state()
  }

  /// Waits until a condition is met, or for `patience`. It is checked after each change.
  private func wait(until isMet: @escaping @Sendable () async -> Bool) async {
    let changes = host.changes()
    if await isMet() { return }
    let waiting = Task {
      for await _ in changes where await isMet() { return }
    }
    let limit = Task {
      try await Task.sleep(for: patience)
      waiting.cancel()
    }
    await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      waiting.cancel()
    }
    limit.cancel()
  }
}
