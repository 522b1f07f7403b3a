import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

/// A Live Activity on a test device.
///
/// ```swift
/// let order = try await device.startActivity(
///   "DeliveryAttributes", attributes: ["shop": "Corner Greens", "bags": 2], state: packing)
/// #expect(try await order.lockScreen.elements.labels.contains("Your order is being packed"))
/// ```
public struct TestActivity: Sendable, Identifiable {
  let device: TestDevice
  let key: ActivityID

  /// As `Activity.id` in the app. It is not used again after the activity has ended.
  public var id: String { key.rawValue }

  /// State, content, dates, alert and push token. Throws `HostError.unknownActivity` when the
  /// activity has been dismissed; see ``state``.
  public var details: ActivityState {
    get async throws { try await device.host.activityState(key) }
  }

  /// `.dismissed` when it is no longer on the device.
  public var state: ActivityStateName {
    get async { (try? await device.host.activityState(key).state) ?? .dismissed }
  }

  /// The content state, as the app or a push has sent it. Throws `HostError.unknownActivity`.
  public var content: JSON {
    get async throws { try JSON(data: try await details.content.data) }
  }

  /// The pushes of priority 10 that its budget allows now. Throws `HostError.unknownActivity`.
  public var pushesLeft: Int {
    get async throws { try await details.pushesLeft }
  }

  /// The presentation on the Lock Screen.
  public var lockScreen: ActivityFace { face(.lockScreen) }
  /// The Dynamic Island, held.
  public var expanded: ActivityFace { face(.expanded) }
  /// The part beside the sensor area on its leading side, in the Dynamic Island.
  public var compactLeading: ActivityFace { face(.compactLeading) }
  /// The part beside the sensor area on its trailing side, in the Dynamic Island.
  public var compactTrailing: ActivityFace { face(.compactTrailing) }
  /// The Dynamic Island beside another activity.
  public var minimal: ActivityFace { face(.minimal) }

  /// The small family, as a watch or a car's display shows it; see
  /// ``TestDevice/change(on:_:)``.
  public func small(on role: DeviceRole) -> ActivityFace { face(.small, on: role) }

  public func face(
    _ presentation: ActivityPresentationName, on role: DeviceRole = .main
  ) -> ActivityFace {
    ActivityFace(device: device, id: key, presentation: presentation, role: role)
  }

  /// Updates the content as the app does. Throws ``TestDeviceError/refused(_:)`` as ActivityKit
  /// does, and ``TestDeviceError/failed(_:)`` if the extension cannot decode or draw the content.
  public func update(
    _ state: JSON, staleDate: Date? = nil, relevanceScore: Double = 0
  ) async throws {
    let content = ActivityContentMessage(
      state: state.data, staleDate: staleDate, relevanceScore: relevanceScore)
    try await device.perform(.update(id: id, ActivityUpdate(content: content)))
  }

  /// Ends the activity as the app does, with a last content or the present one. It stays on the
  /// Lock Screen until the system removes it. Throws like ``update(_:staleDate:relevanceScore:)``.
  public func end(_ state: JSON? = nil, dismissal: ActivityDismissal = .default) async throws {
    let content = state.map { ActivityContentMessage(state: $0.data) }
    try await device.perform(.end(id: id, ActivityEnd(content: content, dismissal: dismissal)))
  }

  /// Removes the activity, as a user's swipe does. Throws `HostError.unknownActivity`.
  public func dismiss() async throws {
    try await device.throwingFailures { try await device.host.dismissActivity(key) }
  }
}

/// One presentation of a Live Activity, such as the card on the Lock Screen. Its picture has the
/// background that the surface gives it.
public struct ActivityFace: Pictured {
  let device: TestDevice
  let id: ActivityID
  public let presentation: ActivityPresentationName
  /// The device that shows it.
  public let role: DeviceRole

  public var face: Face {
    get async throws {
      let shown = try await device.host.shownActivity(id, presentation, on: role)
      let settings = await device.host.deviceSettings(of: role)
      let tint = try await device.host.activityState(id).backgroundTint
      return Face(
        archive: shown.archive, flipped: shown.flippedToggles, isRedacted: shown.isRedacted,
        instant: device.now
      ) { [pictures = device.pictures, now = device.now] scale in
        let look = WidgetLook(shown, tint: tint, settings: settings, scale: scale)
        return try await pictures.picture(of: shown.archive, look: look, at: now)
      }
    }
  }

  /// Taps a button, a toggle or a link, and returns when its intent has been performed. Throws like
  /// ``TestWidget/tap(_:)-(String)``.
  @discardableResult
  public func tap(_ label: String) async throws -> TapResult {
    let element = try await elements.actionable(label, in: "\(presentation.rawValue) of \(id)")
    return try await tap(.element(element.index))
  }

  /// Taps where nothing else takes the tap, which opens the app with its `widgetURL`. Throws
  /// ``TestDeviceError/failed(_:)``.
  @discardableResult
  public func tap() async throws -> TapResult {
    // No element has this index.
    try await tap(.element(.max))
  }

  private func tap(_ target: TapTarget) async throws -> TapResult {
    try await device.tapping { try await device.host.tapActivity(id, presentation, at: target) }
  }
}
