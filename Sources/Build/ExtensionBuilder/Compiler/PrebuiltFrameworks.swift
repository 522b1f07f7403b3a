import Foundation
import LoadedLibrary
import ProcessLaunch

/// The frameworks that extensions are compiled and linked against, as `swift build` builds them and
/// as `make install` installs them.
package struct PrebuiltFrameworks: Sendable {
  package static let environmentVariable = "VITRINE_FRAMEWORKS"
  static let libraryName = "libVitrineFrameworks.so"

  /// The folder of the installed `WidgetTesting`, in the tests of a package that uses it.
  private static var testingLibrary: URL? { MappedFile.folder(of: "libVitrineTesting.so") }

  /// The folder with the library, the folder `Modules` and the macro plugin.
  package var folder: URL

  package init(folder: URL) {
    // The compiler's sandbox has the real folder only.
    self.folder = folder.resolvingSymlinksInPath()
  }

  /// Returns the frameworks in the folder that `VITRINE_FRAMEWORKS` names. Without it, they are in
  /// the folder of the running program, or, for tests in other packages, beside the installed
  /// library, in the checkout of this file or beside the `vitrine` in `PATH`. Throws
  /// `BuildError.frameworksMissing`.
  package static func located() throws(BuildError) -> PrebuiltFrameworks {
    var places: [URL] = []
    let environment = ProcessInfo.processInfo.environment
    if let named = environment[environmentVariable], !named.isEmpty {
      places = [URL(fileURLWithPath: named)]
    } else {
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      // The tool finds them here. Each start of an extension does, so the rest is not looked up.
      let beside = PrebuiltFrameworks(folder: program)
      if beside.isComplete { return beside }
      let tools = environment["PATH", default: ""].split(separator: ":")
        .map { "\($0)/vitrine" }.filter { FileManager.default.isExecutableFile(atPath: $0) }
        .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
      places =
        [program] + [testingLibrary].compactMap(\.self) + builtFolders
        + tools.map { $0.deletingLastPathComponent() }
    }
    for place in places {
      let frameworks = PrebuiltFrameworks(folder: place)
      if frameworks.isComplete { return frameworks }
    }
    throw .frameworksMissing(searched: places.map(\.path))
  }

  /// The build folders of this file's checkout, the newest first.
  private static var builtFolders: [URL] {
    let checkout = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let builds = ["release", "debug"].map { checkout.appendingPathComponent(".build/\($0)") }
    func date(_ folder: URL) -> Date {
      let library = folder.appendingPathComponent(libraryName).resolvingSymlinksInPath()
      let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return builds.sorted { date($0) > date($1) }
  }

  package var isComplete: Bool {
    FileManager.default.fileExists(atPath: library.path) && modules.isDirectory
  }

  package var library: URL { folder.appendingPathComponent(Self.libraryName) }

  /// Libraries that are linked only if an extension imports one of their modules, so that other
  /// extensions do not load their dependencies.
  private static let optionalLibraries = [
    "libVitrineCryptography.so": ["CommonCrypto", "CryptoKit"],
    "libVitrineSound.so": ["AVFAudio", "AVFoundation", "AVKit"],
  ]

  /// The optional libraries that these imports need, if they have been built.
  func optionalLibraries(for imports: Set<String>) -> [URL] {
    Self.optionalLibraries.filter { !imports.isDisjoint(with: $0.value) }.keys.sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  var modules: URL { folder.appendingPathComponent("Modules") }

  /// The macro plugin; nil if it has not been built.
  var macroPlugin: URL? {
    let url = folder.appendingPathComponent("libVitrineMacros.so")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  func hasModule(_ name: String) -> Bool {
    let path = modules.appendingPathComponent("\(name).swiftmodule").path
    return FileManager.default.fileExists(atPath: path)
  }

  /// A text that changes if the frameworks are rebuilt.
  var fingerprint: String {
    let optional = Self.optionalLibraries.keys.sorted().map { folder.appendingPathComponent($0) }
    return ([library] + optional + [macroPlugin].compactMap { $0 }).map { url in
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(url.path) \(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: "\n")
  }

  /// The module maps of the C modules that the frameworks import. SwiftPM generates those of C
  /// targets; those of system libraries are in the package. An installation has all of them, with
  /// their headers, in the folder `C`.
  var moduleMaps: [URL] {
    let installed = folder.appendingPathComponent("C")
    if let names = try? FileManager.default.contentsOfDirectory(atPath: installed.path) {
      return names.sorted().map { installed.appendingPathComponent("\($0)/module.modulemap") }
    }
    let built = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let targets = built.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { folder.appendingPathComponent($0).appendingPathComponent("module.modulemap") }
    let systems = packageFolder.map { package in
      ["CICU", "CPango", "CSQLite"].map {
        package.appendingPathComponent("Sources/Debian").appendingPathComponent($0)
          .appendingPathComponent("module.modulemap")
      }
    }
    return (targets + (systems ?? [])).filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The pkg-config packages of the system libraries' headers.
  static let systemPackages: [ProgramArgument] = ["pangoft2", "pangocairo"]

  /// What a compiler reads of the frameworks: in a checkout, the headers are in `Sources`.
  var visibleFolders: [URL] {
    [folder] + [packageFolder?.appendingPathComponent("Sources")].compactMap(\.self)
  }

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
