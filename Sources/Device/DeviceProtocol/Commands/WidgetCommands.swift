import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

// Commands on widgets.

/// The widgets that can be placed, with their families and parameters.
package struct ListGallery: DeviceCommand {
  package static let name = CommandName.gallery

  package func perform(on device: DeviceService) async throws -> [GalleryItem] {
    await device.host.gallery()
  }
}

/// The values that a parameter of a widget or a control can have.
package struct ListOptions: DeviceCommand {
  package static let name = CommandName.options
  var `extension`: ExtensionIdentifier
  var kind: String
  var parameter: String
  var configuration: [String: ConfigurationValue]?
  var search: String?

  package func perform(on device: DeviceService) async throws -> OptionsReply {
    try await device.host.options(
      extension: `extension`,
      OptionsRequest(
        kind: kind, parameter: parameter, configuration: configuration ?? [:], search: search))
  }
}

/// Adds a widget; without a place, at the first free one.
package struct PlaceWidget: DeviceCommand {
  package static let name = CommandName.place
  var `extension`: ExtensionIdentifier
  var kind: String
  var family: WidgetFamilyName
  var place: WidgetPlace?
  /// The device; by default that of the place, or else the first one that runs the extension.
  var on: DeviceRole?
  var configuration: [String: ConfigurationValue]?
  /// The title or the number of a recommended configuration; see `WidgetHost.place`.
  var recommendation: String?

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.place(
      extension: `extension`, kind: kind, family: family, place: place, on: on,
      configuration: configuration ?? [:], recommendation: recommendation)
  }
}

/// Moves a placement or a whole stack.
package struct MoveWidget: DeviceCommand {
  package static let name = CommandName.move
  /// The identifier of a placement or a stack.
  var placement: String
  var place: WidgetPlace
  /// The device; by default the present one if it has the place, or else that of the place.
  var on: DeviceRole?

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.move(placement, to: place, on: on)
  }
}

/// Changes the family of a placement where it is.
package struct ResizeWidget: DeviceCommand {
  package static let name = CommandName.resize
  var placement: PlacementIdentifier
  var family: WidgetFamilyName

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.resize(placement, to: family)
  }
}

/// Puts a placement onto another placement or a stack.
package struct StackWidget: DeviceCommand {
  package static let name = CommandName.stack
  var placement: PlacementIdentifier
  var onto: String

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.stack(placement, onto: onto)
  }
}

/// Rotates a stack to one of its members, as a swipe does.
package struct TurnStack: DeviceCommand {
  package static let name = CommandName.turn
  var stack: StackIdentifier
  var to: PlacementIdentifier

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.rotate(stack, to: to)
  }
}

/// Sets whether the system rotates a stack by relevance.
package struct SetStackRotation: DeviceCommand {
  package static let name = CommandName.stackSettings
  var stack: StackIdentifier
  var smartRotate: Bool

  package func perform(on device: DeviceService) async throws -> SmartStack {
    try await device.host.setSmartRotate(smartRotate, of: stack)
  }
}

/// Removes a placement or a whole stack.
package struct RemoveWidget: DeviceCommand {
  package static let name = CommandName.remove
  var placement: String

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.remove(placement)
    return NoResult()
  }
}

/// Sets values of a placement's configuration; all others get their defaults.
package struct ConfigureWidget: DeviceCommand {
  package static let name = CommandName.configure
  var placement: PlacementIdentifier
  var configuration: [String: ConfigurationValue]

  package func perform(on device: DeviceService) async throws -> PlacementState {
    try await device.host.configure(placement, configuration)
  }
}

/// Taps a widget at a point or at one of its accessibility elements.
package struct TapWidget: DeviceCommand {
  package static let name = CommandName.tap
  var placement: PlacementIdentifier
  /// Points from the widget's top left corner.
  var x: Double?
  var y: Double?
  /// The index of the element, if there is no point.
  var element: Int?
  /// The version that the user saw; an older one than the current version is rejected.
  var version: Int?
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package func validate() throws { _ = try target(x: x, y: y, element: element) }

  package func perform(on device: DeviceService) async throws -> TapResult {
    let target = try target(x: x, y: y, element: element)
    var result = TapResult(
      placement == .appInFront
        ? try await device.host.tapScreen(at: target, version: version)
        : try await device.host.tap(placement, at: target, version: version))
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
  package static let name = CommandName.elements
  var placement: PlacementIdentifier

  package func perform(on device: DeviceService) async throws -> [PictureElement] {
    try await device.picture(of: placement, scale: 1).elements
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
package struct ReloadWidgets: DeviceCommand {
  package static let name = CommandName.reload
  var placement: PlacementIdentifier?
  var `extension`: ExtensionIdentifier?
  /// With `extension`: only this kind.
  var kind: String?
  var by: ReloadRequester?

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
  package static let name = CommandName.view
  var placements: [PlacementIdentifier]

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

// MARK: - Calls

extension DeviceCommand where Self == ListGallery {
  package static var gallery: Self { Self() }
}

extension DeviceCommand where Self == ListOptions {
  package static func options(
    extension id: ExtensionIdentifier, _ request: OptionsRequest
  ) -> Self {
    Self(
      extension: id, kind: request.kind, parameter: request.parameter,
      configuration: request.configuration, search: request.search)
  }
}

extension DeviceCommand where Self == PlaceWidget {
  package static func place(
    extension id: ExtensionIdentifier, kind: String, family: WidgetFamilyName, place: WidgetPlace?,
    on role: DeviceRole? = nil, configuration: [String: ConfigurationValue] = [:],
    recommendation: String? = nil
  ) -> Self {
    Self(
      extension: id, kind: kind, family: family, place: place, on: role,
      configuration: configuration, recommendation: recommendation)
  }
}

extension DeviceCommand where Self == MoveWidget {
  package static func move(
    _ id: String, to place: WidgetPlace, on role: DeviceRole? = nil
  ) -> Self {
    Self(placement: id, place: place, on: role)
  }
}

extension DeviceCommand where Self == StackWidget {
  package static func stack(_ id: PlacementIdentifier, onto target: String) -> Self {
    Self(placement: id, onto: target)
  }
}

extension DeviceCommand where Self == TurnStack {
  package static func turn(_ stack: StackIdentifier, to member: PlacementIdentifier) -> Self {
    Self(stack: stack, to: member)
  }
}

extension DeviceCommand where Self == SetStackRotation {
  package static func stackSettings(_ stack: StackIdentifier, smartRotate: Bool) -> Self {
    Self(stack: stack, smartRotate: smartRotate)
  }
}

extension DeviceCommand where Self == RemoveWidget {
  package static func remove(_ id: String) -> Self { Self(placement: id) }
}

extension DeviceCommand where Self == ResizeWidget {
  package static func resize(_ id: PlacementIdentifier, to family: WidgetFamilyName) -> Self {
    Self(placement: id, family: family)
  }
}

extension DeviceCommand where Self == ConfigureWidget {
  package static func configure(
    _ id: PlacementIdentifier, _ values: [String: ConfigurationValue]
  ) -> Self {
    Self(placement: id, configuration: values)
  }
}

extension DeviceCommand where Self == TapWidget {
  package static func tap(
    _ id: PlacementIdentifier, _ target: TapTarget, version: Int? = nil, wait: Bool? = nil
  ) -> Self {
    switch target {
    case .point(let point):
      Self(placement: id, x: point.x, y: point.y, version: version, wait: wait)
    case .element(let index):
      Self(placement: id, element: index, version: version, wait: wait)
    }
  }
}

extension DeviceCommand where Self == ListElements {
  package static func elements(_ id: PlacementIdentifier) -> Self { Self(placement: id) }
}

extension DeviceCommand where Self == ReloadWidgets {
  package static func reload(_ id: PlacementIdentifier) -> Self { Self(placement: id) }

  package static func reload(
    extension id: ExtensionIdentifier, kind: String?, by requester: ReloadRequester? = nil
  ) -> Self {
    Self(extension: id, kind: kind, by: requester)
  }
}

extension DeviceCommand where Self == ViewWidgets {
  package static func view(_ ids: [PlacementIdentifier]) -> Self { Self(placements: ids) }
}
