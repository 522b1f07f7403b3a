import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import ProcessLaunch
import TextEngine

/// Runs the programs without a life cycle that bundles contain (`ExtensionBundle.app`), each in its
/// extension's sandbox with access to the host's socket.
///
/// Each link starts a new process with the link as its argument. A process without a link was
/// started by the user. It exits on its own or is ended at the time limit. An app shares the
/// containers of app groups with its extension, but not its home folder. It gets the device's
/// language and time zone at its start.
public actor ProgramLauncher: AppLauncher {
  private let folders: ExtensionFolders
  private let socket: URL
  private let settings: ProcessSettings
  private let timeLimit: Duration
  /// The result of the search for the sandbox program; nil before the first one.
  private var search: Result<URL, Sandbox.Missing>?
  private let isTrusted: @Sendable (ExtensionBundle) -> Bool
  private let output: @Sendable (ExtensionID, [ProcessOutput]) -> Void

  /// - Parameters:
  ///   - timeLimit: An app that runs longer is terminated.
  ///   - isTrusted: Whether a bundle may run without a sandbox if none is available.
  ///   - output: Receives the last lines that an app has printed when it has ended.
  package init(
    folders: ExtensionFolders, socket: URL, settings: ProcessSettings = ProcessSettings(),
    timeLimit: Duration = .seconds(43_200),
    isTrusted: @escaping @Sendable (ExtensionBundle) -> Bool = { BuiltBundles().contains($0) },
    output: @escaping @Sendable (ExtensionID, [ProcessOutput]) -> Void = { _, _ in }
  ) {
    self.folders = folders
    self.socket = socket
    self.settings = settings
    self.timeLimit = timeLimit
    self.isTrusted = isTrusted
    self.output = output
  }

  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd? {
    guard let program = app.program else { return nil }
    let bundle: ExtensionBundle
    let frameworks: PrebuiltFrameworks
    var command = [program.path]
    var sandbox: Sandbox?
    do {
      if let text = try LinkArgument(link).text { command.append(text) }
      bundle = try ExtensionBundle(contentsOf: app.bundle)
      frameworks = try .located()
      try folders.prepare(for: app.id)
    } catch let refusal as LinkArgument.Refusal {
      return AppEnd(text: refusal.text, hasFailed: true)
    } catch {
      return AppEnd(
        text: "cannot start \(app.name): \(error.localizedDescription)", hasFailed: true)
    }
    switch await sandboxProgram() {
    case .failure(let missing) where settings.sandbox == .required:
      return AppEnd(
        text: "cannot start \(app.name): it requires a sandbox, but none is available: \(missing)",
        hasFailed: true)
    case .failure(let missing) where !isTrusted(bundle):
      let text = foreignBundleText(path: bundle.url.path, reason: missing.description)
      return AppEnd(text: "cannot start \(app.name): \(text)", hasFailed: true)
    case .success(let bubblewrap):
      sandbox = Sandbox(
        program: bubblewrap, of: bundle, frameworks, owner: app.id, .app, folders, settings,
        hasNetwork: device.networkAccess.allows(app.id))
      sandbox?.writable.append(socket)
    case .failure, nil: break
    }
    let outcome = await BoundedCommand(
      program: command[0], arguments: Array(command.dropFirst()),
      environment: environment(of: app.id, bundle, on: device),
      timeLimit: timeLimit, sandbox: sandbox
    ).run()
    output(app.id, outcome.output.map { ProcessOutput(line: $0, date: link.date, request: "open") })
    return CommandLauncher.end(of: outcome, program: app.name, timeLimit: timeLimit)
  }

  private func environment(
    of id: ExtensionID, _ bundle: ExtensionBundle, on device: DeviceSettings
  ) -> [String: String] {
    var result = folders.environment(of: id, .app)
    result.merge(bundle.groupVariables(of: .app)) { $1 }
    result[ExtensionFolders.socketVariable] = socket.path
    for name in ExtensionFolders.homeVariables {
      result[name] = folders.home(of: id, .app).path
    }
    result["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    result["TMPDIR"] = "/tmp"
    // A crash is reported by its signal and the program's own output.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result["VITRINE_RESOURCES"] = bundle.resources.path
    result["VITRINE_LOCALE"] = device.locale
    result[ExtensionFolders.systemVersionVariable] = settings.systemVersion
    result[ExtensionFolders.platformVariable] = bundle.information.platform?.rawValue
    result[SystemFonts.variable] = settings.fontFolder
    result["TZ"] = device.timeZone
    return result
  }

  private func sandboxProgram() async -> Result<URL, Sandbox.Missing>? {
    guard settings.sandbox != .off else { return nil }
    if let search { return search }
    let found = await Sandbox.find()
    search = found
    return found
  }
}
