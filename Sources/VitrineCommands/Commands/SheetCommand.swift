import DeviceSurfaces
import Devices
import Foundation
import HostLink

extension Command {
  static let sheet = Command(
    spec: CommandSpec(
      name: "sheet", summary: "Draw all widget kinds and families, light and dark, on one page.",
      positionals: [.extensionArgument],
      options: ProjectOptions.options + RenderSettings.options + [
        .value("kind", "KIND", repeats: true, "Draw only this kind; repeatable."),
        .value(
          "output", "OUT", short: "o", "PNG file to write. Default: <extension>-sheet.png."),
      ])
  ) { arguments, context in
    var settings = try RenderSettings(arguments, now: context.now())
    // The device's scale would make a page of many widgets needlessly large.
    if arguments["scale"] == nil { settings.scale = 2 }
    try PictureFormat.requirePNG(output: arguments["output"])
    let location = try ExtensionLocation(arguments, in: context)
    let output = arguments["output"] ?? "\(location.name)-sheet.png"
    let page = try await context.console.during("drawing \(location.name)") { [settings] in
      try await ExtensionSession.run(location, settings: settings, in: context) { session in
        let painter = try WidgetPainter(warnings: session.warnings)
        let job = SheetJob(settings: settings, session: session, painter: painter)
        let content = try await job.content(kinds: arguments.all("kind"))
        return try SheetPage(content: content, scale: settings.scale)
          .picture(painter.rasterizer).png()
      }
    }
    let file = OutputFile(url: context.file(output))
    try file.write(page)
    context.console.print(file.url.path)
  }
}

/// Requests all pictures of a sheet: one timeline for each kind and family.
private struct SheetJob {
  var settings: RenderSettings
  var session: ExtensionSession
  var painter: WidgetPainter

  func content(kinds: [String]) async throws -> SheetContent {
    let widgets = session.description.widgets
    for kind in kinds where !widgets.contains(where: { $0.kind == kind }) {
      throw ToolError.unknownKind(kind, extension: session.name, kinds: widgets.map(\.kind))
    }
    let wanted = widgets.filter { kinds.isEmpty || kinds.contains($0.kind) }
    var sections: [SheetContent.Section] = []
    for widget in wanted {
      let section = try await section(widget)
      if !section.light.isEmpty || !section.lockScreen.isEmpty { sections.append(section) }
    }
    guard !sections.isEmpty else { throw ToolError.noWidgets(extension: session.name) }
    let device = settings.device
    let screen = "\(shortNumber(device.screen.width)) × \(shortNumber(device.screen.height)) points"
    let date = dateText(settings.clock, timeZone: settings.timeZone)
    let clock = ScreenClock(
      locale: settings.locale.identifier, timeZone: settings.timeZoneName)
    return SheetContent(
      title: session.title, clock: clock.time(settings.clock),
      subtitle:
        "\(screen) · \(settings.locale.identifier) · \(date) \(settings.timeZoneName)",
      sections: sections)
  }

  private func section(_ widget: WidgetDescription) async throws -> SheetContent.Section {
    var section = SheetContent.Section(
      title: widget.displayName ?? widget.kind, subtitle: widget.description ?? widget.kind,
      light: [], dark: [], lockScreen: [])
    for family in Self.order where widget.supportedFamilies.contains(family) {
      guard settings.device.size(of: family) != nil else { continue }
      let pictures = try await pictures(widget, family)
      if family.isAccessory {
        section.lockScreen += pictures
      } else if pictures.count == 2 {
        section.light.append(pictures[0])
        section.dark.append(pictures[1])
      }
    }
    return section
  }

  /// Draws a system family in light and dark, an accessory family as on the Lock Screen.
  private func pictures(
    _ widget: WidgetDescription, _ family: WidgetFamilyName
  ) async throws -> [PagePicture] {
    let schemes: [RenderEnvironment.ColorScheme] = family.isAccessory ? [.dark] : [.light, .dark]
    let environments = schemes.map { settings.environment(family, scheme: $0) }
    let request = try WidgetSelection(widget: widget, family: family).request(
      on: settings.device, environments: environments, archives: .shown(at: settings.clock))
    let reply = try await session.timeline(.timeline(request))
    let entry = reply.archives.first?.entry ?? 0
    let radius = settings.device.cornerRadius(of: family)
    return try environments.enumerated().map { index, environment in
      let archive = try session.archive(
        reply, kind: widget.kind, entry: entry, environment: index)
      let picture = try painter.picture(
        archive, at: settings.clock,
        look: WidgetLook(environment, family: family, cornerRadius: radius))
      return PagePicture(
        family: family, picture: picture, size: archive.size, cornerRadius: radius)
    }
  }

  private static let order: [WidgetFamilyName] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
    .accessoryInline, .accessoryCircular, .accessoryCorner, .accessoryRectangular,
  ]
}
