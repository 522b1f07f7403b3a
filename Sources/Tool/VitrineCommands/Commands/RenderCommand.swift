import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

extension Command {
  static let render = Command(
    spec: CommandSpec(
      name: "render",
      summary: "Draw a widget, control or Live Activity as PNG, SVG, PDF or text tree.",
      discussion: """
        Calls the provider once, with the clock at --at, and draws the entry that is on screen \
        then. --entry N draws entry N instead, at its own date unless --at is given.

        --control draws a control on the background of its surface. --activity draws one content \
        of a Live Activity as the Lock Screen, StandBy or the Dynamic Island shows it.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [.seed] + WidgetSelection.options + ControlRenderJob.options
        + ActivityRenderJob.options
        + VisionOptions.options + RenderSettings.options + [
          .value(
            "entry", "N",
            "Number of the timeline entry, from 0. Default: the one on screen at --at."),
          RenderSettings.schemeOption,
          .value(
            "mode", "MODE", offers: .cases(of: RenderEnvironment.RenderingMode.self),
            "Rendering mode: fullColor, accented or vibrant. Default: fullColor; "
              + "accessories: vibrant, on a watch fullColor."),
        ] + ComplicationOptions.options + [
          .flag("placeholder", "Draw the placeholder, redacted."),
          .flag("snapshot", "Draw the snapshot for the widget gallery."),
          .flag("redacted", "Redact privacy-sensitive content."),
          .value(
            "format", "FORMAT", offers: .cases(of: PictureFormat.self),
            "png, svg, pdf or tree. Default: by the file extension of OUT."),
          .value(
            "output", "OUT", short: "o",
            "File to write; - for standard output. Default: <kind>-<family>.png, "
              + "<kind>-<size>-<state>.png or <type>-<presentation>.png; a tree is printed."),
        ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    let render = try RenderJob(arguments, in: context)
    let location = try ExtensionLocation(arguments, in: context)
    let output = arguments["output"]
    try context.requireWritable(output)
    let format = try PictureFormat(arguments["format"], output: output == "-" ? nil : output)
    let rasterizer = SharedRasterizer()
    rasterizer.prepare()
    let picture = try await ExtensionSession.run(location, settings: render.settings, in: context) {
      try await render.archive($0).file(format, with: rasterizer, warnings: $0.warnings)
    }
    try picture.write(to: output, in: context)
  }
}

/// The parsed arguments of `render`, without those about the file.
struct RenderJob {
  enum Source { case timeline, placeholder, snapshot }

  var arguments: ParsedArguments
  var settings: RenderSettings
  var scheme: RenderEnvironment.ColorScheme?
  var mode: RenderEnvironment.RenderingMode?
  var source: Source
  var complication: ComplicationOptions
  var entry: Int?
  /// With `--control`; else nil.
  var control: ControlRenderJob?
  /// With `--activity`; else nil.
  var activity: ActivityRenderJob?
  /// On the device `vision`; else nil.
  var vision: VisionOptions?

  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.arguments = arguments
    settings = try RenderSettings(arguments, now: context.now())
    scheme = try RenderSettings.scheme(arguments["scheme"])
    mode = try arguments["mode"].map {
      try namedValue($0, option: "--mode", what: "rendering mode", default: .fullColor)
    }
    complication = try ComplicationOptions(arguments)
    switch (arguments.has("placeholder"), arguments.has("snapshot")) {
    case (true, true): throw UsageError.conflict("--placeholder", "--snapshot")
    case (true, false): source = .placeholder
    case (false, true): source = .snapshot
    case (false, false): source = .timeline
    }
    entry = try arguments["entry"].map { text in
      guard source == .timeline else { throw UsageError.conflict("--entry", "--\(source)") }
      guard let number = Int(text), number >= 0 else {
        throw ValueError(
          value: text, option: "--entry", expected: "a whole number of at least 0")
      }
      return number
    }
    vision = try VisionOptions(arguments, on: settings.device)
    activity = try ActivityRenderJob(arguments, settings: settings, in: context)
    control = try ControlRenderJob(arguments, settings: settings)
  }

  /// Requests what is to be drawn.
  func archive(_ session: ExtensionSession) async throws -> RenderedArchive {
    if let activity { return try await activity.archive(session) }
    if let control { return try await control.archive(session) }
    return try await widget(session)
  }

  private func widget(_ session: ExtensionSession) async throws -> RenderedArchive {
    let selection = try WidgetSelection(arguments, in: session, device: settings.device)
    let family = selection.family
    if mode == .fullColor, family.isAccessory, family != .accessoryRectangular,
      settings.device.idiom != .watch
    {
      throw ToolError.unsupportedMode("fullColor", family: family)
    }
    var redaction: [RenderEnvironment.RedactionReason] = []
    if source == .placeholder { redaction.append(.placeholder) }
    if arguments.has("redacted") { redaction.append(.privacy) }
    var environment = settings.environment(
      family, scheme: scheme, mode: mode, redaction: redaction)
    environment.levelOfDetail = vision?.levelOfDetail == .simplified ? .simplified : nil
    try complication.apply(to: &environment, family, on: settings.device)
    var request = try selection.request(
      on: settings.device, environments: [environment],
      archives: entry.map { .indices([$0]) } ?? .shown(at: settings.clock))
    request.corner = complication.corner
    let reply = try await session.timeline(call(request))
    let index = entry ?? reply.archives.first?.entry ?? 0
    guard reply.entries.indices.contains(index) else {
      throw ToolError.entryOutOfRange(index, kind: request.kind, count: reply.entries.count)
    }
    let archive = try session.archive(reply, kind: request.kind, entry: index)
    let instant =
      entry != nil && !settings.isClockGiven ? reply.entries[index].date : settings.clock
    let suffix = scheme == .dark ? "-dark" : ""
    let kindName = RenderedFile.name(ofKind: request.kind)
    let cornerRadius = settings.device.cornerRadius(of: family)
    let name = "\(kindName)-\(family.shortName)\(suffix)"
    guard let vision else {
      return RenderedArchive(
        archive: archive,
        look: WidgetLook(
          environment, family: family, cornerRadius: cornerRadius,
          accent: settings.device.idiom == .watch ? complication.accent : .white),
        date: instant, name: name)
    }
    // The frame clips the widget and has its background.
    var look = WidgetLook(environment, family: family, cornerRadius: 0)
    look.options.background = nil
    look.options.containerShape = .rectangle
    return RenderedArchive(
      archive: try vision.mount(selection.widget, environment.colorScheme)
        .framed(archive, cornerRadius: cornerRadius),
      look: look, date: instant, name: name)
  }

  private func call(_ request: WidgetRequest) -> HostCall {
    switch source {
    case .timeline: .timeline(request)
    case .placeholder: .placeholder(request)
    case .snapshot: .snapshot(request, isPreview: true)
    }
  }
}
