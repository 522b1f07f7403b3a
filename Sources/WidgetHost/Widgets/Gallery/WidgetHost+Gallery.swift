import DeviceEngine
import Foundation
import HostLink

/// A widget kind of one extension.
struct GalleryKind: Hashable {
  var `extension`: ExtensionIdentifier
  var kind: String
}

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
            promptsForUserConfiguration: widget.promptsForUserConfiguration))
      }
    }
    return items
  }

  private func recommendations(
    of widget: WidgetDescription, _ app: InstalledExtension
  ) async -> [ConfigurationRecommendation] {
    guard !widget.configuration.parameters.isEmpty else { return [] }
    let key = GalleryKind(extension: app.id, kind: widget.kind)
    if let known = recommendations[key] { return known }
    do {
      let reply = try await extensions.recommendations(
        kind: widget.kind, of: app, clock: clock.extensionClock, device: device)
      if installed[app.id] == app { recommendations[key] = reply }
      return reply
    } catch {
      return []
    }
  }

  /// When a widget is relevant, and in which configurations. Throws `HostError.unknownExtension`,
  /// `.unknownKind`, `.extensionFailed`.
  public func relevance(
    extension id: ExtensionIdentifier, kind: String
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
    extension id: ExtensionIdentifier, _ request: OptionsRequest
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
