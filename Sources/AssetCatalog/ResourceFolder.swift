import Foundation

/// A bundle's `Resources` folder at run time.
public struct ResourceFolder: Sendable {
  /// Overrides the folder beside the executable.
  public static let environmentVariable = "VITRINE_RESOURCES"

  public let url: URL
  public let manifest: ResourceManifest

  /// nil where the folder has no manifest that can be read.
  public init?(_ url: URL) {
    let file = url.appendingPathComponent(ResourceManifest.fileName)
    guard let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(ResourceManifest.self, from: data),
      manifest.formatVersion == ResourceManifest.formatVersion
    else { return nil }
    self.url = url
    self.manifest = manifest
  }

  /// The running extension's folder; an empty one where there is none.
  public static let current: ResourceFolder = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = executable.deletingLastPathComponent().appendingPathComponent("Resources")
    let named = ProcessInfo.processInfo.environment[environmentVariable]
      .map { URL(fileURLWithPath: $0) }
    return ResourceFolder(named ?? beside) ?? ResourceFolder(emptyAt: beside)
  }()

  private init(emptyAt url: URL) {
    self.url = url
    manifest = ResourceManifest()
  }

  /// A file that the manifest names; nil for names that lead out of the folder.
  public func file(_ name: String) -> URL? {
    guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else { return nil }
    return url.appendingPathComponent(name)
  }
}
