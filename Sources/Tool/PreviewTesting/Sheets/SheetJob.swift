import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink

/// Requests all pictures of a sheet: one timeline for each kind and family, then the controls and
/// the Live Activities.
package struct SheetJob {
  package var settings: RenderSettings
  package var sessions: SheetSession
  package var painter: WidgetPainter
  /// Whether the page shows several devices.
  package var namesDevice = false

  var session: ExtensionSession { sessions.current }

  package init(
    settings: RenderSettings, sessions: SheetSession, painter: WidgetPainter,
    namesDevice: Bool = false
  ) {
    self.settings = settings
    self.sessions = sessions
    self.painter = painter
    self.namesDevice = namesDevice
  }

  /// nil if the device shows nothing of the extension. Throws `ToolError.unknownKind` and errors of
  /// the extension.
  package func content(kinds: [String]) async throws -> SheetContent? {
    let contents = session.description
    let types = contents.activities.map(\.attributesType)
    let named: [any NamedKind] = contents.widgets + contents.controls
    let kinds = try kinds.map { name in
      if types.contains(name) { return name }
      if let kind = try named.kind(named: name) { return kind }
      throw ToolError.unknownKind(
        name, extension: session.name, kinds: named.map(\.kind) + types, names: named.shownNames)
    }
    func isWanted(_ kind: String) -> Bool { kinds.isEmpty || kinds.contains(kind) }
    var sections: [SheetContent.Section] = []
    for widget in contents.widgets where isWanted(widget.kind) {
      sections.append(try await section(widget))
    }
    let showsControls = !settings.device.controlSizes.isEmpty
    for control in contents.controls where showsControls && isWanted(control.kind) {
      sections.append(try await drawn(control.kind) { try await section(control) })
    }
    for activity in contents.activities where isWanted(activity.attributesType) {
      let type = activity.attributesType
      sections.append(try await drawn(type) { try await section(activity: type) })
    }
    sections.removeAll { $0.light.isEmpty && $0.lockScreen.isEmpty && !$0.hasFailed }
    guard !sections.isEmpty else { return nil }
    let device = settings.device
    let screen = "\(shortNumber(device.screen.width)) × \(shortNumber(device.screen.height)) points"
    guard namesDevice else {
      return SheetContent(
        title: session.title, detail: screen, settings: settings, sections: sections)
    }
    return SheetContent(
      title: "\(session.title) on \(device.idiom.title)",
      detail: "\(device.identifier) · \(screen)", settings: settings, sections: sections)
  }

  /// A section that may fail without the rest of the sheet: a control or an activity may not work
  /// with example values.
  private func drawn(
    _ name: String, _ section: () async throws -> SheetContent.Section
  ) async throws -> SheetContent.Section {
    do {
      return try await section()
    } catch {
      try await sessions.renew(after: error, in: name)
      return SheetContent.Section(title: name, subtitle: "", light: [], dark: [], lockScreen: [])
    }
  }

  private func section(_ widget: WidgetDescription) async throws -> SheetContent.Section {
    var section = SheetContent.Section(
      title: widget.displayName ?? widget.kind, subtitle: widget.description ?? widget.kind,
      light: [], dark: [], lockScreen: [], showsClock: !isBlack, isBlack: isBlack)
    // CarPlay removes backgrounds.
    guard !isCar || widget.isContainerBackgroundRemovable else { return section }
    for family in Self.order where widget.supportedFamilies.contains(family) {
      guard settings.device.size(of: family) != nil else { continue }
      let pictures: [PagePicture]
      do {
        pictures = try await self.pictures(widget, family)
      } catch {
        try await sessions.fail(widget.kind, error)
        section.hasFailed = true
        section.subtitle = "not drawn: \("\(error)".prefix { !$0.isNewline })"
        return section
      }
      if pictures.count == 1 {
        section.lockScreen += pictures
      } else if pictures.count == 2 {
        section.light.append(pictures[0])
        section.dark.append(pictures[1])
      }
    }
    return section
  }

  var isBlack: Bool { settings.device.idiom == .watch || isCar }
  private var isCar: Bool { settings.device.idiom == .car }

  /// Draws a system family in light and dark, an accessory family as on the Lock Screen or a watch,
  /// and the widgets of a car, which are always dark.
  private func pictures(
    _ widget: WidgetDescription, _ family: WidgetFamilyName
  ) async throws -> [PagePicture] {
    let environments = settings.device.schemes(of: family).map {
      settings.shownEnvironment(family, scheme: $0)
    }
    let request = try WidgetSelection(widget: widget, family: family).request(
      on: settings.device, environments: environments, archives: .shown(at: settings.clock))
    let reply = try await session.timeline(.timeline(request))
    let entry = reply.archives.first?.entry ?? 0
    let radius = settings.device.cornerRadius(of: family)
    return try environments.enumerated().map { index, environment in
      let archive = try session.archive(
        reply, kind: widget.kind, entry: entry, environment: index)
      let picture = try painter.picture(
        archive, at: settings.clock, look: settings.shownLook(environment, family))
      return PagePicture(
        caption: family.title, isInline: family == .accessoryInline, picture: picture,
        size: archive.size, cornerRadius: radius)
    }
  }

  private static let order: [WidgetFamilyName] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
    .accessoryInline, .accessoryCircular, .accessoryCorner, .accessoryRectangular,
  ]
}

extension Device.Idiom {
  /// The kind of device in a heading.
  fileprivate var title: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .watch: "Apple Watch"
    case .car: "CarPlay"
    case .mac: "Mac"
    case .vision: "Apple Vision Pro"
    }
  }
}
