import Foundation

/// The folder of fontconfig's cache.
///
/// `fonts.conf` sets it to `vitrine/fontconfig` in the user's cache folder. If that is not writable
/// (in a sandbox or on a build machine), a temporary folder replaces it while fonts are loaded:
/// without a cache folder, fontconfig prints warnings to stderr.
struct FontCacheFolder {
  private let temporary: URL?

  init() {
    let manager = FileManager.default
    if let standard = Self.standard,
      (try? manager.createDirectory(at: standard, withIntermediateDirectories: true)) != nil,
      manager.isWritableFile(atPath: standard.path)
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
      // Fonts also load without a cache, only slower.
      temporary = nil
    }
  }

  /// Additional fontconfig configuration; nil if the standard folder is writable.
  var configuration: String? {
    temporary.map { "<fontconfig><cachedir>\($0.path)</cachedir></fontconfig>" }
  }

  func close() {
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  private static var standard: URL? {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    return cache.map { URL(fileURLWithPath: $0).appendingPathComponent("vitrine/fontconfig") }
  }
}
