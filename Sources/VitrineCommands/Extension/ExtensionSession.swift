import Devices
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import ViewArchive

/// A running extension process, its contents, and the warnings for its author.
struct ExtensionSession: Sendable {
  /// The name from the command line, for messages.
  let name: String
  /// The module's name.
  let title: String
  let description: BundleDescription
  let warnings: WarningLog
  private let console: Console
  private let process: ExtensionProcess
  private let clock: HostClock
  private let timeLimit: Duration

  private let data: SessionData

  /// Starts the extension, runs `body`, and ends the extension.
  /// - Parameter output: Receives what it prints; nil prints it.
  static func run<Result: Sendable>(
    _ location: ExtensionLocation, settings: RenderSettings, in context: ToolContext,
    output: SessionOutput? = nil, _ body: (ExtensionSession) async throws -> Result
  ) async throws -> Result {
    let session = try await open(location, settings: settings, in: context, output: output)
    do {
      let result = try await body(session)
      await session.close()
      return result
    } catch {
      await session.close()
      throw error
    }
  }

  /// Builds the extension unless its sources have not changed, and starts it. `close()` must be
  /// called once.
  static func open(
    _ location: ExtensionLocation, settings: RenderSettings, in context: ToolContext,
    output: SessionOutput? = nil
  ) async throws -> ExtensionSession {
    let warnings = WarningLog(context.console)
    let bundle = try await location.bundle(in: context, warnings: warnings)
    let clock = HostClock.frozen(settings.clock)
    let data = try SessionData(
      seed: try location.options.completed(for: location.url).seed, of: bundle.identifier,
      warnings: warnings)
    do {
      var launch = try await settings.launch.launch(
        bundle, folders: data.folders, systemVersion: settings.os?.text,
        timeZone: settings.timeZoneName, locale: settings.locale.identifier, clock: clock,
        in: context, warnings: warnings)
      let output = output ?? SessionOutput(context.console)
      launch.listener.output = { [name = location.name] in output.add($0, from: name) }
      let process = try ExtensionProcess(launch)
      do {
        return ExtensionSession(
          name: location.name, title: bundle.information.moduleName,
          description: try await process.describe(timeLimit: settings.timeLimit),
          warnings: warnings, console: context.console, process: process, clock: clock,
          timeLimit: settings.timeLimit, data: data)
      } catch {
        await process.end()
        await process.settleOutput()
        throw error
      }
    } catch {
      data.discard()
      throw error
    }
  }

  /// Ends the extension and removes its data.
  func close() async {
    await process.end()
    await process.settleOutput()
    data.discard()
  }

  func note(_ message: String) { console.note(message) }

  /// Requests a timeline. Warns once of each notice, and if the entries are not in date order.
  func timeline(_ call: HostCall) async throws -> TimelineReply {
    let reply = try await process.timeline(call, clock: clock, timeLimit: timeLimit)
    let kind = call.widget?.kind ?? ""
    for notice in reply.notices { warnings.warn("\(kind): \(notice.message)") }
    guard !reply.entries.isEmpty else {
      if case .drawnPreview = call { throw ToolError.emptyPreview }
      throw ToolError.noEntries(kind: kind)
    }
    let dates = reply.entries.map(\.date)
    if zip(dates, dates.dropFirst()).contains(where: { $0 > $1 }) {
      warnings.warn(
        "the entries of \"\(kind)\" are not in date order; each is shown from its date until the "
          + "next later date")
    }
    return reply
  }

  /// Requests a control. Warns once of each notice and of each invalid configuration value.
  func control(_ request: ControlRequest) async throws -> ControlReply {
    let reply = try await process.control(request, clock: clock, timeLimit: timeLimit)
    for notice in reply.notices { warnings.warn("\(request.kind): \(notice.message)") }
    for issue in reply.issues {
      warnings.warn("\(request.kind): the value of \"\(issue.parameter)\" is invalid")
    }
    return reply
  }

  /// Requests a Live Activity. Warns once of each notice.
  func activity(_ request: ActivityRequest) async throws -> ActivityReply {
    let reply = try await process.activity(request, clock: clock, timeLimit: timeLimit)
    for notice in reply.notices { warnings.warn("\(request.attributesType): \(notice.message)") }
    return reply
  }

  /// Where the previews are declared, if the extension was built with them.
  func previews() async throws -> [PreviewLocation] {
    try await process.previews(timeLimit: timeLimit)
  }

  /// What a preview shows.
  func preview(_ index: Int) async throws -> [PreviewDescription] {
    try await process.preview(index, clock: clock, timeLimit: timeLimit)
  }

  /// Decodes the archive of an entry. Throws `ToolError.missingArchive`, `ArchiveError`.
  func archive(
    _ reply: TimelineReply, kind: String, entry: Int, environment: Int = 0
  ) throws -> ViewArchive {
    guard let data = reply.archive(entry: entry, environment: environment) else {
      throw ToolError.missingArchive(kind: kind, entry: entry)
    }
    return try ViewArchive(decoding: data)
  }
}
