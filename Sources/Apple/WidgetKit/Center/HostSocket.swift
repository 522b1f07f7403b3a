import Hexadecimal
import HostLink

/// Connects an app's process to a running host through the host's device socket.
///
/// Each command has its own connection: one line of JSON out, one line back.
struct HostSocket: CenterHost {
  private let socket: AppSocket
  /// Seconds to wait for an answer.
  var timeLimit = 5

  init(path: String, extension: String) {
    socket = AppSocket(path: path, extension: `extension`)
  }

  /// nil if the environment names no host (`AppSocket`).
  init?(environment: [String: String]) {
    guard let socket = AppSocket(environment: environment) else { return nil }
    self.socket = socket
  }

  var path: String { socket.path }

  private var `extension`: String { socket.extension }

  /// Waits for the answer, so that the app may exit right after the call.
  func request(_ reload: ReloadRequest) {
    let command: Command
    switch reload {
    case .timelines(let kind):
      command = Command(command: "reload", extension: `extension`, kind: kind, by: "app")
    case .allTimelines: command = Command(command: "reload", extension: `extension`, by: "app")
    case .controls(let kind):
      command = Command(
        command: "reloadControls", extension: `extension`, kind: kind, by: "app")
    case .allControls:
      command = Command(command: "reloadControls", extension: `extension`, by: "app")
    case .controlConfigurations:
      command = Command(command: "invalidateControlConfigurations", extension: `extension`)
    case .recommendations:
      command = Command(command: "invalidateRecommendations", extension: `extension`)
    case .relevance(let kind):
      command = Command(command: "invalidateRelevance", extension: `extension`, kind: kind)
    case .screen, .snippet: return
    }
    do {
      _ = try ask(IgnoredResult.self, command)
    } catch {
      FileHandle.standardError.write(Data("WidgetCenter: \(error)\n".utf8))
    }
  }

  func configurations() async throws -> [PlacedConfiguration] {
    try await state().placements.map(\.placement).filter { $0.extension == `extension` }
      .map { PlacedConfiguration(kind: $0.kind, family: $0.family, values: $0.configuration) }
  }

  func widgetPushToken() async throws -> Data? {
    try await (state().extensions ?? []).first { $0.id == `extension` }?.widgetPushToken
      .flatMap(Data.init(hexadecimal:))
  }

  func controls() async throws -> [PlacedControl] {
    try await (state().controls ?? []).filter { $0.control.extension == `extension` }.map {
      PlacedControl(
        id: $0.control.id, kind: $0.control.kind, values: $0.control.configuration,
        pushToken: $0.pushToken.flatMap(Data.init(hexadecimal:)))
    }
  }

  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent { .unknown }

  private func state() async throws -> State {
    // Reading blocks the thread, so it must not be one of Swift's cooperative pool.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            guard let state = try ask(State.self, Command(command: "state")) else {
              throw WidgetCenterError.unreachable("the answer contains no state")
            }
            return state
          })
      }
    }
  }

  func intent(for placed: PlacedConfiguration) -> INIntent? { nil }
}

// Source: docs/serve.md.
extension HostSocket {
  private struct Command: Encodable {
    var command: String
    var `extension`: String?
    var kind: String?
    var by: String?
  }

  /// A result that the caller does not need.
  private struct IgnoredResult: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The parts of the host's state that are needed here.
  private struct State: Decodable {
    struct Widget: Decodable {
      var `extension`: String
      var kind: String
      var family: WidgetFamilyName
      var configuration: [String: ConfigurationValue]
    }

    struct Entry: Decodable {
      var placement: Widget
    }

    struct Control: Decodable {
      var id: String
      var `extension`: String
      var kind: String
      var configuration: [String: ConfigurationValue]
    }

    struct ControlEntry: Decodable {
      var control: Control
      /// Hexadecimal digits.
      var pushToken: String?
    }

    struct Extension: Decodable {
      var id: String
      /// Hexadecimal digits.
      var widgetPushToken: String?
    }

    var placements: [Entry]
    var controls: [ControlEntry]?
    var extensions: [Extension]?
  }

  /// Returns nil if the answer has no result. Throws `WidgetCenterError`.
  private func ask<Value: Decodable>(_ type: Value.Type, _ command: Command) throws -> Value? {
    do throws(AppSocketError) {
      return try socket.result(type, of: command, timeLimit: timeLimit)
    } catch {
      switch error {
      case .connection(let error): throw WidgetCenterError.unreachable("\(error)")
      case .invalidAnswer(let reason):
        throw WidgetCenterError.unreachable("\(path) sent an invalid answer: \(reason)")
      case .refused(let message): throw WidgetCenterError.refused(message)
      }
    }
  }
}
