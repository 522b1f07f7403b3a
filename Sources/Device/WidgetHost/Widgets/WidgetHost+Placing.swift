import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Adding, moving, stacking, configuring and removing placements.
extension WidgetHost {
  /// Adds a widget.
  ///
  /// - Parameters:
  ///   - place: nil selects the first free place on a surface that shows the family; on a watch,
  ///     the slots of the face in view come before those of the other one.
  ///   - role: The device; nil is that of the place, or else the first one that runs the
  ///     extension. Placing a widget on a companion connects it.
  ///   - configuration: Values by parameter name. Missing parameters get their defaults.
  ///   - recommendation: The title or the number, from 0, of one of the widget's recommendations,
  ///     in place of a configuration. A watch has no configuration form: there it is the first one
  ///     by default.
  /// - Throws: `HostError.unknownExtension`, `.unknownKind`, `.unsupportedFamily`, `.badPlace`,
  ///   `.unknownParameter`, `.badValue`, `.storeFailed`.
  @discardableResult
  public func place(
    extension id: ExtensionID, kind: String, family: WidgetFamilyName,
    place: WidgetPlace? = nil, on role: DeviceRole? = nil,
    configuration: [String: ConfigurationValue] = [:], recommendation: String? = nil
  ) async throws -> PlacementState {
    let (app, widget) = try widget(kind, of: id)
    let role = role ?? (place == nil ? app.standardRole : nil)
    let device = try arrangement.device(role, at: place)
    try app.checkRuns(on: device)
    let configuration = try await recommended(
      recommendation, or: configuration, of: kind, extension: id, on: device)
    guard !widget.isRelevanceConfiguration else {
      throw HostError.badPlace(
        reason: "\"\(kind)\" cannot be placed: the Smart Stack of a watch shows it while it is "
          + "relevant")
    }
    guard widget.supportedFamilies.contains(family) else {
      throw HostError.unsupportedFamily(family, kind: kind, supported: widget.supportedFamilies)
    }
    try checkDevice(device, shows: family)
    let values = try ConfigurationCheck(
      kind: kind, widget.configuration.parameters, family: family
    )
    .checked(configuration)
    let number = numbers.next(.placement)
    let placement = Placement(
      id: "p\(number)", extension: id, kind: kind, family: family, place: place ?? .lockInline,
      configuration: values)
    var next = arrangement
    try next.add(placement, at: place, on: role, preferring: settings(of: .watch).face)
    try connect(next.device(of: try next.placement(placement.id)))
    try rearrange(to: next, with: [.counter(.placement, number)])
    numbers[.placement] = number
    flush()
    return try placementState(placement.id)
  }

  /// Moves a placement or a whole stack. Widgets at the target make room. Throws
  /// `HostError.unknownPlacement`, `.unknownStack`, `.badPlace`, `.storeFailed`.
  ///
  /// - Parameter role: The device; nil is the present one if it has the place, or else that of the
  ///   place.
  /// - Returns: The placement's state, or that of the stack's top.
  @discardableResult
  public func move(
    _ id: ArrangedID, to place: WidgetPlace, on role: DeviceRole? = nil
  ) async throws -> PlacementState {
    var next = arrangement
    try next.move(id, to: place, on: role)
    let shown: PlacementID
    let members: [PlacementID]
    switch id {
    case .placement(let id): (shown, members) = (id, [id])
    case .stack(let id):
      let stack = try next.stack(id)
      (shown, members) = (stack.top, stack.members)
    }
    let device = next.device(of: try next.placement(shown))
    for member in members {
      try installed[next.placement(member).extension]?.checkRuns(on: device)
    }
    try connect(device)
    try rearrange(to: next)
    flush()
    return try placementState(shown)
  }

  /// Changes a widget's family in place; see `Arrangement.resize(_:to:)`. Throws
  /// `HostError.unknownPlacement`, `.unknownKind`, `.unsupportedFamily`, `.badPlace`,
  /// `.storeFailed`.
  @discardableResult
  public func resize(
    _ id: PlacementID, to family: WidgetFamilyName
  ) async throws -> PlacementState {
    let placement = try arrangement.placement(id)
    let (_, widget) = try widget(placement.kind, of: placement.extension)
    guard widget.supportedFamilies.contains(family) else {
      throw HostError.unsupportedFamily(
        family, kind: placement.kind, supported: widget.supportedFamilies)
    }
    try checkDevice(arrangement.device(of: placement), shows: family)
    guard family != placement.family else { return try placementState(id) }
    var next = arrangement
    try next.resize(id, to: family)
    try rearrange(to: next)
    hosted[id]?.advanceVersion(isNewArchive: true)
    engine.handle(.reconfigured(try arrangement.placement(id), .resized), at: clock.now)
    flush()
    return try placementState(id)
  }

  /// Drops a placement or a stack onto a placement or a stack of the same family. Throws
  /// `HostError.unknownPlacement`, `.badPlace`, `.storeFailed`.
  @discardableResult
  public func stack(_ id: ArrangedID, onto target: ArrangedID) async throws -> SmartStack {
    let number = numbers.next(.stack)
    var next = arrangement
    let stack = try next.stack(id, onto: target, newStack: "s\(number)")
    let isNew = stack.id == "s\(number)"
    try rearrange(to: next, with: isNew ? [.counter(.stack, number)] : [])
    if isNew { numbers[.stack] = number }
    // The user put it on top, so Smart Rotate leaves it there for a while.
    engine.handle(.rotatedByUser(stack.id, to: stack.top), at: clock.now)
    flush()
    return try arrangement.stack(stack.id)
  }

  /// Shows another member of a stack. Throws `HostError.unknownStack`, `.badPlace`, `.storeFailed`.
  @discardableResult
  public func rotate(
    _ id: StackID, to member: PlacementID
  ) async throws -> SmartStack {
    var next = arrangement
    try next.rotate(id, to: member)
    try rearrange(to: next)
    engine.handle(.rotatedByUser(id, to: member), at: clock.now)
    flush()
    return try arrangement.stack(id)
  }

  /// Sets whether the system rotates a stack. Throws `HostError.unknownStack`, `.storeFailed`.
  @discardableResult
  public func setSmartRotate(_ isOn: Bool, of id: StackID) async throws -> SmartStack {
    var next = arrangement
    try next.setSmartRotate(isOn, of: id)
    try rearrange(to: next)
    flush()
    return try arrangement.stack(id)
  }

  /// Removes a placement, or a stack with its members. Throws `HostError.unknownPlacement`,
  /// `.storeFailed`.
  public func remove(_ id: ArrangedID) async throws {
    try arrangement.checkIsPlacedByUser(id)
    var next = arrangement
    try next.remove(id)
    try rearrange(to: next)
    flush()
  }

  /// Sets parameters. Parameters that are not named keep their values; `.none` unsets one. Throws
  /// `HostError.unknownPlacement`, `.unknownKind`, `.unknownParameter`, `.badValue`,
  /// `.storeFailed`.
  @discardableResult
  public func configure(
    _ id: PlacementID, _ configuration: [String: ConfigurationValue]
  ) async throws -> PlacementState {
    let placement = try arrangement.placement(id)
    try arrangement.checkIsPlacedByUser(.placement(id))
    guard arrangement.surface(of: placement).role != .watch else {
      throw HostError.badPlace(
        reason: "\(id) is on the watch, which has no configuration form; remove it and place "
          + "another recommendation")
    }
    let (_, widget) = try widget(placement.kind, of: placement.extension)
    let check = ConfigurationCheck(
      kind: placement.kind, widget.configuration.parameters, family: placement.family)
    let known = Set(widget.configuration.parameters.map(\.name))
    // Drops parameters that the current version of the extension no longer has.
    let values = try check.checked(
      configuration, over: placement.configuration.filter { known.contains($0.key) })
    guard values != placement.configuration else { return try placementState(id) }
    var next = arrangement
    try next.configure(id, values)
    try rearrange(to: next)
    hosted[id]?.interaction.reconfigured()
    engine.handle(.reconfigured(try arrangement.placement(id), .configured), at: clock.now)
    flush()
    return try placementState(id)
  }

  /// Stores a new arrangement, then adopts it and updates the engine. Throws `HostError.badPlace`,
  /// `.storeFailed`, without any change.
  func rearrange(to next: Arrangement, with more: [StoreChange] = []) throws {
    let changes = next.changes(since: arrangement)
    for placement in changes.placements { try checkBackground(placement, in: next) }
    try store.apply(
      more + changes.removedStacks.map { .removeStack($0) }
        + changes.removedPlacements.map { .removePlacement($0) }
        + changes.placements.map { .putPlacement($0) } + changes.stacks.map { .putStack($0) },
      durability: .acknowledged)
    let old = arrangement
    arrangement = next
    let now = clock.now
    for id in changes.removedPlacements { forget(id, at: now) }
    for id in changes.removedStacks {
      engine.removeStack(id, at: now)
      pending.changes.append(.stackRemoved(id))
    }
    for placement in changes.placements { settle(placement, from: old, at: now) }
    for stack in changes.stacks {
      engine.setStack(stack, at: now)
      pending.changes.append(.stack(stack))
    }
    sendChangedWidgetTokens(since: old, changes)
  }

  private func checkDevice(
    _ role: DeviceRole, shows family: WidgetFamilyName
  ) throws(HostError) {
    if let reason = settings(of: role).absence(of: family) { throw .badPlace(reason: reason) }
  }

  private func checkBackground(
    _ placement: Placement, in next: Arrangement
  ) throws(HostError) {
    let surface = next.surface(of: placement)
    guard surface.requiresRemovableBackground else { return }
    let widget = installed[placement.extension]?.widget(ofKind: placement.kind)
    guard widget?.isContainerBackgroundRemovable ?? true else {
      throw .badPlace(
        reason:
          "\(surface.title) does not show \"\(placement.kind)\": its background is not removable")
    }
  }

  private func settle(_ placement: Placement, from old: Arrangement, at now: Date) {
    pending.touch(placement.id)
    guard let before = try? old.placement(placement.id) else {
      hosted[placement.id] = HostedPlacement(version: numbers.versionBase)
      engine.add(placement, at: now)
      return
    }
    // Surfaces show different appearances, and devices different sizes. The label of a complication
    // follows its corner.
    if old.surface(of: before) != arrangement.surface(of: placement)
      || old.device(of: before) != arrangement.device(of: placement)
      || before.place.corner != placement.place.corner
      || before.place.showsLabel != placement.place.showsLabel
    {
      engine.handle(.reconfigured(placement, .placed), at: now)
      hosted[placement.id]?.advanceVersion(isNewArchive: true)
    }
  }

  private func forget(_ id: PlacementID, at now: Date) {
    work.fetches.cancel(id)
    hosted[id] = nil
    interacting.remove(id)
    engine.remove(id, at: now)
    pending.changes.append(.removed(id))
  }
}
