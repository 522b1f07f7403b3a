import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Devices
import Foundation
import HostLink
import NearestName

extension Command {
  static let place = Command(
    spec: CommandSpec(
      name: "place", summary: "Place a widget on the running device.",
      positionals: [.init(name: "KIND", help: "Widget kind; `vitrine gallery` lists them.")],
      options: [
        .value("extension", "ID", "Extension of the widget, if several have the kind."),
        .value(
          "family", "FAMILY", offers: .words(WidgetFamilyName.allCases.map(\.shortName)),
          "Widget family. Default: the widget's first that the device shows."),
        .value("at", "PLACE", "\(PlaceArgument.help). Default: the first free place."),
        DeviceRole.option("that of PLACE, or else main"),
        .value("set", "NAME=VALUE", repeats: true, "Set a parameter; repeatable."),
        .value(
          "recommendation", "NAME|N",
          "Recommended configuration, which a watch has in place of parameters; `vitrine gallery "
            + "--recommendations` lists them. Default on a watch: 0, the first one."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let place = try arguments["at"].map { try PlaceArgument.parse($0, option: "--at") }
    let role = try DeviceRole.named(arguments)
    if let role, let surface = place?.surface, !role.surfaces.contains(surface) {
      throw HostError.badPlace(reason: role.lacks(surface))
    }
    let item = try await device.galleryItem(
      arguments.positionals[0], extension: arguments["extension"])
    let family = try await device.family(
      arguments["family"], of: item, on: role ?? place?.role ?? .main, at: place)
    let values = try await device.configuration(
      arguments.all("set"), kind: item.kind, parameters: item.configuration.parameters,
      extension: item.extension)
    try await device.run(
      PlaceWidget(
        extension: item.extension, kind: item.kind, family: family, place: place,
        on: role, configuration: values, recommendation: arguments["recommendation"]),
      as: .placement
    ) { $0.line }
  }

  static let move = Command(
    spec: CommandSpec(
      name: "move", summary: "Move a widget, or stack it on another one.",
      positionals: [
        .init(name: "PLACEMENT", help: "Id of a placement, such as p1, or a stack, such as s1."),
        .init(name: "PLACE", help: "\(PlaceArgument.help).", isRequired: false),
      ],
      options: [
        .value("onto", "PLACEMENT", "Widget or stack of the same family to stack it on."),
        DeviceRole.option("the widget's device if it has PLACE, or else that of PLACE"),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let id = ArrangedID(arguments.positionals[0])
    switch (arguments.positionals.dropFirst().first, arguments["onto"]) {
    case (let place?, nil):
      let place = try PlaceArgument.parse(place, option: "PLACE")
      let role = try DeviceRole.named(arguments)
      try await device.run(MoveWidget(id, to: place, on: role), as: .placement) { $0.line }
    case (nil, _?) where arguments["on"] != nil: throw UsageError.conflict("--on", "--onto")
    case (nil, let target?):
      try await device.run(StackWidget(id, onto: ArrangedID(target)), as: .stack) { stack in
        let members = stack.members.map(\.rawValue).joined(separator: ", ")
        return "\(stack.id)  \(members)  \(stack.place.text(on: stack.device))"
      }
    case (nil, nil): throw UsageError.missingPositional("PLACE or --onto", command: "move")
    default: throw UsageError.conflict("PLACE", "--onto")
    }
  }

  static let resize = Command(
    spec: CommandSpec(
      name: "resize", summary: "Change the size of a placed widget.",
      positionals: [
        .placement,
        .init(
          name: "FAMILY", help: "Widget family, such as medium.",
          offers: .words(WidgetFamilyName.allCases.map(\.shortName))),
      ], options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let (id, name) = (arguments.positionals[0], arguments.positionals[1])
    guard let family = WidgetFamilyName(named: name) else {
      throw ValueError(
        value: name, option: "FAMILY",
        expected: "one of: "
          + knownNames(WidgetFamilyName.allCases.map(\.shortName), insteadOf: name))
    }
    try await device.run(ResizeWidget(PlacementID(id), to: family), as: .placement) { $0.line }
  }

  static let remove = Command(
    spec: CommandSpec(
      name: "remove", summary: "Remove widgets or stacks from the running device.",
      positionals: [
        .init(
          name: "PLACEMENT", help: "Id of a placement, such as p1, or a stack, such as s1.",
          repeats: true)
      ], options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    for id in arguments.positionals { try await device.perform(RemoveWidget(ArrangedID(id))) }
  }
}

extension RunningDevice {
  /// Returns the gallery's widget of a kind, which can be named by its display name. Throws
  /// `HostError.unknownExtension`, `ToolError.unknownKind`, `.ambiguousKind`.
  func galleryItem(_ kind: String, extension name: String?) async throws -> GalleryItem {
    let id = try await identifier(ofOptional: name)
    let items = try await client.call(ListGallery())
      .filter { id == nil || $0.extension == id }
    if let item = try items.item(named: kind) { return item }
    throw ToolError.unknownKind(
      kind, extension: id?.rawValue ?? "the device", kinds: items.map(\.kind),
      names: items.shownNames)
  }

  fileprivate func family(
    _ name: String?, of item: GalleryItem, on role: DeviceRole, at place: WidgetPlace?
  ) async throws -> WidgetFamilyName {
    if let name {
      if let family = WidgetFamilyName(named: name) { return family }
      throw ValueError(
        value: name, option: "--family",
        expected: "a family that \"\(item.kind)\" supports: "
          + item.families.known(insteadOf: name))
    }
    let settings = try await state().settings(of: role)
    let screen = settings?.screen ?? .standard(role)
    let shown = item.families.filter { screen.size(of: $0) != nil }
    // If the place accepts none of them, the host says what it accepts.
    guard let family = shown.first(where: { place?.accepts($0) ?? true }) ?? shown.first else {
      throw ToolError.noFamilyOnDevice(
        kind: item.kind, supported: item.families, device: screen.identifier,
        shown: screen.families.map(\.family))
    }
    return family
  }
}

extension WidgetPlace {
  /// Whether a family may be at the place, as far as the place alone says.
  fileprivate func accepts(_ family: WidgetFamilyName) -> Bool {
    switch self {
    case .face(let face, let position):
      face.slots.indices.contains(position) ? face.slots[position] == family : true
    case .lockInline: family == .accessoryInline
    case .lockRow: family == .accessoryCircular || family == .accessoryRectangular
    case .stack: true
    case .home, .side, .list: surface?.shows(family) ?? true
    }
  }
}
