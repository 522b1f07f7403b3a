import Foundation
import HostLink

// What a person does with a control, and how that ends.
extension ControlEngine {
  /// A press, or with `isOn` a toggle that is to be so. A toggle shows its new state at once. Actions
  /// of one control do not wait for each other: a sound's player replaces the one before it.
  ///
  /// Throws `HostError.unknownControl`, `.controlNotLoaded`, `.controlDisabled`, `.noToggle`,
  /// `.tooManyPresses`.
  package mutating func press(
    _ id: ControlIdentifier, isOn wanted: Bool? = nil, isLocked: Bool, at now: Date
  ) throws(HostError) -> ControlPress {
    guard let record = records[id] else { throw .unknownControl(id) }
    guard let template = record.template else {
      throw .controlNotLoaded(id, reason: record.failure)
    }
    if wanted != nil, template.role != .toggle { throw .noToggle(id, title: record.title) }
    guard template.isEnabled else { throw .controlDisabled(id, title: record.title) }
    let newValue = template.role == .toggle ? wanted ?? !record.isOn : nil
    if let newValue, wanted != nil, newValue == record.isOn { return .nothing }
    if isLocked, template.authentication != .alwaysAllowed || template.opensApp {
      return .needsUnlock
    }
    guard record.running.count < settings.runningActions else {
      throw .tooManyPresses(id, limit: settings.runningActions)
    }
    let number = nextPress()
    update(id) { record in
      record.actionFailure = nil
      record.unfulfilled = nil
      record.change { record in
        record.running.append(.init(number: number, isOn: newValue))
        if let newValue { record.wish = newValue }
      }
    }
    note(id, .changed, .intent, ControlSentences.pressed(newValue), at: now)
    return .perform(
      PerformRequest(
        action: template.action, newValue: newValue, playsAudio: template.playsAudio),
      number: number)
  }

  mutating func performed(
    _ id: ControlIdentifier, number: Int, error: String?, at now: Date
  ) {
    guard let record = records[id], record.running.contains(where: { $0.number == number }) else {
      return
    }
    update(id) { record in
      record.change { record in
        record.running.removeAll { $0.number == number }
        record.awaitsTruth = true
        guard let error else { return }
        record.actionFailure = error
        // The newest action that may still come true; none: the last value.
        if !record.running.contains(where: { $0.isOn == record.wish }) {
          record.wish = record.running.last { $0.isOn != nil }?.isOn
        }
      }
    }
    if let error { note(id, .failed, .intent, ControlSentences.actionFailed(error), at: now) }
    // The same control on another surface shows the same.
    let key = ControlFetchKey(record.control)
    let equal = records.values.map(\.control).filter { ControlFetchKey($0) == key }.map(\.id)
    for id in equal.sorted(by: Self.isEarlier) {
      request(id, .intent, isUrgent: true, at: now)
    }
  }
}

extension ControlRecord {
  /// What messages call it.
  package var title: String {
    guard let template else { return control.kind }
    return template.state(isOn: isOn, isRunning: !running.isEmpty).title
  }
}
