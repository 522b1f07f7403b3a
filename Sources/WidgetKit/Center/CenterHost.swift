import HostLink

/// A way from `WidgetCenter` to the host.
protocol CenterHost: Sendable {
  /// Has no answer; a host that is gone is no error.
  func request(_ reload: ReloadRequest)
  /// Throws a `WidgetCenterError`.
  func configurations() async throws -> [PlacedConfiguration]
  /// The SiriKit intent of a placed widget, where its type is known.
  func intent(for placed: PlacedConfiguration) -> INIntent?
  /// The app intent of a placed widget.
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent
}

/// The link of an extension's process.
struct LinkedHost: CenterHost {
  let service: HostLinkService
  /// Of the bundle's widgets, by their kinds.
  let sources: [String: any EntrySource]

  func request(_ reload: ReloadRequest) {
    service.request(reload)
  }

  func configurations() async throws -> [PlacedConfiguration] {
    let answer: HostAnswer
    do {
      answer = try await service.ask(.currentConfigurations)
    } catch {
      throw WidgetCenterError.unreachable("\(error)")
    }
    switch answer {
    case .configurations(let placed): return placed
    case .controls: throw WidgetCenterError.unreachable("it answered another question")
    case .failure(let reason): throw WidgetCenterError.refused(reason)
    }
  }

  func intent(for placed: PlacedConfiguration) -> INIntent? {
    sources[placed.kind]?.intent(with: placed.values)
  }
}
