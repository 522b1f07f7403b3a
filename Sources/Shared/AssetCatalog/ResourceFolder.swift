import Foundation

/// A bundle's `Resources` folder at run time.
public struct ResourceFolder: Sendable {
  /// The environment variable that overrides the folder beside the executable.
  public static let environmentVariable = "VITRINE_RESOURCES"

  public let url: URL
  public let manifest: ResourceManifest

  /// nil if the folder has no readable manifest.
  public init?(_ url: URL) {
    let file = url.appendingPathComponent(ResourceManifest.fileName)
    guard let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(ResourceManifest.self, from: data),
      manifest.formatVersion == ResourceManifest.formatVersion
    else { return nil }
    self.url = url
    self.manifest = manifest
  }

  /// The running extension's folder; empty if it does not exist.
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

  /// The URL of a file in the manifest; nil for names that lead out of the folder.
  public func file(_ name: String) -> URL? {
    guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else { return nil }
    return url.appendingPathComponent(name)
  }
}
