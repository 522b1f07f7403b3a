import Foundation

/// A built extension: the folder `Name.vitrine`, with the executable, `Info.json` and `Resources`, and
/// where the sources have an app, its executable.
public struct ExtensionBundle: Equatable, Sendable {
  public static let pathExtension = "vitrine"
  static let informationFile = "Info.json"
  static let resourcesFolder = "Resources"

  /// What `Info.json` says.
  public struct Information: Codable, Equatable, Sendable {
    public static let formatVersion = 2

    public var formatVersion: Int
    /// The module's and the executable's name.
    public var moduleName: String
    /// What `swiftc --version` printed, first line.
    public var toolchain: String
    /// Of the sources, resources, toolchain and frameworks that the bundle was made from.
    public var contentHash: String
    public var frameworks: FrameworksMark
    /// The name of the app's executable; nil where the sources have no app.
    public var app: String?
  }

  /// The part of `Info.json` that every version has.
  private struct Format: Decodable {
    var formatVersion: Int
  }

  public var url: URL
  public var information: Information

  public var executable: URL { url.appendingPathComponent(information.moduleName) }
  /// The app's executable; nil where the sources have no app.
  public var app: URL? { information.app.map(url.appendingPathComponent) }
  public var resources: URL { url.appendingPathComponent(Self.resourcesFolder) }

  /// Opens a bundle. Throws `BundleError`.
  public init(contentsOf url: URL) throws(BundleError) {
    let file = url.appendingPathComponent(Self.informationFile)
    guard url.isDirectory else {
      throw FileManager.default.fileExists(atPath: url.path)
        ? .notABundle(url.path) : .missing(url.path)
    }
    guard let data = try? Data(contentsOf: file),
      let format = try? JSONDecoder().decode(Format.self, from: data)
    else { throw .notABundle(url.path) }
    guard format.formatVersion == Information.formatVersion else {
      throw .foreignVersion(url.path, version: format.formatVersion)
    }
    guard let information = try? JSONDecoder().decode(Information.self, from: data) else {
      throw .notABundle(url.path)
    }
    guard FrameworksMark(library: information.frameworks.path) == information.frameworks else {
      throw .staleFrameworks(url.path, library: information.frameworks.path)
    }
    self.url = url
    self.information = information
    // The name comes from a file: it must not lead out of the bundle.
    for name in [information.moduleName, information.app].compactMap({ $0 }) {
      guard !name.contains("/"), !name.hasPrefix("."),
        FileManager.default.isExecutableFile(atPath: url.appendingPathComponent(name).path)
      else { throw .noExecutable(url.path) }
    }
  }
}

/// Why a path is no extension bundle.
public enum BundleError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  case missing(String)
  case notABundle(String)
  case foreignVersion(String, version: Int)
  case noExecutable(String)
  /// The library that it is linked with is gone, or another build.
  case staleFrameworks(String, library: String)

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such extension bundle; make it with vitrine build"
    case .notABundle(let path):
      "\(path): is no extension bundle; give what vitrine build has written"
    case .foreignVersion(let path, let version):
      "\(path): was built in format \(version), this is \(ExtensionBundle.Information.formatVersion);"
        + " build it again"
    case .staleFrameworks(let path, let library):
      "\(path): was built with another build of \(library); build it again"
    case .noExecutable(let path): "\(path): its executable is missing; build it again"
    }
  }
}
