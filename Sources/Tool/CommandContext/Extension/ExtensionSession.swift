import CommandArguments
import DeviceEngine
import Devices
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import NoticeCatalog
import ProcessLaunch
import StringTables
import ViewArchive

/// A running extension process, its contents, and the warnings for its author.
package struct ExtensionSession: Sendable {
  /// The name from the command line, for messages.
  package let name: String
  /// The module's name.
  package let title: String
  package let warnings: WarningLog
  /// Whether the sources are newer than the extension: another command is building them.
  package let isOld: Bool
  /// What was cut out of the extension's sources.
  package let cuts: [ModuleCut]
  private let console: Console
  private let running: RunningExtension
  private let clock: HostClock
  private let timeLimit: Duration
  private let timeZone: TimeZone
  private let places: LazySourcePlaces

  private let data: SessionData
  /// Ends the process, or keeps it for the next command.
  private let release: @Sendable () async -> Void

  /// Starts the extension, runs `body`, and ends the extension.
  /// - Parameters:
  ///   - need: Whether the last good build will do while another command builds the newest sources.
  ///   - output: Receives what it prints; nil prints it.
  package static func run<Result: Sendable>(
    _ location: ExtensionLocation, settings: RenderSettings, in context: ToolContext,
    need: SessionPool.Need = .newest, output: SessionOutput? = nil,
    _ body: (ExtensionSession) async throws -> Result
  ) async throws -> Result {
    let session = try await open(
      location, settings: settings, in: context, need: need, output: output)
    do {
      let result = try await body(session)
      await session.close()
      return result
    } catch {
      await session.end()
      throw error
    }
  }

  /// Builds the extension unless its sources have not changed, and starts it. `close()` must be
  /// called once.
  package static func open(
    _ location: ExtensionLocation, settings: RenderSettings, in context: ToolContext,
    need: SessionPool.Need = .newest, output: SessionOutput? = nil
  ) async throws -> ExtensionSession {
    if settings.launch.usesSandbox { Sandbox.prepare() }
    let warnings = WarningLog(context.console)
    let (bundle, isOld) = try await location.bundle(in: context, warnings: warnings, need: need)
    let clock = HostClock.frozen(settings.clock)
    let data = try SessionData(
      seed: try location.options.completed(for: location.url).seed,
      of: ExtensionID(bundle.identifier),
      warnings: warnings)
    do {
      // The process of a session with a seed uses the data of that session.
      let pool = data.folders == nil ? context.sessions : nil
      let key = ProcessKey(bundle, settings)
      let output = output ?? SessionOutput(context.console)
      let running: RunningExtension
      if let waiting = await pool?.take(key) {
        waiting.output.connect(output)
        running = waiting
      } else {
        running = try await start(
          bundle, location.name, data, settings: settings, output: output, in: context,
          warnings: warnings)
      }
      return ExtensionSession(
        name: location.name, title: bundle.information.moduleName, warnings: warnings,
        isOld: isOld, cuts: bundle.cuts, console: context.console, running: running, clock: clock,
        timeLimit: settings.timeLimit, timeZone: settings.timeZone,
        places: LazySourcePlaces(of: location.url), data: data
      ) {
        if let pool { await pool.put(running, key) } else { await running.end() }
      }
    } catch {
      data.discard()
      throw error
    }
  }

  private static func start(
    _ bundle: ExtensionBundle, _ name: String, _ data: SessionData, settings: RenderSettings,
    output: SessionOutput, in context: ToolContext, warnings: WarningLog
  ) async throws -> RunningExtension {
    var launch = try await settings.launch.launch(
      bundle, folders: data.folders, systemVersion: settings.os?.text,
      timeZone: settings.timeZoneName, locale: settings.locale.identifier,
      clock: .frozen(settings.clock), in: context, warnings: warnings)
    let relay = OutputRelay(name: name)
    relay.connect(output)
    launch.listener.output = { relay.add($0) }
    let process = try ExtensionProcess(launch)
    do {
      let description = try await process.describe(timeLimit: settings.timeLimit)
      return RunningExtension(process: process, description: description, output: relay)
    } catch {
      await process.end()
      await process.waitForOutput()
      throw error
    }
  }

  /// Ends the session: its process, unless the next command uses it, and its data.
  package func close() async {
    await release()
    data.discard()
  }

  /// Ends the session and its process, after a failure.
  package func end() async {
    await running.end()
    data.discard()
  }

  package var description: BundleDescription { running.description }

  private var process: ExtensionProcess { running.process }

  package func note(_ message: String) { console.note(message) }

  /// Requests a timeline. Warns once of each notice, and if the entries are not in date order.
  package func timeline(_ call: HostCall) async throws -> TimelineReply {
    let reply = try await process.timeline(call, clock: clock, timeLimit: timeLimit)
    let kind = call.widget?.kind ?? ""
    warn(of: reply.notices, kind, call.widget?.family.rawValue)
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
    if case .timeline = call, case .frozen(let now) = clock, let first = dates.min(),
      first > now + 60
    {
      warnings.warn(
        "the first entry of \"\(kind)\" is dated \(dateText(first, timeZone: timeZone)): it is shown before its date, "
          + "because no entry is earlier; date one now")
    }
    return reply
  }

  /// Requests a control. Warns once of each notice and of each invalid configuration value.
  package func control(_ request: ControlRequest) async throws -> ControlReply {
    let reply = try await process.control(request, clock: clock, timeLimit: timeLimit)
    warn(of: reply.notices, request.kind)
    for issue in reply.issues {
      warnings.warn("\(request.kind): the value of \"\(issue.parameter)\" is invalid")
    }
    return reply
  }

  /// Requests a Live Activity. Warns once of each notice, unless the caller reports them.
  package func activity(
    _ request: ActivityRequest, warns: Bool = true
  ) async throws -> ActivityReply {
    let reply = try await process.activity(request, clock: clock, timeLimit: timeLimit)
    guard warns else { return reply }
    warn(of: reply.notices, request.attributesType)
    return reply
  }

  /// Requests the JSON that the types of the Live Activities decode from.
  package func payloadSchema() async throws -> PayloadSchema {
    try await process.payloadSchema(timeLimit: timeLimit)
  }

  /// Requests when a widget is relevant.
  package func relevance(_ kind: String) async throws -> [RelevanceAttribute] {
    try await process.relevance(kind: kind, clock: clock, timeLimit: timeLimit)
  }

  /// Warns once of each kind of notice about the author's code, with the family in which it was
  /// found first, and the place of the widget's type.
  private func warn(of notices: [ExtensionNotice], _ kind: String, _ form: String? = nil) {
    for notice in notices where MissingTranslation(notice: notice.message) == nil {
      guard let known = NoticeKind(notice: notice.message) else {
        warnings.warn("\(kind): \(notice.message)")
        continue
      }
      warnings.warn(once: "\(kind)\n\(known.id)") {
        let subject = [kind, form].compactMap(\.self).joined(separator: ", ")
        let place = places.place(of: typeName(of: kind)).map { " (\($0))" }
        return "\(subject)\(place ?? ""): \(notice.message)"
      }
    }
  }

  /// The name of the type that declares a kind; that of an activity's attributes is its kind.
  private func typeName(of kind: String) -> String {
    let contents = description
    return contents.widgets.first { $0.kind == kind }?.typeName
      ?? contents.controls.first { $0.kind == kind }?.typeName ?? kind
  }

  /// Where the previews are declared, if the extension was built with them.
  package func previews() async throws -> [PreviewLocation] {
    try await process.previews(timeLimit: timeLimit)
  }

  /// What a preview shows.
  package func preview(_ index: Int) async throws -> [PreviewDescription] {
    try await process.preview(index, clock: clock, timeLimit: timeLimit)
  }

  /// Decodes the archive of an entry. Throws `ToolError.missingArchive`, `ArchiveError`.
  package func archive(
    _ reply: TimelineReply, kind: String, entry: Int, environment: Int = 0
  ) throws -> ViewArchive {
    guard let data = reply.archive(entry: entry, environment: environment) else {
      throw ToolError.missingArchive(kind: kind, entry: entry)
    }
    return try ViewArchive(decoding: data)
  }
}
