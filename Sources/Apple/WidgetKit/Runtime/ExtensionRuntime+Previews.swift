import FoundationSupplement
import HostLink
import SwiftUI
import ViewArchive

/// Previews: describes them and archives their views and widgets. Their Live Activities are
/// archived like all others, with the attributes and states in the description.
extension ExtensionRuntime {
  func describedPreview(_ index: Int) async throws -> [PreviewDescription] {
    switch try declaration(at: index) {
    case .macro(let type):
      let preview = try type.makePreview()
      if let arguments = preview.content as? ArgumentPreviews {
        guard arguments.count > 0 else {
          throw FailureReport(.thrown, "The preview has no arguments. Give it at least one.")
        }
        let content = try await content(of: arguments.settings)
        return arguments.names.map { PreviewDescription(name: $0, content: content) }
      }
      return [
        PreviewDescription(
          name: preview.name, content: try await content(of: preview.content),
          configuration: (preview.content as? WidgetPreview)?.configuration)
      ]
    case .provider(let type):
      var descriptions: [PreviewDescription] = []
      for settings in try settings(of: type) {
        descriptions.append(
          PreviewDescription(name: settings.name, content: try await content(of: settings)))
      }
      return descriptions
    }
  }

  func drawnPreview(_ request: PreviewRequest) async throws -> TimelineReply {
    switch try declaration(at: request.preview) {
    case .macro(let type):
      let preview = try type.makePreview()
      if let widget = preview.content as? WidgetPreview {
        return try await drawn(widget, request.widget)
      }
      if let view = preview.content as? ViewPreview {
        return try drawn(try await view.view(), request)
      }
      if let arguments = preview.content as? ArgumentPreviews, let view = arguments[request.item] {
        var reply = try drawn(try await view.view(), request)
        if arguments.count > ArgumentPreviews.limit, request.item == 0 {
          reply.notices.addWarnings([
            "The preview has \(arguments.count) arguments: the first \(ArgumentPreviews.limit) are "
              + "drawn."
          ])
        }
        return reply
      }
    case .provider(let type):
      let view = type.view(at: request.item)
      return request.form == .widget
        ? try drawn(asWidget: view, request.widget) : try drawn(view, request)
    }
    throw FailureReport(.thrown, "The preview has no such view.")
  }

  private func declaration(at index: Int) throws -> PreviewCatalog.Declaration {
    let declarations = PreviewCatalog.shared.declarations
    guard declarations.indices.contains(index) else {
      throw FailureReport(.thrown, "The extension has \(declarations.count) previews.")
    }
    return declarations[index].declaration
  }

  private func settings(of type: any PreviewProvider.Type) throws -> [PreviewSettings] {
    type.settings(try readyArchiver(), EnvironmentValues(), now: Date())
  }

  // MARK: Description

  private func content(
    of preview: any PreviewContent
  ) async throws -> PreviewDescription.Content {
    switch preview {
    case let widget as WidgetPreview: return .widget(try widget.family.named)
    case let activity as ActivityPreview: return .activity(try await described(activity))
    case let view as ViewPreview: return try await content(of: view.settings)
    default: throw FailureReport(.thrown, "The preview has unknown content.")
    }
  }

  private func content(of settings: PreviewSettings) async throws -> PreviewDescription.Content {
    if let context = settings.context as? WidgetPreviewContext {
      return .widget(try context.family.named)
    }
    if let context = settings.context as? ActivityPreviewContext {
      return .activity(try await described(context.preview))
    }
    let layout: PreviewDescription.Layout =
      switch settings.layout {
      case .device: .device
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(LinkSize(width: width, height: height))
      }
    let isLandscape = [.landscapeLeft, .landscapeRight].contains(settings.orientation)
    return .view(layout, isLandscape: isLandscape)
  }

  private func described(_ preview: ActivityPreview) async throws -> PreviewedActivity {
    for case let activity as ActivityRegistration in preview.registrations() { add(activity) }
    return try await preview.activity()
  }

  // MARK: Drawing

  private func drawn(
    _ preview: WidgetPreview, _ request: WidgetRequest
  ) async throws -> TimelineReply {
    let widgets = preview.registrations().compactMap { $0 as? WidgetRegistration }
    guard let widget = widgets.first else {
      throw FailureReport(.unknownKind, "The widget of the preview has no configuration.")
    }
    let environments = try environments(of: request, widget)
    let context = try context(request, environments, isPreview: true)
    let entries = try await preview.entries(context, request.configuration)
    let provided = try widget.source.timeline(of: entries)
    return try archived(provided, request, widget, environments)
  }

  /// Draws a view that has the context of a widget.
  private func drawn(asWidget view: AnyView, _ request: WidgetRequest) throws -> TimelineReply {
    let timeline = ProvidedTimeline([PreviewedView(view: view)], .never) { $0.view }
    return try archived(timeline, request, nil, try environments(of: request, nil))
  }

  private func drawn(_ view: AnyView, _ request: PreviewRequest) throws -> TimelineReply {
    let archiver = try readyArchiver()
    let size = request.widget.displaySize.size
    let bounds = ArchiveBounds(
      minimum: request.form == .fittingView ? .zero : size, maximum: size)
    let now = Date()
    var reply = TimelineReply(entries: [EntryDescription(date: now)])
    for (position, link) in request.widget.environments.enumerated() {
      let environment = try EnvironmentValues(link).onDevice(
        hinge: request.hinge.map(DeviceHinge.init),
        regions: request.regions.enumerated().map { ReservedRegion($1, number: $0) })
      CurrentLocale.set(environment.locale)
      let archive = PreviewWindow(archiver).archive(
        view, fitting: bounds, environment: environment, now: now)
      reply.notices.addWarnings(archive.notices)
      reply.archives.append(
        ArchivedEntry(entry: 0, environment: position, archive: try archive.encoded()))
    }
    return reply
  }
}

/// The view of a `PreviewProvider`, as the entry of a widget.
///
/// Unchecked: it stays on the main actor.
private struct PreviewedView: TimelineEntry, @unchecked Sendable {
  let date = Date()
  let view: AnyView
}

extension WidgetFamily {
  /// Throws a `FailureReport` for a family that cannot be drawn.
  fileprivate var named: WidgetFamilyName {
    get throws {
      guard let linkName else {
        throw FailureReport(.unsupportedFamily, "The family \(self) is not supported.")
      }
      return linkName
    }
  }
}
