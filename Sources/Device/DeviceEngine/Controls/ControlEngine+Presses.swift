import Foundation
import HostLink

// Presses on controls, and their results.
extension ControlEngine {
  /// Presses a control, or with `isOn` requests a state of a toggle. A toggle shows the requested
  /// state at once. Actions of one control run concurrently: a new sound replaces the one that
  /// plays.
  ///
  /// - Parameter hasCapture: Whether the extension has a camera, which a locked device opens, too.
  ///
  /// Throws `HostError.unknownControl`, `.controlNotLoaded`, `.controlDisabled`, `.notAToggle`,
  /// `.tooManyPresses`.
  package mutating func press(
    _ id: ControlID, isOn requested: Bool? = nil, isLocked: Bool, hasCapture: Bool = false,
    at now: Date
  ) throws(HostError) -> ControlPress {
    guard let record = records[id] else { throw .unknownControl(id) }
    guard let template = record.template else {
      throw .controlNotLoaded(id, reason: record.failure)
    }
    if requested != nil, template.role != .toggle { throw .notAToggle(id, title: record.title) }
    guard template.isEnabled else { throw .controlDisabled(id, title: record.title) }
    let newValue = template.role == .toggle ? requested ?? !record.isOn : nil
    if let newValue, requested != nil, newValue == record.isOn { return .nothing }
    let opensApp = template.opensApp && !(template.opensCamera == true && hasCapture)
    if isLocked, template.authentication != .alwaysAllowed || opensApp { return .needsUnlock }
    guard record.running.count < settings.runningActions else {
      throw .tooManyPresses(id, limit: settings.runningActions)
    }
    let number = nextPress()
    update(id) { record in
      record.actionFailure = nil
      record.unmetRequest = nil
      record.status = nil
      record.awaitsStatus = false
      record.running.append(.init(number: number, isOn: newValue))
      if let newValue { record.requestedState = newValue }
      record.version += 1
    }
    note(id, .changed, .intent, ControlSentences.pressed(newValue), at: now)
    return .perform(
      PerformRequest(
        action: template.action, newValue: newValue, playsAudio: template.playsAudio),
      number: number)
  }

  mutating func performed(
    _ id: ControlID, number: Int, error: String?, at now: Date
  ) {
    guard let record = records[id], record.running.contains(where: { $0.number == number }) else {
      return
    }
    update(id) { record in
      record.running.removeAll { $0.number == number }
      record.awaitsValue = true
      record.version += 1
      guard let error else {
        record.awaitsStatus = true
        return
      }
      record.actionFailure = error
      // Falls back to the state requested by the newest running action, or to the last value.
      if !record.running.contains(where: { $0.isOn == record.requestedState }) {
        record.requestedState = record.running.last { $0.isOn != nil }?.isOn
      }
    }
    if let error { note(id, .failed, .intent, ControlSentences.actionFailed(error), at: now) }
    // Identical controls on other surfaces are updated, too.
    let key = ControlFetchKey(record.control)
    let identical = records.values.map(\.control).filter { ControlFetchKey($0) == key }.map(\.id)
    for id in identical.sorted(by: Self.isEarlier) {
      request(id, .intent, isUrgent: true, at: now)
    }
  }
}

extension ControlRecord {
  /// The control's name in messages.
  package var title: String {
    guard let template else { return control.kind }
    return template.state(isOn: isOn, isRunning: !running.isEmpty).title
  }
}
