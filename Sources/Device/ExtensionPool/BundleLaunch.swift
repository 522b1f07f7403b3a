import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import ProcessLaunch
import TextEngine

/// How a bundle's extension is started: its folders, limits and sandbox, which are the same for a
/// device and for commands that start an extension once.
///
/// ```swift
/// let launch = try BundleLaunch(bundle: bundle, owner: id, folders: folders, sandbox: bwrap)
///   .launch(timeZone: "UTC", locale: "en_US", clock: .real)
/// let process = try ExtensionProcess(launch)
/// ```
public struct BundleLaunch: Sendable {
  package var bundle: ExtensionBundle
  /// The extension whose folders are used.
  public var owner: ExtensionID
  /// The program of the bundle that runs.
  public var program: ExtensionProgram
  public var folders: ExtensionFolders
  public var settings: ProcessSettings
  /// The bubblewrap program; nil starts the extension without a sandbox.
  public var sandbox: URL?
  /// Whether the extension may use the network in the sandbox.
  public var hasNetwork: Bool

  package init(
    bundle: ExtensionBundle, owner: ExtensionID, _ program: ExtensionProgram = .extension,
    folders: ExtensionFolders,
    settings: ProcessSettings = ProcessSettings(), sandbox: URL?, hasNetwork: Bool = false
  ) {
    self.bundle = bundle
    self.owner = owner
    self.program = program
    self.folders = folders
    self.settings = settings
    self.sandbox = sandbox
    self.hasNetwork = hasNetwork
  }

  /// The variable with the text that is added to errors of an extension that has used the network
  /// without access. The frameworks read it.
  package static let networkHintVariable = "VITRINE_NETWORK_HINT"

  /// Creates the folders, and returns the parameters. Throws `ExtensionServiceError.badBundle`.
  public func launch(timeZone: String, locale: String, clock: HostClock) throws -> ExtensionLaunch {
    let frameworks: PrebuiltFrameworks
    do {
      frameworks = try .located()
    } catch {
      throw ExtensionServiceError.badBundle(reason: "\(error)")
    }
    do {
      try folders.prepare(for: owner)
    } catch {
      throw ExtensionServiceError.badBundle(
        reason: "\(folders.state.path): cannot create the extension's folders: "
          + error.localizedDescription)
    }
    let home = folders.home(of: owner, program)
    var launch = ExtensionLaunch(
      executable: bundle.executable, timeZone: timeZone, locale: locale, clock: clock)
    launch.environment = folders.environment(of: owner, program)
    launch.environment[ExtensionFolders.systemVersionVariable] = settings.systemVersion
    launch.environment[ExtensionFolders.platformVariable] = bundle.information.platform?.rawValue
    launch.environment.merge(bundle.groupVariables(of: program)) { $1 }
    for name in ExtensionFolders.homeVariables { launch.environment[name] = home.path }
    // In a sandbox, each process has its own /tmp.
    if sandbox == nil {
      let temporary = home.appendingPathComponent("tmp", isDirectory: true)
      try? FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      launch.environment["TMPDIR"] = temporary.path
    }
    let sound =
      settings.sound ? SoundAccess(environment: ProcessInfo.processInfo.environment) : nil
    launch.environment.merge(sound?.variables ?? [:]) { $1 }
    let data = try? FontSet.standardFolder
    launch.environment["VITRINE_DATA"] = data?.path
    launch.environment[SystemFonts.variable] = settings.fontFolder
    launch.processLimits = ProcessLimits(
      memory: settings.memoryLimit, openFiles: settings.openFiles, fileSize: settings.fileSize,
      children: settings.children, threads: settings.threads,
      disk: DiskLimit(
        own: home, shared: folders.groups, bytes: settings.diskSpace, files: settings.files),
      niceness: settings.niceness)
    launch.sandbox = sandbox.map {
      Sandbox(
        program: $0, of: bundle, frameworks, owner: owner, program, folders, settings,
        hasNetwork: hasNetwork,
        sound: sound)
    }
    if sandbox != nil, !hasNetwork {
      launch.environment[Self.networkHintVariable] = NetworkAccess.hint(owner)
    }
    return launch
  }
}
