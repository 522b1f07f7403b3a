import ExtensionBuilder
import Foundation
import StableHash

/// The argument `EXT`: a built bundle, or a folder of sources that is built first.
struct ExtensionLocation {
  var url: URL
  /// The path as given, for messages.
  var path: String

  init(_ path: String, in context: ToolContext) {
    self.path = path
    url = context.file(path)
  }

  /// Returns the bundle. Builds sources into the cache unless they have not changed since the last
  /// build. Throws `ToolError`, `BundleError`, `BuildError`.
  func bundle(in context: ToolContext, warnings: WarningLog) async throws -> ExtensionBundle {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ToolError.extensionMissing(path)
    }
    let hasInformation = FileManager.default.fileExists(
      atPath: url.appendingPathComponent("Info.json").path)
    if hasInformation || url.pathExtension == ExtensionBundle.pathExtension {
      return try ExtensionBundle(contentsOf: url)
    }
    guard url.hasDirectoryPath || isFolder else { throw ToolError.notAnExtension(path) }
    let folder = context.cache.appendingPathComponent("extensions", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unwritable(folder.path, reason: "cannot create the cache folder")
    }
    // Distinguishes folders of the same name.
    let hash = String(StableHash<UInt64>(of: url.path).value, radix: 16)
    let name = "\(url.lastPathComponent)-\(hash).\(ExtensionBundle.pathExtension)"
    let output = folder.appendingPathComponent(name)
    let result = try await context.console.during("building \(url.lastPathComponent)") { [url] in
      try await ExtensionBuilder.build(
        folder: url, output: output,
        options: .init(cache: context.cache, kinds: declaredKinds(of:)))
    }
    for notice in result.notices { warnings.warn(notice) }
    return result.bundle
  }

  /// The extension's name in headings.
  var name: String { url.deletingPathExtension().lastPathComponent }

  private var isFolder: Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}
