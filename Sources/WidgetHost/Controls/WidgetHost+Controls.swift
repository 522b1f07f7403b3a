import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// What a person does with controls, beside using them.
extension WidgetHost {
  /// Adds a control.
  ///
  /// - Parameters:
  ///   - place: nil is the end of Control Center, small.
  ///   - configuration: Values by parameters' names; none, or left out, is the default.
  /// - Throws: `HostError.unknownExtension`, `.unknownControlKind`, `.badPlace`,
  ///   `.unknownParameter`, `.badValue`, `.tooManyControls`, `.storeFailed`.
  @discardableResult
  public func addControl(
    extension id: ExtensionIdentifier, kind: String, place: ControlPlace? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> ControlState {
    let (_, description) = try control(kind, of: id)
    let values = try ConfigurationCheck(kind: kind, description.configuration.parameters)
      .checked(configuration)
    guard controls.arrangement.controls.count < settings.controls.most else {
      throw HostError.tooManyControls(limit: settings.controls.most)
    }
    let number = (counters[.control] ?? 0) + 1
    let control = Control(
      id: "c\(number)", extension: id, kind: kind, configuration: values,
      place: place ?? .controlCenter(position: .max, size: .small))
    try device.check(control.place)
    var next = controls.arrangement
    try next.add(control)
    let token = description.hasPushHandler ? pushTokens.make(control.id) : nil
    try rearrange(
      to: next, tokens: token.map { [control.id: $0] } ?? [:],
      with: [.counter(.control, number)])
    counters[.control] = number
    if token != nil { tellPushTokens(of: .controls, to: id) }
    flush()
    return try controlState(control.id)
  }

  /// Moves a control; in Control Center the others make room. Another size, or surface, asks for
  /// faces of that form. Throws `HostError.unknownControl`, `.badPlace`, `.storeFailed`.
  @discardableResult
  public func moveControl(
    _ id: ControlIdentifier, to place: ControlPlace
  ) async throws -> ControlState {
    try device.check(place)
    var next = controls.arrangement
    try next.move(id, to: place)
    try rearrange(to: next)
    flush()
    return try controlState(id)
  }

  /// Throws `HostError.unknownControl`, `.storeFailed`.
  public func removeControl(_ id: ControlIdentifier) async throws {
    let control = try controls.arrangement.control(id)
    var next = controls.arrangement
    try next.remove(id)
    let hadToken = controls.pushTokens[id] != nil
    try rearrange(to: next, with: [.removeControl(id)])
    controls.pushTokens[id] = nil
    controls.drawn.remove(id)
    controlEngine.remove(id, at: clock.now)
    pending.changes.append(.controlRemoved(id))
    if hadToken { tellPushTokens(of: .controls, to: control.extension) }
    flush()
  }

  /// Sets parameters; those that are not named stay, `.none` unsets one. Throws
  /// `HostError.unknownControl`, `.unknownExtension`, `.unknownControlKind`, `.unknownParameter`,
  /// `.badValue`, `.storeFailed`.
  @discardableResult
  public func configureControl(
    _ id: ControlIdentifier, _ configuration: [String: ConfigurationValue]
  ) async throws -> ControlState {
    let old = try controls.arrangement.control(id)
    let (_, description) = try control(old.kind, of: old.extension)
    let parameters = description.configuration.parameters
    let known = Set(parameters.map(\.name))
    let values = try ConfigurationCheck(kind: old.kind, parameters)
      .checked(configuration, over: old.configuration.filter { known.contains($0.key) })
    guard values != old.configuration else { return try controlState(id) }
    var next = controls.arrangement
    try next.configure(id, values)
    try rearrange(to: next)
    if controls.pushTokens[id] != nil { tellPushTokens(of: .controls, to: old.extension) }
    flush()
    return try controlState(id)
  }

  /// Stores a new arrangement, then takes it over and tells the engine. Throws
  /// `HostError.storeFailed`; then nothing has changed.
  private func rearrange(
    to next: ControlArrangement, tokens: [ControlIdentifier: Data] = [:],
    with more: [StoreChange] = []
  ) throws {
    let changed = next.changes(since: controls.arrangement)
    let allTokens = controls.pushTokens.merging(tokens) { $1 }
    try store.apply(
      more + changed.map { .putControl(StoredControl($0, pushToken: allTokens[$0.id])) },
      durability: .acknowledged)
    let (old, oldCells) = (controls.arrangement, controls.cells)
    controls.arrangement = next
    controls.pushTokens = allTokens
    controls.cells = next.cells(in: device.controlGrid)
    let now = clock.now
    for control in changed {
      let form = device.controlForm(of: control)
      if let before = try? old.control(control.id) {
        let isConfigured = before.configuration != control.configuration
        controlEngine.handle(
          .changed(control, form, isConfigured ? .configured : .placed), at: now)
      } else {
        controlEngine.add(control, form: form, at: now)
      }
      pending.touch(control: control.id)
    }
    touchControls(whereNot: oldCells)
  }

  /// Those whose cells are others than before.
  private func touchControls(whereNot oldCells: [ControlIdentifier: ControlCell]) {
    for control in controls.arrangement.controls
    where controls.cells[control.id] != oldCells[control.id] {
      pending.touch(control: control.id)
    }
  }

  /// Throws `HostError.unknownExtension`, `HostError.unknownControlKind`.
  func control(
    _ kind: String, of id: ExtensionIdentifier
  ) throws(HostError) -> (InstalledExtension, ControlDescription) {
    let app = try app(id)
    guard let control = app.control(ofKind: kind) else {
      throw .unknownControlKind(kind, extension: id, known: app.contents.controls.map(\.kind))
    }
    return (app, control)
  }

  // MARK: Life

  func restoreControls(_ stored: StoredState, at now: Date) {
    controls = HostedControls()
    controls.arrangement = ControlArrangement(stored.controls.map(\.control))
    controls.cells = controls.arrangement.cells(in: device.controlGrid)
    controls.drawn = Set(stored.controlValues.keys)
    controlEngine = ControlEngine(
      settings: settings.controls, failures: settings.failures, timeZone: timeZone,
      versionBase: versionBase)
    for control in stored.controls { controls.pushTokens[control.id] = control.pushToken }
    for control in controls.arrangement.controls {
      let value = stored.controlValues[control.id]
      controlEngine.add(
        control, form: device.controlForm(of: control), at: now,
        restoring: value.map { ($0.template, $0.issues) })
    }
  }

  /// The extension is another, or gone, or here again.
  func extensionChanged(_ id: ExtensionIdentifier, at now: Date) throws {
    for control in controls.arrangement.controls where control.extension == id {
      controlEngine.handle(
        .changed(control, device.controlForm(of: control), .installed), at: now)
      pending.touch(control: control.id)
    }
    try givePushTokens(id)
  }

  /// What views are told is another.
  func controlEnvironmentChanged(_ cause: LedgerRow.Cause, at now: Date) {
    let oldCells = controls.cells
    controls.cells = controls.arrangement.cells(in: device.controlGrid)
    touchControls(whereNot: oldCells)
    for control in controls.arrangement.controls {
      controlEngine.handle(.changed(control, device.controlForm(of: control), cause), at: now)
    }
  }

  /// A person, free as all reloads of controls are. Throws `HostError.unknownControl`.
  public func reloadControl(_ id: ControlIdentifier) async throws {
    _ = try controls.arrangement.control(id)
    controlEngine.handle(.reloadOne(id, .person), at: clock.now)
    flush()
  }

  /// The same for all controls of an extension, or of one kind; `cause` says who asks. Throws
  /// `HostError.unknownExtension`, `.unknownControlKind`.
  public func reloadControls(
    extension id: ExtensionIdentifier, kind: String? = nil, by cause: LedgerRow.Cause = .person
  ) async throws {
    _ = try app(id)
    if let kind { _ = try control(kind, of: id) }
    controlEngine.handle(.reloadRequested(id, kind: kind, cause), at: clock.now)
    flush()
  }
}
