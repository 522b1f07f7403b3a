import Foundation
import ProcessLaunch

/// A compiled module of a project: a folder with its interface and its object file.
struct CompiledModule {
  var name: String
  var folder: URL
  /// The hash of everything that influences it.
  var hash: String
  /// The module map and the headers of a module in C; nil for Swift.
  var headers: (map: URL, folder: URL)?
  /// What was cut out of its sources.
  var cuts: [ModuleCut] = []
  /// The modules that its sources import.
  var imports: Set<String> = []

  var interface: URL { folder.appendingPathComponent("\(name).swiftmodule") }
  /// The object file, if one compiler writes all of it.
  var object: URL { folder.appendingPathComponent("\(name).o") }

  /// The options with which a source imports it.
  var importOptions: [ProgramArgument] {
    guard let headers else { return ["-I", .path(folder)] }
    return [
      "-Xcc", .path("-fmodule-map-file=", headers.map), "-Xcc", "-I", "-Xcc",
      .path(headers.folder),
    ]
  }

  /// The files outside of the cache that a source reads to import it.
  var inputs: [URL] { headers.map { [$0.map, $0.folder] } ?? [] }

  /// The object files, sorted. Throws `BuildError.unreadable`.
  func objects() throws(BuildError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.sorted().map(folder.appendingPathComponent)
    } catch {
      throw .unreadable(folder.path, reason: error.reason)
    }
  }

  /// The hash of the interface; for C, of all sources.
  func interfaceHash() throws -> String {
    headers == nil ? try ExtensionBundle.hash(of: interface) : hash
  }
}
