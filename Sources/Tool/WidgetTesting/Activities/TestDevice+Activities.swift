import DeviceEngine
import Foundation
import HostLink
import WidgetHost

extension TestDevice {
  /// The Live Activities, in the order of the Lock Screen: the most relevant first.
  public var activities: [TestActivity] {
    get async { await host.activityStates().map { TestActivity(device: self, key: $0.id) } }
  }

  /// Starts a Live Activity as the app does by `Activity.request`, with a push token.
  ///
  /// - Parameters:
  ///   - type: The name of the attributes' type.
  ///   - state: The content state.
  /// - Throws: ``TestDeviceError/refused(_:)`` as ActivityKit does, and
  ///   ``TestDeviceError/failed(_:)`` if the extension cannot decode or draw the content.
  public func startActivity(
    _ type: String, attributes: JSON, state: JSON, staleDate: Date? = nil,
    relevanceScore: Double = 0
  ) async throws -> TestActivity {
    let start = ActivityStart(
      attributesType: type, attributes: attributes.data,
      content: ActivityContentMessage(
        state: state.data, staleDate: staleDate, relevanceScore: relevanceScore),
      push: .token)
    guard let id = try await perform(.start(start)) else {
      throw TestDeviceError.refused("\(type) was not started")
    }
    return TestActivity(device: self, key: id)
  }

  /// Performs a request of the app, and returns the activity when it has been drawn. Throws
  /// ``TestDeviceError``.
  @discardableResult
  func perform(_ command: ActivityCommand) async throws -> ActivityID? {
    try await throwingFailures {
      let (answer, failure) = try await host.drawnActivity(command, of: app.id)
      if let failure { throw TestDeviceError.failed([failure.failure.message]) }
      switch answer {
      case .activity(let record): return ActivityID(record.id)
      case .refused(let refusal): throw TestDeviceError.refused(refusal.message)
      default: return nil
      }
    }
  }
}
