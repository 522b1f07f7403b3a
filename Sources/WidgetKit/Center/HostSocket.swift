import HostLink

/// Asks a running host through its control socket, for an app's process: one connection a command,
/// a line of JSON there and one back.
struct HostSocket: CenterHost {
  let path: String
  let `extension`: String
  /// A host that takes longer than this many seconds is as good as gone.
  var timeLimit = 5
  /// Bytes of an answer.
  static let limit = 16 << 20

  init(path: String, extension: String) {
    self.path = path
    self.extension = `extension`
  }

  /// nil where the environment names no host, or no extension.
  init?(environment: [String: String]) {
    guard let path = environment["VITRINE_HOST_SOCKET"], !path.isEmpty,
      let name = environment["VITRINE_EXTENSION"], !name.isEmpty
    else { return nil }
    self.init(path: path, extension: name)
  }

  /// Waits for the answer, so that an app may end right after. The vocabulary has no command for
  /// recommendations and relevance: the host asks for both anew in its own time.
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
    case .recommendations, .relevance: return
    }
    do {
      let _: Answer<Nothing> = try ask(command)
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
    // Reading blocks a thread, which must not be one of Swift's.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let answer: Answer<State> = try ask(Command(command: "state"))
            guard let state = answer.result else {
              throw WidgetCenterError.unreachable("it told no state")
            }
            return state
          })
      }
    }
  }

  func intent(for placed: PlacedConfiguration) -> INIntent? { nil }
}

// Source: the host's command vocabulary, docs of `vitrine serve`.
extension HostSocket {
  private struct Command: Encodable {
    var command: String
    var `extension`: String?
    var kind: String?
    var by: String?
  }

  private struct Answer<Result: Decodable>: Decodable {
    struct Failure: Decodable {
      var message: String
    }

    var ok: Bool
    var result: Result?
    var error: Failure?
  }

  /// A result that is not looked at.
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What is needed of the host's state.
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

  private func ask<Result: Decodable>(_ command: Command) throws -> Answer<Result> {
    let line: Data
    do {
      line = try LineSocket.exchange(
        SocketJSON.encode(command), at: path, timeLimit: timeLimit, limit: Self.limit)
    } catch {
      throw WidgetCenterError.unreachable("\(error)")
    }
    let answer: Answer<Result>
    do {
      answer = try SocketJSON.decode(Answer<Result>.self, from: line)
    } catch {
      throw WidgetCenterError.unreachable("what \(path) said is no answer (\(error))")
    }
    guard answer.ok else {
      throw WidgetCenterError.refused(answer.error?.message ?? "it gave no reason")
    }
    return answer
  }
}
