import CommandArguments
import DeviceEngine
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import ProcessLaunch
import StringTables
import XDGFolders

/// How commands that run an extension once start it: as a device does, in a sandbox if one is
/// available, with a home folder and app groups in `$XDG_STATE_HOME/vitrine`.
package struct OneShotLaunch: Hashable, Sendable {
  package static let options: [CommandSpec.Option] = [
    .flag("allow-network", "Give the extension network access. Without it, the network is empty."),
    .noSandbox, .fontFolder,
  ]

  package var usesSandbox = true
  package var hasNetwork = false
  /// The folders in which libraries are looked for first: a bundle of another machine names the
  /// folders of that one.
  package var libraries: [String] = []
  /// Whether archives have notices of texts without translation.
  package var reportsTranslations = false
  /// A folder with fonts for the system's text styles; nil is none.
  package var fontFolder: String?

  package init(_ arguments: ParsedArguments) {
    usesSandbox = !arguments.has("no-sandbox")
    hasNetwork = arguments.has("allow-network")
    fontFolder = arguments["font-folder"]
  }

  /// The launch of a bundle, without a memory limit: a sheet has more archives than a device
  /// requests. Throws `ExtensionServiceError`.
  ///
  /// - Parameters:
  ///   - folders: The folders of extensions; nil means the user's.
  ///   - systemVersion: The version of iOS, such as 17.2; nil means the newest.
  func launch(
    _ bundle: ExtensionBundle, folders: ExtensionFolders?, systemVersion: String?,
    timeZone: String, locale: String, clock: HostClock, in context: ToolContext,
    warnings: WarningLog
  ) async throws -> ExtensionLaunch {
    let owner = ExtensionID(bundle.identifier)
    do {
      try bundle.verify(linkedWith: .located())
    } catch {
      throw ExtensionServiceError.badBundle(reason: "\(error)")
    }
    var sandbox: URL?
    if usesSandbox {
      switch await Sandbox.find() {
      case .success(let program): sandbox = program
      case .failure(let missing):
        guard BuiltBundles(cache: context.cache).contains(bundle) else {
          throw ExtensionServiceError.foreignBundle(
            path: bundle.url.path, reason: missing.description)
        }
      }
    }
    var settings = ProcessSettings()
    settings.fontFolder = try fontFolder.map { try FontFolder(argument: $0, in: context).path }
    var launch = try BundleLaunch(
      bundle: bundle, owner: owner,
      folders: folders ?? self.folders(of: owner, in: context, warnings: warnings),
      settings: settings, sandbox: sandbox, hasNetwork: hasNetwork
    ).launch(timeZone: timeZone, locale: locale, clock: clock)
    launch.environment[ExtensionFolders.systemVersionVariable] = systemVersion
    if !libraries.isEmpty {
      launch.environment["LD_LIBRARY_PATH"] = libraries.joined(separator: ":")
    }
    if reportsTranslations { launch.environment[MissingTranslation.variable] = "1" }
    launch.processLimits.memory = nil
    launch.processLimits.niceness = 0
    if launch.environment[BundleLaunch.networkHintVariable] != nil {
      launch.environment[BundleLaunch.networkHintVariable] =
        "\(owner) has no network access; if it needs it, add --allow-network"
    }
    return launch
  }

  /// The user's folders for extensions, or temporary ones if they cannot be created.
  private func folders(
    of owner: ExtensionID, in context: ToolContext, warnings: WarningLog
  ) -> ExtensionFolders {
    let state = URL(
      fileURLWithPath: XDGFolders(environment: context.environment).state, isDirectory: true)
    let folders = ExtensionFolders(
      state: state.appendingPathComponent("vitrine", isDirectory: true))
    do {
      try folders.prepare(for: owner)
      return folders
    } catch {
      warnings.warn(
        "\(folders.state.path): cannot create the extension's folders "
          + "(\(error.localizedDescription)); it uses temporary ones")
      return ExtensionFolders(
        state: FileManager.default.temporaryDirectory.appendingPathComponent(
          "vitrine-\(getuid())", isDirectory: true))
    }
  }
}

extension CommandSpec.Option {
  package static let noSandbox = Self.flag(
    "no-sandbox",
    "Run extensions with your permissions, also bundles that were not built on this machine.")
}
