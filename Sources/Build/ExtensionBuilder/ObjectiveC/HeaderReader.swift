import Foundation
import ProcessLaunch
import ProjectReader
import SealedCache
import SourceScanner

/// A module in Objective-C as sources in Swift.
struct HeaderModule {
  let module: ObjectiveCModule
  /// The copies of its headers, as they were before clang's errors were corrected.
  let headers: AdaptedHeaders
  /// The modules in Objective-C that the headers include.
  let included: [HeaderModule]
  /// The folder of the sources.
  let folder: URL
  let files: [URL]
  /// The hash of the headers, and of those that they include.
  let hash: String
}

/// Reads the headers of modules in Objective-C, those of dependencies first.
struct HeaderReader {
  private static let roundLimit = 15

  /// What has been read, dependencies first.
  private(set) var modules: [HeaderModule] = []
  private let index: HeaderIndex
  private let tools: BuildTools
  private let compiler: SwiftCompiler
  /// The copies that clang can read, by the module. Not written for what is in the cache.
  private var copies: [String: HeaderCopies] = [:]
  /// The modules that cannot be read.
  private var failed: [String] = []
  /// The modules that are being read.
  private var trail: [String] = []

  init(_ index: HeaderIndex, _ tools: BuildTools, _ compiler: SwiftCompiler) {
    self.index = index
    self.tools = tools
    self.compiler = compiler
  }

  /// Reads a module after those that its headers include. Throws `BuildError`.
  ///
  /// - Returns: nil if the headers cannot be read.
  @discardableResult
  mutating func read(_ module: ObjectiveCModule) async throws -> HeaderModule? {
    if let known = modules.first(where: { $0.module.name == module.name }) { return known }
    guard !failed.contains(module.name) else { return nil }
    trail.append(module.name)
    defer { trail.removeLast() }
    let (headers, included) = try await headers(of: module)
    guard let result = try await read(module, headers, included) else {
      failed.append(module.name)
      return nil
    }
    modules.append(result)
    return result
  }

  /// The copies of the headers, and the modules that they include.
  private mutating func headers(
    of module: ObjectiveCModule
  ) async throws -> (AdaptedHeaders, [HeaderModule]) {
    while true {
      // What cannot be read is like a framework of Apple's: its names are declared.
      let search = HeaderSearch(for: module, in: index, without: trail + failed)
      let headers = AdaptedHeaders(module, search)
      var included: [HeaderModule] = []
      for name in headers.uses.objectiveC {
        if let other = index.objectiveC.first(where: { $0.name == name }),
          let read = try await read(other)
        {
          included.append(read)
        }
      }
      if included.count == headers.uses.objectiveC.count { return (headers, included) }
    }
  }

  /// Writes the declarations, in the cache by the contents of the headers.
  private mutating func read(
    _ module: ObjectiveCModule, _ headers: AdaptedHeaders, _ included: [HeaderModule]
  ) async throws -> HeaderModule? {
    let name = ModuleName(mangling: module.name).argumentText
    let libraries = libraries(of: headers)
    var inputs = SourceFolder(
      root: URL(fileURLWithPath: "/"),
      project: libraries.reduce(module.root) { $0.union($1.sources.project) })
    inputs.swift =
      module.headers + module.allHeaders + libraries.flatMap { $0.sources.inputs }
    let hash = try inputs.contentHash(
      with: [compiler.version, tools.frameworks.fingerprint, HeaderPrelude.text([]), module.name]
        + included.map(\.hash) + headers.uses.swift)
    let folder = tools.cache.base.appendingPathComponent("skeletons")
      .appendingPathComponent("\(name)-\(hash)")
    let entry = SealedFolder(folder)
    if !entry.isIntact() {
      guard let printer = try await InterfacePrinter(tools, compiler),
        let texts = try await sources(of: module, headers, included, printer)
      else { return nil }
      let product = tools.cache.scratch.appendingPathComponent("skeleton-\(name)")
      try tools.cache.emptyFolder(product)
      for (number, text) in texts.enumerated() {
        let suffix = number == 0 ? "" : "-\(number + 1)"
        try Data(text).write(to: product.appendingPathComponent("\(name)\(suffix).swift"))
      }
      try entry.store(product)
    }
    return HeaderModule(
      module: module, headers: headers, included: included, folder: folder,
      files: try entry.files(), hash: hash)
  }

  /// The declarations in Swift; nil if the headers cannot be read.
  private mutating func sources(
    of module: ObjectiveCModule, _ headers: AdaptedHeaders, _ included: [HeaderModule],
    _ printer: InterfacePrinter
  ) async throws -> [[UInt8]]? {
    let copies = try await copies(of: module, headers, included)
    guard
      let interface = try await printer.interface(
        of: .text(ModuleName(mangling: module.name)), in: copies.folder, reading: copies.folders,
        copies.options + ["-w"])
    else { return nil }
    let frameworks = copies.headers.frameworks.union(["Foundation", "UIKit"]).sorted()
      .filter { $0 != module.name && tools.frameworks.hasModule($0) || $0 == "Foundation" }
    return ImportedInterface.sources(
      of: interface, module: module.name, imports: frameworks,
      modules: headers.uses.all.map { ($0, headers.uses.exported.contains($0)) },
      superclasses: try included.flatMap { module in
        let root = ProjectRoot(folders: [module.folder])
        return try module.files.map(root.text)
      })
  }

  /// Writes the copies of a module's headers, and corrects clang's errors.
  private mutating func copies(
    of module: ObjectiveCModule, _ headers: AdaptedHeaders, _ included: [HeaderModule]
  ) async throws -> HeaderCopies {
    if let known = copies[module.name] { return known }
    var headers = headers
    var others: [HeaderCopies] = []
    for other in included {
      let copies = try await copies(of: other.module, other.headers, other.included)
      headers.merge(copies.headers)
      others.append(copies)
    }
    let folder = tools.cache.scratch.appendingPathComponent("objc-\(headers.module)")
    var result = HeaderCopies(
      folder: folder, headers: headers, included: others, libraries: libraries(of: headers))
    for _ in 0..<Self.roundLimit {
      try result.write()
      let outcome = try await compiler.start(
        ["-x", "objective-c", "-fsyntax-only", "-w", "-ferror-limit=0", "-fno-color-diagnostics"]
          + ["-fobjc-runtime=macosx-13", "-fobjc-arc"] + result.options + [.path(result.umbrella)],
        with: "clang", reading: result.folders, scratch: tools.cache.scratch)
      if outcome.status == 0 || !result.headers.adapt(to: outcome.output) { break }
    }
    try result.write()
    copies[module.name] = result
    return result
  }

  private func libraries(of headers: AdaptedHeaders) -> [(name: String, sources: CSources)] {
    headers.uses.c.compactMap { name in
      index.modules.first { $0.name == name }?.c.map { (name, $0) }
    }
  }
}
