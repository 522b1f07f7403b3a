import DeviceEngine
import Foundation
import HostLink
import WidgetHost

// Commands on Live Activities.

/// A request of ActivityKit in an app's process.
package struct AskActivities: ExtensionCommand {
  package static let name = "activity"
  var `extension`: ExtensionID
  var ask: ActivityCommand
  /// Whether to answer only when the pictures of the new content have arrived, and to fail if the
  /// request changes nothing that is shown. An app does not wait for pictures, and ActivityKit does
  /// not report these failures to it.
  var waits: Bool?

  package init(extension id: ExtensionID, _ ask: ActivityCommand, waits: Bool? = nil) {
    `extension` = id
    self.ask = ask
    self.waits = waits
  }

  package func perform(on device: DeviceService) async throws -> ActivityAnswer {
    guard waits == true else { return try await device.host.activity(ask, of: `extension`) }
    let end = try await endOfUpdated(on: device.host)
    let (answer, failure) = try await device.host.drawnActivity(ask, of: `extension`)
    if let end { throw end }
    guard case .activity(let record) = answer, let failure else { return answer }
    throw try await report(failure, of: ActivityID(record.id), on: device.host)
  }

  /// Why an update of an activity that has ended changes nothing; nil for other requests.
  private func endOfUpdated(on host: WidgetHost) async throws -> DeviceAnswer.Failure? {
    guard case .update(let id, _) = ask,
      let state = try? await host.activityState(ActivityID(id)), state.state == .ended
    else { return nil }
    return DeviceAnswer.Failure(
      code: "ended", message: "\(id) has ended; updates no longer change it")
  }

  /// The error for missing pictures. An activity that no retry can show is removed again if this
  /// request has started it.
  private func report(
    _ failure: ActivityFailure, of id: ActivityID, on host: WidgetHost
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
  package static let name = "activityNews"
  var `extension`: ExtensionID
  var attributesType: String?

  package init(extension id: ExtensionID, attributesType: String? = nil) {
    `extension` = id
    self.attributesType = attributesType
  }

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
  package static let name = "activities"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [ActivityState] {
    await device.host.activityStates()
  }
}

/// Removes an activity, as a swipe on the Lock Screen does.
package struct DismissActivity: DeviceCommand {
  package static let name = "dismissActivity"
  var activity: ActivityID

  package init(_ id: ActivityID) {
    activity = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.dismissActivity(activity)
    return NoResult()
  }
}

/// Removes the alert that covers the screen of the watch.
package struct DismissAlert: DeviceCommand {
  package static let name = "dismissAlert"

  package init() {}

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.dismissWatchAlert()
    return NoResult()
  }
}

/// Sets whether the user allows an app's activities, and frequent pushes to them.
package struct AllowActivities: ExtensionCommand {
  package static let name = "allowActivities"
  var `extension`: ExtensionID
  var allowed: Bool
  var frequentPushes: Bool?

  package init(extension id: ExtensionID, _ isAllowed: Bool, frequentPushes: Bool? = nil) {
    `extension` = id
    allowed = isAllowed
    self.frequentPushes = frequentPushes
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.allowActivities(
      of: `extension`, allowed, frequentPushes: frequentPushes)
    return NoResult()
  }
}

/// Taps a presentation of an activity at a point or at one of its accessibility elements.
package struct TapActivity: DeviceCommand {
  package static let name = "tapActivity"
  var activity: ActivityID
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

  package init(
    _ id: ActivityID, _ presentation: ActivityPresentationName, _ target: TapTarget,
    on role: DeviceRole? = nil, wait: Bool? = nil
  ) {
    switch target {
    case .point(let point):
      activity = id
      self.presentation = presentation
      on = role
      x = point.x
      y = point.y
      self.wait = wait
    case .element(let index):
      activity = id
      self.presentation = presentation
      on = role
      element = index
      self.wait = wait
    }
  }

  package func validate() throws { _ = try target(x: x, y: y, element: element) }

  package func perform(on device: DeviceService) async throws -> TapResult {
    _ = await device.host.pictures(of: activity)
    var result = TapResult(
      try await device.host.tapActivity(
        activity, presentation, on: on ?? .main, at: try target(x: x, y: y, element: element)))
    result.link = await device.delivery(of: result.link, if: wait)
    return result
  }
}
