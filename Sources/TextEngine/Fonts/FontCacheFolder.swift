import Foundation

/// Where fontconfig keeps what it knows of the font folders.
///
/// `fonts.conf` names `vitrine/fontconfig` in the person's cache folder. Where that cannot be
/// written to (a sandbox, a build machine), a temporary folder takes its place while the fonts
/// are loaded: without one, fontconfig complains on stderr.
struct FontCacheFolder {
  private let temporary: URL?

  init() {
    let manager = FileManager.default
    if let usual = Self.usual,
      (try? manager.createDirectory(at: usual, withIntermediateDirectories: true)) != nil,
      manager.isWritableFile(atPath: usual.path)
    {
      temporary = nil
      return
    }
    let folder = manager.temporaryDirectory.appendingPathComponent(
      "vitrine-fonts-\(UUID().uuidString)")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      temporary = folder
    } catch {
      // Fonts load without a cache too, slower.
      temporary = nil
    }
  }

  /// What the fonts' configuration gets in addition.
  var configuration: String? {
    temporary.map { "<fontconfig><cachedir>\($0.path)</cachedir></fontconfig>" }
  }

  func close() {
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  private static var usual: URL? {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    return cache.map { URL(fileURLWithPath: $0).appendingPathComponent("vitrine/fontconfig") }
  }
}
