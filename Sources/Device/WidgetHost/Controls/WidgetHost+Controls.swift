import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Adding, moving, configuring, removing and reloading controls.
extension WidgetHost {
  /// Adds a control. If parameters have no value, asks the extension whether its code provides
  /// their defaults, so that the result names those that the user must choose.
  ///
  /// - Parameters:
  ///   - place: nil selects the end of the device's Control Center, in its usual size.
  ///   - role: nil is the device of the place, or else the first one that runs the extension. A
  ///     control on a companion connects it.
  ///   - configuration: Values by parameter name. Missing parameters get their defaults.
  /// - Throws: `HostError.unknownExtension`, `.unknownControlKind`, `.badPlace`,
  ///   `.unknownParameter`, `.badValue`, `.tooManyControls`, `.storeFailed`.
  @discardableResult
  public func addControl(
    extension id: ExtensionID, kind: String, place: ControlPlace? = nil,
    on role: DeviceRole? = nil, configuration: [String: ConfigurationValue] = [:]
  ) async throws -> ControlState {
    let (app, description) = try control(kind, of: id)
    let place = try place ?? (role ?? app.standardRole ?? .main).controlCenter()
    let role = try DeviceRole.showing(place.surface, named: role)
    try app.checkRuns(on: role)
    let values = try ConfigurationCheck(kind: kind, description.configuration.parameters)
      .checked(configuration)
    guard controls.arrangement.controls.count < settings.controls.maxControls else {
      throw HostError.tooManyControls(limit: settings.controls.maxControls)
    }
    let number = numbers.next(.control)
    let control = Control(
      id: "c\(number)", extension: id, kind: kind, configuration: values, place: place, on: role)
    try settings(of: role).check(place)
    var next = controls.arrangement
    try next.add(control)
    try connect(role)
    let token = description.hasPushHandler ? pushTokens.make(control.id.rawValue) : nil
    try rearrange(
      to: next, tokens: token.map { [control.id: $0] } ?? [:],
      with: [.counter(.control, number)])
    numbers[.control] = number
    if token != nil { sendPushTokens(of: .controls, to: id) }
    flush()
    await readUnsetParameters(of: control, description)
    return try controlState(control.id)
  }

  /// Moves a control. In Control Center the others make room. A new size or surface requests faces
  /// of that form. Throws `HostError.unknownControl`, `.badPlace`, `.storeFailed`.
  ///
  /// - Parameter role: The device; nil is the present one if it has the place, or else that of the
  ///   place.
  @discardableResult
  public func moveControl(
    _ id: ControlID, to place: ControlPlace, on role: DeviceRole? = nil
  ) async throws -> ControlState {
    var next = controls.arrangement
    try next.move(id, to: place, on: role)
    let moved = try next.control(id)
    let device = moved.role
    try installed[moved.extension]?.checkRuns(on: device)
    try settings(of: device).check(place)
    try connect(device)
    try rearrange(to: next)
    flush()
    return try controlState(id)
  }

  /// Removes a control. Throws `HostError.unknownControl`, `.storeFailed`.
  public func removeControl(_ id: ControlID) async throws {
    let control = try controls.arrangement.control(id)
    var next = controls.arrangement
    try next.remove(id)
    let hadToken = controls.pushTokens[id] != nil
    try rearrange(to: next, with: [.removeControl(id)])
    controls.forget(id)
    controlEngine.remove(id, at: clock.now)
    pending.changes.append(.controlRemoved(id))
    if hadToken { sendPushTokens(of: .controls, to: control.extension) }
    flush()
  }

  /// Sets parameters. Parameters that are not named keep their values; `.none` unsets one. Throws
  /// `HostError.unknownControl`, `.unknownExtension`, `.unknownControlKind`, `.unknownParameter`,
  /// `.badValue`, `.storeFailed`.
  @discardableResult
  public func configureControl(
    _ id: ControlID, _ configuration: [String: ConfigurationValue]
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
    if controls.pushTokens[id] != nil { sendPushTokens(of: .controls, to: old.extension) }
    flush()
    return try controlState(id)
  }

  /// Stores a new arrangement, then adopts it and updates the engine. Throws
  /// `HostError.storeFailed`, without any change.
  private func rearrange(
    to next: ControlArrangement, tokens: [ControlID: Data] = [:],
    with more: [StoreChange] = []
  ) throws {
    let changed = next.changes(since: controls.arrangement)
    let allTokens = controls.pushTokens.merging(tokens) { $1 }
    try store.apply(
      more + changed.map { .putControl(StoredControl($0, pushToken: allTokens[$0.id])) },
      durability: .acknowledged)
    let old = controls.arrangement
    controls.arrangement = next
    controls.pushTokens = allTokens
    let now = clock.now
    for control in changed {
      let form = form(of: control)
      if let before = try? old.control(control.id) {
        let isConfigured = before.configuration != control.configuration
        controlEngine.handle(
          .changed(control, form, isConfigured ? .configured : .placed), at: now)
      } else {
        controlEngine.add(control, form: form, at: now)
      }
      pending.touch(control: control.id)
    }
    updateCells()
  }

  /// Updates the cells of the controls in Control Center, and touches those that move.
  func updateCells() {
    let oldCells = controls.cells
    controls.cells = cells
    for control in controls.arrangement.controls
    where controls.cells[control.id] != oldCells[control.id] {
      pending.touch(control: control.id)
    }
  }

  private var cells: [ControlID: ControlCell] {
    [DeviceRole.main, .pad].reduce(into: [:]) { cells, role in
      let own = controls.arrangement.cells(in: settings(of: role).controlGrid, of: role)
      cells.merge(own) { $1 }
    }
  }

  /// Throws `HostError.unknownExtension`, `HostError.unknownControlKind`.
  func control(
    _ kind: String, of id: ExtensionID
  ) throws(HostError) -> (InstalledExtension, ControlDescription) {
    let app = try app(id)
    guard let control = app.control(ofKind: kind) else {
      throw .unknownControlKind(kind, extension: id, known: app.contents.controls.map(\.kind))
    }
    return (app, control)
  }

  // MARK: Restoring and updating

  func restoreControls(_ stored: StoredState, at now: Date) {
    controls = HostedControls()
    controls.arrangement = ControlArrangement(stored.controls.map(\.control))
    controls.cells = cells
    controls.drawn = Set(stored.controlValues.keys)
    controlEngine = ControlEngine(
      settings: settings.controls, failures: settings.failures, timeZone: timeZone,
      versionBase: numbers.versionBase)
    for control in stored.controls { controls.pushTokens[control.id] = control.pushToken }
    for control in controls.arrangement.controls {
      let value = stored.controlValues[control.id]
      controlEngine.add(
        control, form: form(of: control), at: now,
        restoring: value.map { ($0.template, $0.issues) })
    }
  }

  /// Handles an extension that was installed, replaced or removed. Throws `HostError.storeFailed`.
  func extensionChanged(_ id: ExtensionID, at now: Date) throws {
    for control in controls.arrangement.controls where control.extension == id {
      controlEngine.handle(.changed(control, form(of: control), .installed), at: now)
      pending.touch(control: control.id)
    }
    try issuePushTokens(id)
  }

  /// Handles a change of the views' environment.
  func controlEnvironmentChanged(_ cause: LedgerRow.Cause, at now: Date) {
    updateCells()
    for control in controls.arrangement.controls where control.role == .main {
      controlEngine.handle(.changed(control, form(of: control), cause), at: now)
    }
  }

  /// Handles a change of a companion's settings, or its connection.
  ///
  /// - Parameter cause: nil if the views' environment has not changed.
  func controlsChanged(on role: DeviceRole, _ cause: LedgerRow.Cause?, at now: Date) {
    if role == .pad { updateCells() }
    for control in controls.arrangement.controls where control.role == role {
      // The picture changes, too, if the companion is locked or connected.
      controlEngine.update(control.id) { $0.version += 1 }
      let form = form(of: control)
      // The color scheme is a part of the menu bar's form.
      let isOther =
        absence(of: role) == nil && controlEngine.records[control.id]?.form != form
      if let cause = cause ?? (isOther ? .environment : nil) {
        controlEngine.handle(.changed(control, form, cause), at: now)
      }
    }
  }

  /// The settings of the device that shows a control.
  func settings(of control: Control) -> DeviceSettings { settings(of: control.role) }

  private func form(of control: Control) -> ControlForm {
    settings(of: control).controlForm(of: control)
  }

  /// Reloads a control for the user. All reloads of controls are free. Throws
  /// `HostError.unknownControl`.
  public func reloadControl(_ id: ControlID) async throws {
    _ = try controls.arrangement.control(id)
    controlEngine.handle(.reloadOne(id, .person), at: clock.now)
    flush()
  }

  /// Reloads all controls of an extension, or of one kind. Throws `HostError.unknownExtension`,
  /// `.unknownControlKind`.
  ///
  /// - Parameter cause: The cause recorded in the ledger.
  public func reloadControls(
    extension id: ExtensionID, kind: String? = nil, by cause: LedgerRow.Cause = .person
  ) async throws {
    _ = try app(id)
    if let kind { _ = try control(kind, of: id) }
    controlEngine.handle(.reloadRequested(id, kind: kind, cause), at: clock.now)
    flush()
  }
}

extension DeviceRole {
  /// The end of the device's Control Center. Throws `HostError.badPlace` if it has none.
  fileprivate func controlCenter() throws(HostError) -> ControlPlace {
    guard let place = surfaces.first(where: \.isControlCenter).flatMap(ControlPlace.end) else {
      throw .badPlace(reason: "a \(rawValue) shows no controls; choose main, pad, watch or mac")
    }
    return place
  }
}
