import CommandArguments
import CommandContext
import Devices
import Foundation
import HostLink
import Rasterizer
import Sweep
import Synchronization
import TextEngine
import ViewArchive

/// Draws the tasks of sweeps, with one request to the extension for all pictures of a task.
///
/// It is an actor because its rasterizer draws one picture at a time. Each worker has its own.
actor SessionPainter: SweepPainter {
  private let bundles: any SweepBundles
  private let context: ToolContext
  private let launch: OneShotLaunch
  private let rasterizer: Rasterizer

  /// Throws `TextEngineError`.
  init(bundles: any SweepBundles, launch: OneShotLaunch, context: ToolContext) throws {
    self.bundles = bundles
    self.launch = launch
    self.context = context
    rasterizer = try Rasterizer(fonts: .standard)
  }

  func paint(_ task: SweepTask) async throws -> PaintedTask {
    let notices = NoticeList()
    var context = context
    context.console.error = { notices.add($0) }
    let settings = try RenderSettings(task, launch: launch)
    let location = ExtensionLocation(try await bundles.path(of: task.bundle), in: context)
    let silent = Console(output: { _ in }, error: { _ in })
    let session = try await ExtensionSession.open(
      location, settings: settings, in: context, output: SessionOutput(silent))
    let pictures: [PaintedPicture]
    do {
      pictures = try await paint(task, settings, in: session)
    } catch {
      await session.end()
      throw error
    }
    await session.close()
    for notice in rasterizer.drainNotices() { notices.add(notice) }
    return PaintedTask(pictures: pictures, notices: notices.all)
  }

  private func paint(
    _ task: SweepTask, _ settings: RenderSettings, in session: ExtensionSession
  ) async throws -> [PaintedPicture] {
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
    return try reply.archives.map { entry in
      let (typeSize, environment) = variants[entry.environment]
      let archive = try ViewArchive(decoding: entry.archive.data)
      let png = try rasterizer.png(
        of: archive, at: max(settings.clock, reply.entries[entry.entry].date),
        options: settings.shownLook(environment, family).options)
      let size = PNGSize(png)
      return PaintedPicture(
        typeSize: typeSize, scheme: environment.colorScheme == .dark ? "dark" : "light",
        entry: entry.entry, png: png, tree: archive.tree(), width: size.width, height: size.height)
    }
  }
}

/// Locates the bundles of sweeps on this machine.
protocol SweepBundles: Sendable {
  func path(of bundle: SweepPlan.Bundle) async throws -> String
}

/// Bundles that were built on this machine.
struct LocalBundles: SweepBundles {
  /// Paths by content hash.
  var paths: [String: String]

  func path(of bundle: SweepPlan.Bundle) throws -> String {
    guard let path = paths[bundle.hash] else { throw ToolError.sweepBundleMissing(bundle.name) }
    return path
  }
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

/// The messages that were reported while a task was drawn, without duplicates.
private final class NoticeList: Sendable {
  private static let limit = 20
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  func add(_ message: String) {
    var text = message.trimmingCharacters(in: .whitespacesAndNewlines)
    for prefix in ["vitrine: ", "warning: "] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    messages.withLock { messages in
      if messages.count < Self.limit, !messages.contains(text) { messages.append(text) }
    }
  }
}

/// The size in the header of a PNG file, in pixels.
private struct PNGSize {
  var width: Int
  var height: Int

  init(_ png: Data) {
    func number(at offset: Int) -> Int {
      png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}
