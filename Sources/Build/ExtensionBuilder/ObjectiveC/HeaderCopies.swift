import Foundation
import ProcessLaunch

/// A folder with the copies of a module's headers, a module map and a prelude.
struct HeaderCopies {
  let folder: URL
  var headers: AdaptedHeaders
  /// Those of the modules that the headers include.
  let included: [HeaderCopies]
  /// The modules in C that the headers include.
  let libraries: [(name: String, sources: CSources)]

  private var prelude: URL { folder.appendingPathComponent("prelude") }
  private var own: URL { folder.appendingPathComponent("headers") }
  private var map: URL { folder.appendingPathComponent("module.modulemap") }
  /// A header that includes all.
  var umbrella: URL { folder.appendingPathComponent("all.h") }

  /// The copies of all modules that the headers include, also through others.
  private var all: [HeaderCopies] {
    var seen: Set<String> = []
    var result: [HeaderCopies] = []
    var rest = included[...]
    while let next = rest.popFirst() {
      guard seen.insert(next.folder.path).inserted else { continue }
      result.append(next)
      rest += next.included
    }
    return result
  }

  /// What clang reads.
  var folders: [URL] {
    ([self] + all).flatMap { [$0.folder] + $0.libraries.map(\.sources.headers) }
  }

  /// Options of clang.
  var options: [ProgramArgument] {
    ["-fblocks", "-I", .path(prelude)] + search
      + ["-include", .path(prelude.appendingPathComponent(HeaderPrelude.fileName))]
      + all.flatMap { $0.search + [.path("-fmodule-map-file=", $0.map)] }
  }

  private var search: [ProgramArgument] {
    ["-I", .path(own), "-I", .path(own.appendingPathComponent(headers.module))]
      + libraries.flatMap { library -> [ProgramArgument] in
        let map = map(of: library.name, library.sources)
        return ["-I", .path(library.sources.headers), .path("-fmodule-map-file=", map)]
      }
  }

  /// The module map of the sources, or one that `write` writes.
  private func map(of name: String, _ c: CSources) -> URL {
    c.ownModuleMap ?? folder.appendingPathComponent("\(name).modulemap")
  }

  func write() throws {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    let files = own.appendingPathComponent(headers.module)
    for folder in [prelude, files] {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    func write(_ text: String, _ path: String, in folder: URL) throws {
      let file = folder.appendingPathComponent(path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(headers.prelude, HeaderPrelude.fileName, in: prelude)
    try write(
      "module \(HeaderPrelude.module) { umbrella header \"\(HeaderPrelude.fileName)\" export * }\n",
      "module.modulemap", in: prelude)
    for path in headers.includes
    where !path.contains("..") && !FileManager.default.fileExists(atPath: "/usr/include/\(path)") {
      // A name can be that of a folder in another path. Clang then reports the header as missing.
      try? write("#import \"\(HeaderPrelude.fileName)\"\n", path, in: prelude)
    }
    for (name, text) in headers.texts { try write(text, name, in: files) }
    let names = headers.names.filter { headers.texts[$0] != nil }
    try write(
      names.map { "#import \"\($0)\"\n" }.joined(), umbrella.lastPathComponent, in: folder)
    let list = names.map { "  header \"headers/\(headers.module)/\($0)\"\n" }.joined()
    try write("module \(headers.module) {\n\(list)  export *\n}\n", "module.modulemap", in: folder)
    for (name, c) in libraries where c.ownModuleMap == nil {
      try write(c.moduleMap(named: name), "\(name).modulemap", in: folder)
    }
  }
}
