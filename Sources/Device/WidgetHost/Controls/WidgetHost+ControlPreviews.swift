import DeviceEngine
import Foundation
import HostLink

// What a control shows before its first value, and what the user must choose for it.
extension WidgetHost {
  /// Shows the preview values of controls that wait for their first value. Does nothing for a
  /// control whose value arrives earlier, or whose preview fails.
  func showPreviews(for fetch: ControlFetch) async {
    for member in fetch.members {
      guard let record = waitingRecord(of: member, in: fetch) else { continue }
      let control = record.control
      let preview = try? await controlPreview(
        extension: control.extension, kind: control.kind, surface: control.place.surface,
        on: control.role, size: control.place.size, configuration: control.configuration)
      guard let preview, waitingRecord(of: member, in: fetch) != nil else { continue }
      controls.previews[member.id] = preview
      controlEngine.update(member.id) { $0.version += 1 }
      flush()
    }
  }

  /// The record of a control that still waits for its first value from this request.
  private func waitingRecord(
    of member: ControlFetch.Member, in fetch: ControlFetch
  ) -> ControlRecord? {
    guard isStarted, !Task.isCancelled, let record = controlEngine.records[member.id],
      record.template == nil, record.fetch == fetch.token
    else { return nil }
    return record
  }

  /// Asks the extension which parameters of a new control have no value, unless all of them have
  /// one that is known here. If the extension does not answer, all others count.
  func readUnsetParameters(of control: Control, _ description: ControlDescription) async {
    let possible = description.configuration.parameters.filter {
      $0.defaultValue == .none && control.configuration[$0.name] == nil
    }.map(\.name)
    guard !possible.isEmpty, let app = installed[control.extension] else { return }
    let request = ControlRequest(
      kind: control.kind, configuration: control.configuration, isPreview: true)
    let reply = try? await extensions.control(
      request, of: app, clock: clock.extensionClock, device: device)
    guard controlEngine.records[control.id] != nil else { return }
    controls.unsetParameters[control.id] = reply?.unsetParameters ?? possible
    pending.touch(control: control.id)
    flush()
  }

  /// The names of a control's parameters that have neither a value nor a default.
  func unsetParameters(of control: Control) -> [String] {
    (controls.unsetParameters[control.id] ?? []).filter { control.configuration[$0] == nil }
  }
}
