import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import PreviewTesting
import ViewArchive

/// The parsed arguments of `render --activity`: one content of a Live Activity in one presentation.
struct ActivityRenderJob {
  static let options: [CommandSpec.Option] = [
    .value(
      "activity", "TYPE", "Draw the Live Activity with this attributes type instead of a widget."),
    .value(
      "presentation", "NAME", offers: .cases(of: PresentationArgument.self),
      "With --activity: lock, compact, minimal, expanded, landscape (compact on a phone in "
        + "landscape), small or standby. Default: lock, on a watch and in a car small."),
    .value(
      "attributes", "FILE",
      "With --activity: JSON file with the attributes; - for standard input. Default: an example."
    ),
    .value(
      "content", "FILE",
      "With --activity: JSON file with the content state; - for standard input. Default: an "
        + "example."),
    .flag("stale", "With --activity: draw the content as stale."),
  ]

  private let type: String
  private let presentation: PresentationArgument
  /// nil draws an example that the extension's type decodes.
  private let attributes: Data?
  private let content: Data?
  private let isStale: Bool
  private let settings: RenderSettings
  private let environment: RenderEnvironment

  /// Returns nil without `--activity`. Throws `UsageError`, `ValueError`, `ToolError`.
  init?(
    _ arguments: ParsedArguments, settings: RenderSettings, in context: ToolContext
  ) throws {
    guard let type = arguments["activity"] else {
      for option in ["presentation", "attributes", "content"] where arguments[option] != nil {
        throw UsageError.missingOption("--\(option)", requires: "--activity")
      }
      if arguments.has("stale") {
        throw UsageError.missingOption("--stale", requires: "--activity")
      }
      return nil
    }
    for option in ["kind", "family", "entry", "mode", "control"] where arguments[option] != nil {
      throw UsageError.conflict("--activity", "--\(option)")
    }
    for flag in ["placeholder", "snapshot"] where arguments.has(flag) {
      throw UsageError.conflict("--activity", "--\(flag)")
    }
    self.type = type
    self.settings = settings
    isStale = arguments.has("stale")
    presentation = try namedValue(
      arguments["presentation"], option: "--presentation", what: "presentation",
      default: PresentationArgument.all(on: settings.device).first ?? .lock)
    attributes = try Self.json(arguments["attributes"], in: context)
    content = try Self.json(arguments["content"], in: context)
    var environment = settings.environment(
      .systemSmall,
      scheme: presentation == .standby ? .dark : try RenderSettings.scheme(arguments["scheme"]),
      redaction: arguments.has("redacted") ? [.privacy] : [])
    environment.showsContainerBackground = false
    self.environment = environment
  }

  private static func json(
    _ name: String?, in context: ToolContext
  ) throws -> Data? {
    guard let name else { return nil }
    if name == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    do {
      return try Data(contentsOf: context.file(name))
    } catch {
      throw ToolError.unreadable(name, reason: error.localizedDescription)
    }
  }

  func archive(_ session: ExtensionSession) async throws -> RenderedArchive {
    let scene = try ActivityScene(presentation, on: settings.device, environment)
    let example = ActivityExample(type, of: session)
    let attributes =
      if let attributes { attributes } else { try await example.noted(.attributes) }
    let content = if let content { content } else { try await example.noted(.content) }
    let reply = try await session.activity(
      ActivityRequest(
        id: "render", attributesType: type, attributes: attributes, state: content,
        isStale: isStale, forms: scene.forms))
    let archives = try scene.archives(in: reply, session)
    var environment = environment
    environment.displayScale = scene.scale
    return RenderedArchive(
      archive: scene.picture(reply, archives).archive,
      look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0), date: settings.clock,
      name: "\(RenderedFile.name(ofKind: type))-\(presentation.rawValue)")
  }
}
