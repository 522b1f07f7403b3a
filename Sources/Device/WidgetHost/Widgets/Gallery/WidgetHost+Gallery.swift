import DeviceEngine
import Foundation
import HostLink

// The widgets that can be placed.
extension WidgetHost {
  /// All widgets: extensions sorted by name, kinds in the order of their bundle. Configurable kinds
  /// include their recommended configurations, or none if the extension fails to return them.
  public func gallery() async -> [GalleryItem] {
    var items: [GalleryItem] = []
    for app in installed.values.sorted(by: { (name(of: $0), $0.id) < (name(of: $1), $1.id) }) {
      // A Smart Stack shows these by itself; users cannot place them.
      for widget in app.contents.widgets where !widget.isRelevanceConfiguration {
        items.append(
          GalleryItem(
            extension: app.id, app: name(of: app), kind: widget.kind,
            displayName: widget.displayName ?? name(of: app), description: widget.description ?? "",
            families: widget.supportedFamilies, disfavored: widget.disfavoredLocations,
            configuration: widget.configuration,
            recommendations: await recommendations(of: widget, app),
            promptsForUserConfiguration: widget.promptsForUserConfiguration, roles: app.roles))
      }
    }
    return items
  }

  private func recommendations(
    of widget: WidgetDescription, _ app: InstalledExtension
  ) async -> [ConfigurationRecommendation] {
    (try? await requestedRecommendations(of: widget, app)) ?? []
  }

  private func requestedRecommendations(
    of widget: WidgetDescription, _ app: InstalledExtension
  ) async throws -> [ConfigurationRecommendation] {
    guard !widget.configuration.parameters.isEmpty else { return [] }
    let key = WidgetKind(extension: app.id, kind: widget.kind)
    if let known = installed.recommendations[key] { return known }
    let reply = try await extensions.recommendations(
      kind: widget.kind, of: app, clock: clock.extensionClock, device: device)
    if installed[app.id] == app { installed.keep(reply, of: key) }
    return reply
  }

  /// The values of a new widget: those of a recommendation, or the given ones. On a watch, a
  /// configurable widget always has those of a recommendation. Throws `HostError.badPlace` if the
  /// watch does not offer the widget, `.badValue` for an unknown recommendation,
  /// `.extensionFailed`.
  func recommended(
    _ wanted: String?, or configuration: [String: ConfigurationValue], of kind: String,
    extension id: ExtensionID, on role: DeviceRole
  ) async throws -> [String: ConfigurationValue] {
    let (app, widget) = try widget(kind, of: id)
    let isOnWatch = role == .watch && !widget.configuration.parameters.isEmpty
    guard wanted != nil || isOnWatch else { return configuration }
    let offers: [ConfigurationRecommendation]
    do {
      offers = try await requestedRecommendations(of: widget, app)
    } catch {
      throw HostError.extensionFailed(id, reason: FetchFailure(error).message)
    }
    if offers.isEmpty, isOnWatch {
      throw HostError.badPlace(
        reason: "the watch does not offer \"\(kind)\": it has parameters, and its provider "
          + "returns no recommendations(), which a watch shows in place of a configuration form")
    }
    // The gallery of the page sends the values of a recommendation.
    if wanted == nil, offers.contains(where: { $0.values == configuration }) {
      return configuration
    }
    let titles = offers.enumerated().map { "\($0) (\($1.title))" }.joined(separator: ", ")
    guard configuration.isEmpty else {
      throw HostError.badPlace(
        reason: "\"\(kind)\" cannot have other values beside a recommendation; available: "
          + (offers.isEmpty ? "none" : titles))
    }
    let number = wanted.map { Int($0) ?? -1 } ?? 0
    let offer =
      offers.first { $0.title == wanted }
      ?? (offers.indices.contains(number) ? offers[number] : nil)
    guard let offer else {
      throw HostError.badValue(
        parameter: "recommendation", expected: "one of: \(offers.isEmpty ? "none" : titles)")
    }
    return offer.values
  }

  /// When a widget is relevant, and in which configurations. Throws `HostError.unknownExtension`,
  /// `.unknownKind`, `.extensionFailed`.
  public func relevance(
    extension id: ExtensionID, kind: String
  ) async throws -> [RelevanceAttribute] {
    let app = try app(id)
    _ = try widget(kind, of: id)
    do {
      return try await extensions.relevance(
        kind: kind, of: app, clock: clock.extensionClock, device: device)
    } catch {
      throw HostError.extensionFailed(id, reason: FetchFailure(error).message)
    }
  }

  /// The choices of a widget's or a control's parameter. Throws `HostError.unknownExtension`,
  /// `.unknownKind`, `.unknownParameter`, `.extensionFailed`.
  public func options(
    extension id: ExtensionID, _ request: OptionsRequest
  ) async throws -> OptionsReply {
    let app = try app(id)
    let parameters =
      try app.control(ofKind: request.kind)?.configuration.parameters
      ?? widget(request.kind, of: id).1.configuration.parameters
    guard let parameter = parameters.first(where: { $0.name == request.parameter }) else {
      throw HostError.unknownParameter(
        request.parameter, kind: request.kind, known: parameters.map(\.name))
    }
    // Fixed choices need no call to the extension.
    if !parameter.hasDynamicOptions, !parameter.supportsSearch, !parameter.options.isEmpty {
      return OptionsReply(
        sections: [.init(options: parameter.options)], defaultValue: parameter.defaultValue)
    }
    do {
      let reply = try await extensions.options(
        request, of: app, clock: clock.extensionClock, device: device)
      noteChoices(reply, to: request, parameter, of: id)
      return reply
    } catch {
      let reason = FetchFailure(error).message
      noteChoices(failed: reason, to: request, of: id)
      throw HostError.extensionFailed(id, reason: reason)
    }
  }
}
