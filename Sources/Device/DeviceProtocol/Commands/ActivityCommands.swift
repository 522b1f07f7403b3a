import DeviceEngine
import Foundation
import HostLink
import WidgetHost

// Commands on Live Activities.

/// A request of ActivityKit in an app's process.
package struct AskActivities: DeviceCommand {
  package static let name = CommandName.activity
  var `extension`: ExtensionIdentifier
  var ask: ActivityCommand
  /// Whether to answer only when the pictures of the new content have arrived, and to fail if the
  /// request changes nothing that is shown. An app does not wait for pictures, and ActivityKit does
  /// not report these failures to it.
  var waits: Bool?

  package func perform(on device: DeviceService) async throws -> ActivityAnswer {
    guard waits == true else { return try await device.host.activity(ask, of: `extension`) }
    let end = try await endOfUpdated(on: device.host)
    let (answer, failure) = try await device.host.drawnActivity(ask, of: `extension`)
    if let end { throw end }
    guard case .activity(let record) = answer, let failure else { return answer }
    throw try await report(failure, of: record.id, on: device.host)
  }

  /// Why an update of an activity that has ended changes nothing; nil for other requests.
  private func endOfUpdated(on host: WidgetHost) async throws -> DeviceAnswer.Failure? {
    guard case .update(let id, _) = ask,
      let state = try? await host.activityState(id), state.state == .ended
    else { return nil }
    return DeviceAnswer.Failure(
      code: "ended", message: "\(id) has ended; updates no longer change it")
  }

  /// The error for missing pictures. An activity that no retry can show is removed again if this
  /// request has started it.
  private func report(
    _ failure: ActivityFailure, of id: ActivityIdentifier, on host: WidgetHost
  ) async throws -> DeviceAnswer.Failure {
    let isFinal = failure.isUndecodable || !failure.failure.isRetryable
    var message = "\(id): \(failure.failure.message)"
    if case .start = ask, isFinal {
      try await host.dismissActivity(id)
      message = "not started: \(failure.failure.message)"
    }
    return DeviceAnswer.Failure(
      code: failure.isUndecodable ? "undecodable" : "extensionFailed", message: message)
  }
}

/// What happens to an app's activities from now on, one line each.
package struct FollowActivities: StreamingCommand {
  package static let name = CommandName.activityNews
  var `extension`: ExtensionIdentifier
  var attributesType: String?

  package var isStream: Bool { true }

  package func perform(on device: DeviceService) async throws -> NoResult {
    throw CommandError.cannotStream(Self.name)
  }

  package func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async {
    do {
      let news = try await device.host.activityNews(
        of: `extension`, attributesType: attributesType)
      guard send(try DeviceAnswer.encode(NoResult())) else { return }
      for await item in news {
        guard send(try DeviceJSON.encode(item)) else { return }
      }
    } catch {
      _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
    }
  }
}

/// Lists the activities of all apps.
package struct ListActivities: DeviceCommand {
  package static let name = CommandName.activities

  package func perform(on device: DeviceService) async throws -> [ActivityState] {
    await device.host.activityStates()
  }
}

/// Removes an activity, as a swipe on the Lock Screen does.
package struct DismissActivity: DeviceCommand {
  package static let name = CommandName.dismissActivity
  var activity: ActivityIdentifier

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.dismissActivity(activity)
    return NoResult()
  }
}

/// Removes the alert that covers the screen of the watch.
package struct DismissAlert: DeviceCommand {
  package static let name = CommandName.dismissAlert

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.dismissWatchAlert()
    return NoResult()
  }
}

/// Sets whether the user allows an app's activities, and frequent pushes to them.
package struct AllowActivities: DeviceCommand {
  package static let name = CommandName.allowActivities
  var `extension`: ExtensionIdentifier
  var allowed: Bool
  var frequentPushes: Bool?

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.allowActivities(
      of: `extension`, allowed, frequentPushes: frequentPushes)
    return NoResult()
  }
}

/// Taps a presentation of an activity at a point or at one of its accessibility elements.
package struct TapActivity: DeviceCommand {
  package static let name = CommandName.tapActivity
  var activity: ActivityIdentifier
  var presentation: ActivityPresentationName
  /// The device that shows it; `main` by default.
  var on: DeviceRole?
  /// Points from the presentation's top left corner.
  var x: Double?
  var y: Double?
  /// The index of the element, if there is no point.
  var element: Int?
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package func validate() throws { _ = try target(x: x, y: y, element: element) }

  package func perform(on device: DeviceService) async throws -> TapResult {
    var result = TapResult(
      try await device.host.tapActivity(
        activity, presentation, on: on ?? .main, at: try target(x: x, y: y, element: element)))
    result.link = await device.delivery(of: result.link, if: wait)
    return result
  }
}

// MARK: - Calls

extension DeviceCommand where Self == AskActivities {
  package static func activity(
    extension id: ExtensionIdentifier, _ ask: ActivityCommand, waits: Bool? = nil
  ) -> Self {
    Self(extension: id, ask: ask, waits: waits)
  }
}

extension DeviceCommand where Self == FollowActivities {
  package static func activityNews(
    extension id: ExtensionIdentifier, attributesType: String? = nil
  ) -> Self {
    Self(extension: id, attributesType: attributesType)
  }
}

extension DeviceCommand where Self == ListActivities {
  package static var activities: Self { Self() }
}

extension DeviceCommand where Self == DismissActivity {
  package static func dismissActivity(_ id: ActivityIdentifier) -> Self { Self(activity: id) }
}

extension DeviceCommand where Self == DismissAlert {
  package static var dismissAlert: Self { Self() }
}

extension DeviceCommand where Self == AllowActivities {
  package static func allowActivities(
    extension id: ExtensionIdentifier, _ isAllowed: Bool, frequentPushes: Bool? = nil
  ) -> Self {
    Self(extension: id, allowed: isAllowed, frequentPushes: frequentPushes)
  }
}

extension DeviceCommand where Self == TapActivity {
  package static func tapActivity(
    _ id: ActivityIdentifier, _ presentation: ActivityPresentationName, _ target: TapTarget,
    on role: DeviceRole? = nil, wait: Bool? = nil
  ) -> Self {
    switch target {
    case .point(let point):
      Self(
        activity: id, presentation: presentation, on: role, x: point.x, y: point.y, wait: wait)
    case .element(let index):
      Self(activity: id, presentation: presentation, on: role, element: index, wait: wait)
    }
  }
}
