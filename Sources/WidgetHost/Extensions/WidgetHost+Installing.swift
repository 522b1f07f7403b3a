import DeviceEngine
import Foundation
import HostLink

extension WidgetHost {
  /// Takes an extension in. One of the same identifier is replaced: its placements stay, and reload
  /// where the bundle was built anew; those whose kind or family is gone keep their last content and
  /// say so, until a bundle has it again.
  ///
  /// - Parameters:
  ///   - bundle: `Name.vitrine`.
  ///   - openCommand: See `InstalledExtension.openCommand`.
  /// - Throws: `HostError.badBundle`, `.extensionFailed`, `.storeFailed`.
  @discardableResult
  public func install(
    _ bundle: URL, openCommand: [String] = []
  ) async throws -> InstalledExtension {
    let facts: BundleFacts
    do {
      facts = try bundles.read(bundle)
    } catch {
      throw HostError.badBundle(path: bundle.path, reason: "\(error)")
    }
    let contents: BundleDescription
    do {
      contents = try await extensions.describe(bundle)
    } catch {
      throw HostError.extensionFailed(facts.id, reason: "\(error)")
    }
    let app = InstalledExtension(
      id: facts.id, name: facts.name, bundle: bundle, contentHash: facts.contentHash,
      contents: contents, openCommand: openCommand, program: facts.program,
      bundleIdentifier: facts.bundleIdentifier, hasFrequentPushes: facts.hasFrequentPushes)
    let old = installed[app.id]
    if old == app { return app }
    try store.apply([.put(app)], durability: .acknowledged)
    installed[app.id] = app
    let isAnotherBuild = old?.contentHash != app.contentHash || old?.bundle != app.bundle
    if isAnotherBuild {
      recommendations = recommendations.filter { $0.key.extension != app.id }
      await extensions.end(app.id)
    }
    tell([.extensions(extensionList), .gallery])
    // Placements of an extension that was removed by hand from the store's folder come back, too.
    guard isAnotherBuild, installed[app.id] == app else { return app }
    let now = clock.now
    for placement in arrangement.placements where placement.extension == app.id {
      engine.handle(.reconfigured(placement, .installed), at: now)
      pending.touch(placement.id)
    }
    try extensionChanged(app.id, at: now)
    try activityExtensionChanged(app.id, at: now)
    try giveWidgetToken(app.id)
    tellPushTokens(of: .widgets, to: app.id)
    flush()
    return app
  }

  /// Removes an extension and its placements. Its controls stay where they are, with their last
  /// value, and say why they do nothing. Throws `HostError.unknownExtension`, `.storeFailed`.
  public func uninstall(_ id: ExtensionIdentifier) async throws {
    _ = try app(id)
    var next = arrangement
    for placement in arrangement.placements where placement.extension == id {
      try next.remove(placement.id)
    }
    try rearrange(to: next, with: [.removeExtension(id)])
    installed[id] = nil
    recommendations = recommendations.filter { $0.key.extension != id }
    try extensionChanged(id, at: clock.now)
    try activityExtensionChanged(id, at: clock.now)
    flush()
    tell([.extensions(extensionList), .gallery])
    await extensions.end(id)
  }
}
