import HostLink

/// Connects `WidgetCenter` and `ControlCenter` to the host.
protocol CenterHost: Sendable {
  /// Requests a reload. There is no answer, and a host that is gone is not an error.
  func request(_ reload: ReloadRequest)
  /// Throws a `WidgetCenterError`.
  func configurations() async throws -> [PlacedConfiguration]
  /// The SiriKit intent of a placed widget; nil if its type is unknown.
  func intent(for placed: PlacedConfiguration) -> INIntent?
  /// The app intent of a placed widget.
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent
  /// The push token of the app's widgets; nil if no widget has a push handler. Throws a
  /// `WidgetCenterError`.
  func widgetPushToken() async throws -> Data?
  /// Throws a `WidgetCenterError`.
  func controls() async throws -> [PlacedControl]
  /// The app intent of a control that the user has added.
  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent
}

/// The link between an extension's process and the host.
struct LinkedHost: CenterHost {
  let service: HostLinkService
  /// The sources of the bundle's widgets, by kind.
  let sources: [String: any EntrySource]
  /// The sources of the bundle's controls, by kind.
  let controlSources: [String: any ControlSource]

  func request(_ reload: ReloadRequest) {
    service.request(reload)
  }

  func configurations() async throws -> [PlacedConfiguration] {
    guard case .configurations(let placed) = try await answer(to: .currentConfigurations) else {
      throw WidgetCenterError.unreachable("the answer is of another type")
    }
    return placed
  }

  func widgetPushToken() async throws -> Data? {
    guard case .widgetPushToken(let token) = try await answer(to: .widgetPushToken) else {
      throw WidgetCenterError.unreachable("the answer is of another type")
    }
    return token
  }

  func controls() async throws -> [PlacedControl] {
    guard case .controls(let placed) = try await answer(to: .currentControls) else {
      throw WidgetCenterError.unreachable("the answer is of another type")
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

  /// Known if the control's kind belongs to this bundle.
  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent {
    guard let source = controlSources[placed.kind] else { return .unknown }
    return .known(await source.intent(with: placed.values))
  }
}
