import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

/// Draws the pictures of one preview.
struct PreviewDrawing {
  /// The entries or content states that are drawn at most.
  private static let maxStates = 6

  let settings: RenderSettings
  let session: ExtensionSession
  let painter: WidgetPainter

  /// - Parameters:
  ///   - preview: The index of the preview.
  ///   - item: The index in the preview's descriptions.
  func section(
    _ result: PreviewResult, preview: Int, item: Int
  ) async throws -> SheetContent.Section {
    var section = SheetContent.Section(
      title: result.title, subtitle: "\(result.content) · \(result.place)", light: [], dark: [],
      lockScreen: [])
    switch result.description?.content {
    case nil: break
    case .view(let layout, let isLandscape):
      let request = viewRequest(result.title, layout, isLandscape: isLandscape)
      let pictures = try await pictures(
        PreviewRequest(
          preview: preview, item: item, widget: request, fits: layout == .sizeThatFits),
        cornerRadius: 0)
      (section.light, section.dark) = (pictures[0], pictures[1])
    case .widget(let family):
      let request = try widgetRequest(result.title, family)
      let pictures = try await pictures(
        PreviewRequest(preview: preview, item: item, widget: request),
        cornerRadius: settings.device.cornerRadius(of: family))
      if family.isAccessory {
        section.lockScreen = pictures[0]
        section.showsClock = true
      } else {
        (section.light, section.dark) = (pictures[0], pictures[1])
      }
    case .activity(let activity): try await add(activity, to: &section)
    }
    return section
  }

  // MARK: Views and widgets

  private func viewRequest(
    _ title: String, _ layout: PreviewDescription.Layout, isLandscape: Bool
  ) -> WidgetRequest {
    let screen = settings.device.screen
    let size =
      switch layout {
      case .fixed(let size): size
      case .device, .sizeThatFits:
        isLandscape
          ? LinkSize(width: screen.height, height: screen.width)
          : LinkSize(width: screen.width, height: screen.height)
      }
    return WidgetRequest(
      kind: title, family: .systemLarge, displaySize: size,
      environments: [
        settings.environment(.systemLarge, scheme: .light),
        settings.environment(.systemLarge, scheme: .dark),
      ])
  }

  private func widgetRequest(
    _ title: String, _ family: WidgetFamilyName
  ) throws -> WidgetRequest {
    let schemes: [RenderEnvironment.ColorScheme] = family.isAccessory ? [.dark] : [.light, .dark]
    guard let size = settings.device.size(of: family) else {
      throw ToolError.familyNotOnDevice(
        family, device: settings.device.identifier,
        families: settings.device.families.map(\.family))
    }
    return WidgetRequest(
      kind: title, family: family, displaySize: size,
      contentMargins: settings.device.contentMargins(of: family),
      containerCornerRadius: settings.device.cornerRadius(of: family),
      environments: schemes.map { settings.environment(family, scheme: $0) },
      archives: .spread(Self.maxStates))
  }

  /// The pictures of each environment, one for each entry.
  private func pictures(
    _ request: PreviewRequest, cornerRadius: Double
  ) async throws -> [[PagePicture]] {
    let reply = try await session.timeline(.drawnPreview(request))
    let (widget, dates) = (request.widget, reply.entries.map(\.date))
    return try widget.environments.enumerated().map { position, environment in
      try reply.archives.filter { $0.environment == position }.map { entry in
        let archive = try ViewArchive(decoding: entry.archive.data)
        let look = WidgetLook(environment, family: widget.family, cornerRadius: cornerRadius)
        return PagePicture(
          caption: dates.count > 1 ? "Entry \(entry.entry)" : "",
          isInline: widget.family == .accessoryInline,
          picture: try painter.picture(archive, at: dates[entry.entry], look: look),
          size: archive.size, cornerRadius: cornerRadius)
      }
    }
  }

  // MARK: Live Activities

  private func add(
    _ activity: PreviewedActivity, to section: inout SheetContent.Section
  ) async throws {
    let job = SheetJob(settings: settings, session: session, painter: painter)
    let name = activity.presentation.argument
    for (index, state) in activity.states.prefix(Self.maxStates).enumerated() {
      func picture(_ scheme: RenderEnvironment.ColorScheme) async throws -> PagePicture {
        var picture = try await job.picture(name, scheme) { forms in
          ActivityRequest(
            id: "preview", attributesType: activity.attributesType,
            attributes: activity.attributes, state: state, forms: forms)
        }
        picture.caption = activity.states.count > 1 ? "State \(index)" : name.title
        return picture
      }
      guard name == .lock else {
        section.lockScreen.append(try await picture(.dark))
        continue
      }
      section.light.append(try await picture(.light))
      section.dark.append(try await picture(.dark))
    }
  }
}
