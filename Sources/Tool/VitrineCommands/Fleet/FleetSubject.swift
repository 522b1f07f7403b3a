import CommandArguments
import CommandContext
import DeviceEngine
import ExtensionPool
import ExtensionProcess
import Fleet
import Foundation
import HostLink
import PreviewTesting

/// The extension of a fleet: its identifiers, an example of its activities, and a process that
/// decodes payloads.
struct FleetSubject {
  let id: ExtensionID
  let bundle: String
  let attributesType: String
  let attributes: Data
  let contentState: Data
  let hasFrequentPushes: Bool
  let check: PayloadCheck?
  private let session: ExtensionSession?

  /// A fleet without an extension. It accepts all payloads.
  init(activity: String?) {
    id = "Fleet"
    bundle = BundleFacts.bundleIdentifier(of: id)
    attributesType = activity ?? "FleetAttributes"
    attributes = Data("{}".utf8)
    contentState = Data("{}".utf8)
    hasFrequentPushes = false
    check = nil
    session = nil
  }

  /// Builds and starts the extension. Throws `ToolError.withoutActivities`, `.unknownActivityType`
  /// and what building throws.
  static func open(
    _ path: String, _ arguments: ParsedArguments, scenario: FleetScenario,
    in context: ToolContext
  ) async throws -> FleetSubject {
    // For `vitrine fleet`, `--seed` is a number, not the option of `ProjectOptions`.
    var arguments = arguments
    arguments.values["seed"] = nil
    let options = try ProjectOptions(arguments, in: context)
    let location = ExtensionLocation(path, options: options, in: context)
    let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
    var settings = try RenderSettings(ParsedArguments(), now: context.now())
    settings.launch = OneShotLaunch(arguments)
    let session = try await ExtensionSession.open(
      ExtensionLocation(built: bundle.url.path, in: context), settings: settings, in: context)
    do {
      return try await FleetSubject(
        session, try BundleReader.built.read(bundle.url), activity: arguments["activity"],
        scenario)
    } catch {
      await session.end()
      throw error
    }
  }

  private init(
    _ session: ExtensionSession, _ facts: BundleFacts, activity: String?,
    _ scenario: FleetScenario
  ) async throws {
    let types = session.description.activities.map(\.attributesType)
    guard let type = activity ?? types.first else {
      throw ToolError.withoutActivities(session.name)
    }
    guard types.contains(type) else {
      throw ToolError.unknownActivityType(type, extension: session.name, types: types)
    }
    let example = ActivityExample(type, of: session)
    id = facts.id
    bundle = facts.bundleIdentifier
    hasFrequentPushes = facts.hasFrequentPushes
    attributesType = type
    self.session = session
    if let given = scenario.attributes {
      attributes = given
    } else {
      attributes = try await example.json(.attributes)
    }
    if let given = scenario.contentState {
      contentState = given
    } else {
      contentState = try await example.json(.content)
    }
    check = PayloadCheck { [attributes] given, state in
      await Self.failure(session, type, given ?? attributes, state)
    }
  }

  func close() async { await session?.close() }

  /// The reason that the extension rejects a payload. nil if it decodes the payload, or if the
  /// extension itself failed.
  private static func failure(
    _ session: ExtensionSession, _ type: String, _ attributes: Data, _ state: Data
  ) async -> ActivityFailure? {
    do {
      _ = try await session.activity(
        ActivityRequest(id: "check", attributesType: type, attributes: attributes, state: state))
      return nil
    } catch let failure as ExtensionFailure {
      guard case .reported = failure else { return nil }
      return ActivityFailure(ExtensionServiceError.failed(ExtensionID(session.name), failure))
    } catch {
      return nil
    }
  }
}
