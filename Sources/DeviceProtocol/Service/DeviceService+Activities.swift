import Foundation
import WidgetHost

extension DeviceService {
  /// Throws what `DeviceAnswer.Failure` tells.
  func answer(to command: LiveActivityCommand) async throws -> Data {
    switch command {
    case .ask(let id, let ask):
      return try DeviceAnswer.encode(ActivityAnswerText(try await host.activity(ask, of: id)))
    case .news: throw CommandError.cannotFollow
    case .list: return try DeviceAnswer.encode(await host.activityStates())
    case .tap(let id, let presentation, let target, let isFullscreen):
      return try DeviceAnswer.encode(
        TapResult(
          try await host.tapActivity(
            id, presentation, at: target, isFullscreen: isFullscreen)))
    case .dismiss(let id): try await host.dismissActivity(id)
    case .allow(let id, let isAllowed, let frequentPushes):
      try await host.allowActivities(of: id, isAllowed, frequentPushes: frequentPushes)
    }
    return try DeviceAnswer.encode(Nothing())
  }
}
