import HostLink

/// A way from `WidgetCenter` and `ControlCenter` to the host.
protocol CenterHost: Sendable {
  /// Has no answer; a host that is gone is no error.
  func request(_ reload: ReloadRequest)
  /// Throws a `WidgetCenterError`.
  func configurations() async throws -> [PlacedConfiguration]
  /// The SiriKit intent of a placed widget, where its type is known.
  func intent(for placed: PlacedConfiguration) -> INIntent?
  /// The app intent of a placed widget.
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent
  /// The app's token for widgets; nil where none of them has a push handler. Throws a
  /// `WidgetCenterError`.
  func widgetPushToken() async throws -> Data?
  /// Throws a `WidgetCenterError`.
  func controls() async throws -> [PlacedControl]
  /// The app intent of a person's control.
  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent
}

/// The link of an extension's process.
struct LinkedHost: CenterHost {
  let service: HostLinkService
  /// Of the bundle's widgets, by their kinds.
  let sources: [String: any EntrySource]
  /// Of the bundle's controls, by their kinds.
  let controlSources: [String: any ControlSource]

  func request(_ reload: ReloadRequest) {
    service.request(reload)
  }

  func configurations() async throws -> [PlacedConfiguration] {
    guard case .configurations(let placed) = try await answer(to: .currentConfigurations) else {
      throw WidgetCenterError.unreachable("it answered another question")
    }
    return placed
  }

  func widgetPushToken() async throws -> Data? {
    guard case .widgetPushToken(let token) = try await answer(to: .widgetPushToken) else {
      throw WidgetCenterError.unreachable("it answered another question")
    }
    return token
  }

  func controls() async throws -> [PlacedControl] {
    guard case .controls(let placed) = try await answer(to: .currentControls) else {
      throw WidgetCenterError.unreachable("it answered another question")
    }
    return placed
  }

  private func answer(to question: HostQuestion) async throws -> HostAnswer {
    let answer: HostAnswer
    do {
      answer = try await service.ask(question)
    } catch {
      throw WidgetCenterError.unreachable("\(error)")
    }
    if case .failure(let reason) = answer { throw WidgetCenterError.refused(reason) }
    return answer
  }

  func intent(for placed: PlacedConfiguration) -> INIntent? {
    sources[placed.kind]?.intent(with: placed.values)
  }

  /// Known where the control is of this bundle.
  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent {
    guard let source = controlSources[placed.kind] else { return .unknown }
    return .known(await source.intent(with: placed.values))
  }
}
