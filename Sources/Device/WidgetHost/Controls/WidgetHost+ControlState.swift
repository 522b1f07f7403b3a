import DeviceEngine
import DeviceStore
import Foundation
import Hexadecimal
import HostLink
import StringTables

// The state of controls that surfaces read.
extension WidgetHost {
  /// A control and what the screen shows for it. Throws `HostError.unknownControl`.
  public func controlState(_ id: ControlID) throws(HostError) -> ControlState {
    guard let record = controlEngine.records[id] else { throw .unknownControl(id) }
    let control = record.control
    let app = installed[control.extension]
    let description = app?.control(ofKind: control.kind)
    let name = description?.displayName ?? app.map(name(of:)) ?? control.kind
    let phrases = ControlPhrases(locale: device.locale)
    var state = ControlState(
      control: control, cell: controls.cells[id], title: name,
      app: app.map(name(of:)) ?? control.extension.rawValue, hint: phrases.press(name),
      isPending: record.isPending, isLoaded: record.template != nil,
      failure: misfit(control) ?? record.failure, issues: record.issues,
      isConfigurable: description.map { !$0.configuration.parameters.isEmpty } ?? false,
      unsetParameters: unsetParameters(of: control),
      pushToken: controls.pushTokens[id]?.hexadecimal, version: record.version)
    guard let template = record.template else {
      if let preview = controls.previews[id]?.template { state.show(preview) }
      return state
    }
    let hides = privacy(of: record)
    let isOn = hides.state ? false : record.isOn
    let index = hides.state ? 0 : record.stateIndex
    let texts = ControlTexts(template, isOn: isOn, locale: device.locale)
    state.role = template.role
    state.isEnabled = template.isEnabled
    state.isOn = isOn
    state.isPrivate = hides.texts
    state.tint = template.tint
    state.symbolEffects = template.states[index].symbolEffects
    if hides.state { state.isPending = false }
    if hides.texts { return state }
    state.title = texts.title.isEmpty ? name : texts.title
    state.value = template.role == .button ? template.states[index].value : texts.value
    state.hint = texts.hint
    state.status = record.status
    state.statusCount = record.statusCount
    return state
  }

  /// The face to draw for a control. Each call reads it from the store. Throws
  /// `HostError.unknownControl`, `.controlNotLoaded`, `.storeFailed`.
  public func shownControl(_ id: ControlID) throws -> ShownControl {
    guard let record = controlEngine.records[id] else { throw HostError.unknownControl(id) }
    let hides = privacy(of: record)
    let hidden = hides.state ? record.template?.hiddenState : nil
    if record.template == nil, let preview = controls.previews[id] {
      return ShownControl(
        face: preview.face, instant: clock.now, version: record.version, size: preview.size,
        place: record.control.place)
    }
    guard controls.drawn.contains(id),
      let face = try store.face(of: id, state: hidden ?? record.stateIndex)
    else { throw HostError.controlNotLoaded(id, reason: record.failure) }
    return ShownControl(
      face: face, instant: clock.now, version: record.version, size: record.form.displaySize,
      place: record.control.place, isRedacted: hides.texts)
  }

  /// The parts of a control that the locked device hides.
  private func privacy(of record: ControlRecord) -> (state: Bool, texts: Bool) {
    let settings = settings(of: record.control)
    guard settings.isLocked, settings.redactsWhenLocked, let template = record.template else {
      return (false, false)
    }
    return (
      template.isPrivacySensitive,
      template.isPrivacySensitive || template.states[record.stateIndex].isPrivacySensitive
    )
  }

  /// Advances the versions of the controls whose pictures change when the device is locked or
  /// unlocked.
  func advancePrivateControlVersions() {
    for (id, record) in controlEngine.records {
      guard let template = record.template,
        template.isPrivacySensitive || template.states.contains(where: \.isPrivacySensitive)
      else { continue }
      controlEngine.update(id) { $0.version += 1 }
    }
  }
}

extension ControlState {
  /// Shows the preview value in place of the first value. The value itself is not known.
  fileprivate mutating func show(_ preview: ControlTemplateDescription) {
    role = preview.role
    isOn = preview.isOn
    tint = preview.tint
    if let title = preview.states.first?.title, !title.isEmpty { self.title = title }
  }
}

/// The face that a surface draws for a control or for a preview in the gallery.
public struct ShownControl: Equatable, Sendable {
  /// The encoded `ViewArchive`s and the symbol's frame.
  public var face: StoredFace
  /// The device's time when the face was read.
  public var instant: Date
  /// `ControlState.version`; 0 for previews.
  public var version: Int
  /// In points.
  public var size: LinkSize
  public var place: ControlPlace
  /// True if privacy-sensitive parts must be hidden (`DrawingOptions.isRedacted`).
  public var isRedacted: Bool

  public init(
    face: StoredFace, instant: Date, version: Int, size: LinkSize, place: ControlPlace,
    isRedacted: Bool = false
  ) {
    self.face = face
    self.instant = instant
    self.version = version
    self.size = size
    self.place = place
    self.isRedacted = isRedacted
  }
}
