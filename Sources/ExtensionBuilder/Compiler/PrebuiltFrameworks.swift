import Foundation

/// The frameworks that extensions are compiled and linked against, as `swift build` leaves them.
public struct PrebuiltFrameworks: Sendable {
  public static let environmentVariable = "VITRINE_FRAMEWORKS"
  static let libraryName = "libVitrineFrameworks.so"

  /// Holds the library, the folder `Modules`, and the macro plugin.
  public var folder: URL

  public init(folder: URL) {
    self.folder = folder
  }

  /// The folder that the environment names, else the one that the running program lies in.
  /// Throws `BuildError.frameworksMissing`.
  public static func located() throws(BuildError) -> PrebuiltFrameworks {
    var places: [URL] = []
    if let named = ProcessInfo.processInfo.environment[environmentVariable], !named.isEmpty {
      places = [URL(fileURLWithPath: named)]
    } else {
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      places = [program.deletingLastPathComponent()]
    }
    for place in places {
      let frameworks = PrebuiltFrameworks(folder: place.resolvingSymlinksInPath())
      if frameworks.isComplete { return frameworks }
    }
    throw .frameworksMissing(lookedIn: places.map(\.path))
  }

  public var isComplete: Bool {
    FileManager.default.fileExists(atPath: library.path) && modules.isDirectory
  }

  var library: URL { folder.appendingPathComponent(Self.libraryName) }

  /// Libraries beside the frameworks' own, each with the modules whose import brings it in. Who
  /// imports none of them does not load what they stand on.
  private static let furtherLibraries = [
    "libVitrineSound.so": ["AVFAudio", "AVFoundation"]
  ]

  /// The further libraries that these imports need, where they are built.
  func furtherLibraries(for imports: Set<String>) -> [URL] {
    Self.furtherLibraries.filter { !imports.isDisjoint(with: $0.value) }.keys.sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  var modules: URL { folder.appendingPathComponent("Modules") }

  /// The macro plugin; nil where it is not built.
  var macroPlugin: URL? {
    let url = folder.appendingPathComponent("VitrineMacros")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  /// True where the frameworks have a module of the name.
  func hasModule(_ name: String) -> Bool {
    let path = modules.appendingPathComponent("\(name).swiftmodule").path
    return FileManager.default.fileExists(atPath: path)
  }

  /// Changes when the frameworks are built anew.
  var fingerprint: String {
    let further = Self.furtherLibraries.keys.sorted().map { folder.appendingPathComponent($0) }
    return ([library] + further + [macroPlugin].compactMap { $0 }).map { url in
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(url.path) \(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: "\n")
  }

  /// Maps of the C modules that the frameworks' Swift modules import: SwiftPM's own for C targets,
  /// and the package's for system libraries.
  var moduleMaps: [URL] {
    let built = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let targets = built.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { folder.appendingPathComponent($0).appendingPathComponent("module.modulemap") }
    let systems = packageFolder.map { package in
      ["CPango"].map {
        package.appendingPathComponent("Sources").appendingPathComponent($0)
          .appendingPathComponent("module.modulemap")
      }
    }
    return (targets + (systems ?? [])).filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What pkg-config is asked about for the system libraries' headers.
  static let systemPackages = ["pangoft2", "pangocairo"]

  private var packageFolder: URL? {
    var place = folder
    while place.path != "/" {
      let manifest = place.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return place }
      place.deleteLastPathComponent()
    }
    return nil
  }
}
