import DeviceEngine
import Foundation
import HostLink

extension WidgetHost {
  /// Installs an extension, replacing the one with the same identifier.
  ///
  /// Existing placements stay, and reload if the bundle is a new build. A placement whose kind or
  /// family the new build lacks keeps its last content and reports a failure until a bundle has the
  /// kind or family again.
  ///
  /// - Parameters:
  ///   - bundle: `Name.vitrine`.
  ///   - openCommand: See `InstalledExtension.openCommand`.
  ///   - contents: The bundle's description; nil starts the extension to ask for it.
  /// - Throws: `HostError.badBundle`, `.extensionFailed`, `.storeFailed`.
  @discardableResult
  public func install(
    _ bundle: URL, openCommand: [String] = [], contents: BundleDescription? = nil
  ) async throws -> InstalledExtension {
    let facts: BundleFacts
    do {
      facts = try bundles.read(bundle)
    } catch {
      throw HostError.badBundle(path: bundle.path, reason: "\(error)")
    }
    let described: BundleDescription
    do {
      if let contents {
        described = contents
      } else {
        described = try await extensions.describe(bundle)
      }
    } catch {
      throw HostError.extensionFailed(facts.id, reason: "\(error)")
    }
    var app = InstalledExtension(
      id: identifier(of: facts, bundle), name: facts.name, bundle: bundle,
      contentHash: facts.contentHash,
      contents: described, openCommand: openCommand, program: facts.program,
      appLifeCycle: facts.appLifeCycle, bundleIdentifier: facts.bundleIdentifier,
      hasFrequentPushes: facts.hasFrequentPushes, supportsActivities: facts.supportsActivities,
      dataProtection: facts.dataProtection, moduleName: facts.moduleName)
    app.describesAlarms = facts.describesAlarms
    app.appContentHash = facts.appContentHash
    app.captureProgram = facts.captureProgram
    app.roles = facts.roles
    app.cuts = facts.cuts
    app.uprightIdioms = facts.uprightIdioms
    app.localizedNames = facts.localizedNames.isEmpty ? nil : facts.localizedNames
    let old = installed[app.id]
    if old == app { return app }
    try store.apply([.put(app)], durability: .acknowledged)
    installed[app.id] = app
    let isNewBuild = old?.contentHash != app.contentHash || old?.bundle != app.bundle
    if isNewBuild {
      installed.forgetRecommendations(of: app.id)
      companions.smartStack.forget(app.id)
      snippets.engine.close(of: app.id)
      performSnippetActions()
      await extensions.end(app.id)
    }
    if isNewBuild || old?.appContentHash != app.appContentHash { await relaunch(app) }
    publish([.extensions(extensionList), .gallery])
    // Also true if no extension was installed: placements may have outlived it in an edited store.
    guard isNewBuild, installed[app.id] == app else { return app }
    let now = clock.now
    for placement in arrangement.placements where placement.extension == app.id {
      engine.handle(.reconfigured(placement, .installed), at: now)
      pending.touch(placement.id)
    }
    try extensionChanged(app.id, at: now)
    try activityExtensionChanged(app.id, at: now)
    try issueWidgetToken(app.id)
    sendPushTokens(of: .widgets, to: app.id)
    flush()
    return app
  }

  /// The identifier under which a bundle is installed. Earlier releases used the module's name: an
  /// extension that was installed from the same bundle keeps it, with its placements and data.
  private func identifier(of facts: BundleFacts, _ bundle: URL) -> ExtensionID {
    guard installed[facts.id] == nil, let module = facts.moduleName,
      installed[ExtensionID(module)]?.bundle.standardizedFileURL == bundle.standardizedFileURL
    else { return facts.id }
    return ExtensionID(module)
  }

  /// Removes an extension and its placements. Its controls stay with their last value and report
  /// why they do nothing. Throws `HostError.unknownExtension`, `.storeFailed`.
  public func uninstall(_ id: ExtensionID) async throws {
    _ = try app(id)
    var next = arrangement
    for placement in arrangement.placements where placement.extension == id {
      try next.remove(.placement(placement.id))
    }
    try rearrange(to: next, with: [.removeExtension(id)])
    installed[id] = nil
    snippets.engine.close(of: id)
    performSnippetActions()
    try forgetAccess(of: id)
    notificationEngine.remove(id)
    installed.forgetRecommendations(of: id)
    try extensionChanged(id, at: clock.now)
    try activityExtensionChanged(id, at: clock.now)
    flush()
    publish([.extensions(extensionList), .gallery])
    await extensions.end(id)
    await endApp(id)
    if installed[id] == nil { await extensions.removeData(of: id) }
  }
}
