import DeviceEngine
import HostLink
import WidgetHost

extension ServedDevice {
  /// Places widgets on each companion that is connected from now on, unless it has some.
  static func arrangeCompanions(of host: WidgetHost) async -> Task<Void, Never> {
    let changes = host.changes()
    let connected = Set(await host.companionStates.map(\.role))
    return Task {
      var known = connected
      for await case .companions(let states) in changes {
        let roles = Set(states.map(\.role))
        for role in roles.subtracting(known) { await arrange(role, of: host) }
        known = roles
      }
    }
  }

  /// Skips widgets that do not fit.
  private static func arrange(_ role: DeviceRole, of host: WidgetHost) async {
    let placed = await host.state().placements
    if placed.contains(where: { $0.placement.role == role && !$0.placement.isSuggestion }) {
      return
    }
    for step in DefaultArrangement.steps(await host.gallery(), on: role) {
      _ = try? await host.place(
        extension: step.extension, kind: step.kind, family: step.family, place: step.place)
    }
  }
}
