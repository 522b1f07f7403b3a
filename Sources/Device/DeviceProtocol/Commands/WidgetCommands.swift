import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

// Commands on widgets.

/// The widgets that can be placed, with their families and parameters.
package struct ListGallery: DeviceCommand {
  package static let name = "gallery"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [GalleryItem] {
    await device.host.gallery()
  }
}

/// The values that a parameter of a widget or a control can have.
package struct ListOptions: KindCommand {
  package static let name = "options"
  static let scope = ExtensionNames.Scope.both
  var `extension`: ExtensionID
  var kind: String
  var parameter: String
  var configuration: [String: ConfigurationValue]?
  var search: String?

  package init(extension id: ExtensionID, _ request: OptionsRequest) {
    `extension` = id
    kind = request.kind
    parameter = request.parameter
    configuration = request.configuration
    search = request.search
  }

  package func perform(on device: DeviceService) async throws -> OptionsReply {
    try await device.host.options(
      extension: `extension`,
      OptionsRequest(
        kind: kind, parameter: parameter, configuration: configuration ?? [:], search: search))
  }
}

/// Adds a widget; without a place, at the first free one.
package struct PlaceWidget: KindCommand {
  package static let name = "place"
  static let scope = ExtensionNames.Scope.widgets
  var `extension`: ExtensionID
  var kind: String
  var family: WidgetFamilyName
  var place: WidgetPlace?
  /// The device; by default that of the place, or else the first one that runs the extension.
  var on: DeviceRole?
  var configuration: [String: ConfigurationValue]?
  /// The title or the number of a recommended configuration; see `WidgetHost.place`.
  var recommendation: String?

  package init(
    extension id: ExtensionID, kind: String, family: WidgetFamilyName, place: WidgetPlace?,
    on role: DeviceRole? = nil, configuration: [String: ConfigurationValue] = [:],
    recommendation: String? = nil
  ) {
    `extension` = id
    self.kind = kind
    self.family = family
    self.place = place
    on = role
    self.configuration = configuration
    self.recommendation = recommendation
  }

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.place(
      extension: `extension`, kind: kind, family: family, place: place, on: on,
      configuration: configuration ?? [:], recommendation: recommendation)
  }
}

/// Moves a placement or a whole stack.
package struct MoveWidget: DeviceCommand {
  package static let name = "move"
  var placement: ArrangedID
  var place: WidgetPlace
  /// The device; by default the present one if it has the place, or else that of the place.
  var on: DeviceRole?

  package init(_ id: ArrangedID, to place: WidgetPlace, on role: DeviceRole? = nil) {
    placement = id
    self.place = place
    on = role
  }

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.move(placement, to: place, on: on)
  }
}

/// Changes the family of a placement where it is.
package struct ResizeWidget: DeviceCommand {
  package static let name = "resize"
  var placement: PlacementID
  var family: WidgetFamilyName

  package init(_ id: PlacementID, to family: WidgetFamilyName) {
    placement = id
    self.family = family
  }

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.resize(placement, to: family)
  }
}

/// Puts a placement onto another placement or a stack.
package struct StackWidget: DeviceCommand {
  package static let name = "stack"
  var placement: ArrangedID
  var onto: ArrangedID

  package init(_ id: ArrangedID, onto target: ArrangedID) {
    placement = id
    onto = target
  }

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.stack(placement, onto: onto)
  }
}

/// Rotates a stack to one of its members, as a swipe does.
package struct TurnStack: DeviceCommand {
  package static let name = "turn"
  var stack: StackID
  var to: PlacementID

  package init(_ stack: StackID, to member: PlacementID) {
    self.stack = stack
    to = member
  }

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.rotate(stack, to: to)
  }
}

/// Sets whether the system rotates a stack by relevance.
package struct SetStackRotation: DeviceCommand {
  package static let name = "stackSettings"
  var stack: StackID
  var smartRotate: Bool

  package init(_ stack: StackID, smartRotate: Bool) {
    self.stack = stack
    self.smartRotate = smartRotate
  }

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.setSmartRotate(smartRotate, of: stack)
  }
}

/// Removes a placement or a whole stack.
package struct RemoveWidget: DeviceCommand {
  package static let name = "remove"
  var placement: ArrangedID

  package init(_ id: ArrangedID) {
    placement = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.remove(placement)
    return NoResult()
  }
}

/// Sets values of a placement's configuration; all others get their defaults.
package struct ConfigureWidget: DeviceCommand {
  package static let name = "configure"
  var placement: PlacementID
  var configuration: [String: ConfigurationValue]

  package init(_ id: PlacementID, _ values: [String: ConfigurationValue]) {
    placement = id
    configuration = values
  }

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.configure(placement, configuration)
  }
}

/// Taps a widget at a point or at one of its accessibility elements.
package struct TapWidget: DeviceCommand {
  package static let name = "tap"
  var placement: PlacementID
  /// Points from the widget's top left corner.
  var x: Double?
  var y: Double?
  /// The index of the element, if there is no point.
  var element: Int?
  /// The version that the user saw; an older one than the current version is rejected.
  var version: Int?
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package init(
    _ id: PlacementID, _ target: TapTarget, version: Int? = nil, wait: Bool? = nil
  ) {
    switch target {
    case .point(let point):
      placement = id
      x = point.x
      y = point.y
      self.version = version
      self.wait = wait
    case .element(let index):
      placement = id
      element = index
      self.version = version
      self.wait = wait
    }
  }

  package func validate() throws { _ = try target(x: x, y: y, element: element) }

  package func perform(on device: DeviceService) async throws -> TapResult {
    let target = try target(x: x, y: y, element: element)
    // With a version, a user has seen the widget.
    if version == nil { await device.load(placement) }
    let outcome =
      switch placement {
      case .appInFront: try await device.host.tapScreen(at: target, version: version)
      case .snippet: try await device.host.tapSnippet(at: target, version: version)
      default: try await device.host.tap(placement, at: target, version: version)
      }
    var result = TapResult(outcome)
    result.link = await device.delivery(of: result.link, if: wait)
    return result
  }
}

extension DeviceCommand {
  /// Either a point or an element. Throws `CommandError`.
  func target(x: Double?, y: Double?, element: Int?) throws(CommandError) -> TapTarget {
    try check("x", x, in: -1e5...1e5)
    try check("y", y, in: -1e5...1e5)
    try check("element", element, in: 0...100_000)
    switch (x, y, element) {
    case (let x?, let y?, nil): return .point(CGPoint(x: x, y: y))
    case (nil, nil, let element?): return .element(element)
    case (nil, nil, nil): throw missing("x")
    default: throw invalid("element", "either \"x\" and \"y\" or \"element\"")
    }
  }
}

/// The accessibility elements of a placement's picture.
package struct ListElements: DeviceCommand {
  package static let name = "elements"
  var placement: PlacementID

  package init(_ id: PlacementID) {
    placement = id
  }

  package func perform(on device: DeviceService) async throws -> [PictureElement] {
    await device.load(placement)
    return try await device.picture(of: placement.rawValue, scale: 1).elements
  }
}

/// Who asks for a reload. A reload for the user is free; one for the app counts against the budget
/// as a call of `WidgetCenter` does.
package enum ReloadRequester: String, CaseIterable, Codable, Sendable {
  /// The user has asked for it. The raw value is part of the protocol.
  case user = "person"
  case app
}

/// Reloads one placement, or those of an extension.
package struct ReloadWidgets: ReloadCommand {
  package static let name = "reload"
  static let scope = ExtensionNames.Scope.widgets
  var placement: PlacementID?
  var `extension`: ExtensionID?
  /// With `extension`: only this kind.
  var kind: String?
  var by: ReloadRequester?

  package init(_ id: PlacementID) {
    placement = id
  }

  package init(
    extension id: ExtensionID, kind: String?, by requester: ReloadRequester? = nil
  ) {
    `extension` = id
    self.kind = kind
    by = requester
  }

  package func validate() throws {
    guard placement != nil || `extension` != nil else { throw missing("placement") }
    guard placement == nil || (`extension` == nil && kind == nil && by == nil) else {
      throw invalid("placement", "no \"extension\", \"kind\" or \"by\" beside it")
    }
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    if let placement {
      try await device.host.reload(placement)
    } else if let `extension` {
      switch by ?? .user {
      case .user: try await device.host.reload(extension: `extension`, kind: kind)
      case .app:
        try await device.host.reload(
          kind.map { .timelines(kind: $0) } ?? .allTimelines, byAppOf: `extension`)
      }
    }
    return NoResult()
  }
}

/// Records that the user sees these placements now.
package struct ViewWidgets: DeviceCommand {
  package static let name = "view"
  var placements: [PlacementID]

  package init(_ ids: [PlacementID]) {
    placements = ids
  }

  package func validate() throws {
    guard placements.count <= CommandLimits.rows.upperBound else {
      throw invalid("placements", "at most \(CommandLimits.rows.upperBound) placements")
    }
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    await device.host.viewed(placements)
    return NoResult()
  }
}
