import CommandArguments
import CommandContext
import Devices
import Foundation
import HostLink
import Sweep
import SweepDrawing

/// Starts the extensions of sweeps as `vitrine render` does.
struct ExtensionSweepSessions: SweepSessions {
  var bundles: any SweepBundles
  var launch: OneShotLaunch
  var context: ToolContext

  func open(
    _ task: SweepTask, notice: @escaping @Sendable (String) -> Void
  ) async throws -> any SweepSession {
    var context = context
    context.console.error = notice
    let settings = try RenderSettings(task, launch: launch)
    let location = ExtensionLocation(built: try await bundles.path(of: task.bundle), in: context)
    let silent = Console(output: { _ in }, error: { _ in })
    let session = try await ExtensionSession.open(
      location, settings: settings, in: context, output: SessionOutput(silent))
    return ExtensionSweepSession(session: session, settings: settings)
  }
}

/// A running extension with the settings of a task.
private struct ExtensionSweepSession: SweepSession {
  var session: ExtensionSession
  var settings: RenderSettings

  func archives(of task: SweepTask) async throws -> [SweepArchive] {
    guard let widget = session.description.widgets.first(where: { $0.kind == task.kind }) else {
      throw ToolError.unknownKind(
        task.kind, extension: session.name, kinds: session.description.widgets.map(\.kind))
    }
    guard let family = WidgetFamilyName(rawValue: task.family) else {
      throw ToolError.unsupportedFamily(
        .systemSmall, kind: task.kind, supported: widget.supportedFamilies)
    }
    let variants = try task.typeSizes.flatMap { typeSize in
      try task.schemes.map { scheme in
        var sized = settings
        sized.typeSize = try namedValue(
          typeSize, option: "--type-sizes", what: "type size", default: .large)
        let scheme: RenderEnvironment.ColorScheme = scheme == "dark" ? .dark : .light
        return (typeSize, sized.shownEnvironment(family, scheme: scheme))
      }
    }
    let request = try WidgetSelection(widget: widget, family: family).request(
      on: settings.device, environments: variants.map(\.1),
      archives: .indices(Array(0..<task.entries)))
    let reply = try await session.timeline(.timeline(request))
    return reply.archives.map { entry in
      let (typeSize, environment) = variants[entry.environment]
      return SweepArchive(
        typeSize: typeSize, scheme: environment.colorScheme == .dark ? "dark" : "light",
        entry: entry.entry, data: entry.archive.data,
        instant: max(settings.clock, reply.entries[entry.entry].date),
        options: settings.shownLook(environment, family).options)
    }
  }

  func close() async { await session.close() }

  func end() async { await session.end() }
}

extension RenderSettings {
  /// The settings of a task, for its device and language. Throws `ValueError`.
  fileprivate init(_ task: SweepTask, launch: OneShotLaunch) throws {
    var arguments = ParsedArguments()
    arguments.values["device"] = [task.device]
    arguments.values["locale"] = [task.locale]
    if let scale = task.scale { arguments.values["scale"] = ["\(scale)"] }
    if let os = task.os { arguments.values["os"] = [os] }
    try self.init(arguments, now: Date(timeIntervalSince1970: task.clock))
    isClockGiven = true
    self.launch = launch
  }
}
