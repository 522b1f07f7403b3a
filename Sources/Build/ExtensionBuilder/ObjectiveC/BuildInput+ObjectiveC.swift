import Foundation
import ProcessLaunch
import ProjectReader
import SealedCache
import SourceScanner

extension BuildInput {
  private static let roundLimit = 15

  /// Adds the modules in Objective-C that sources use: their declarations, with implementations
  /// that trap, which counts as one cut for each module. Throws `BuildError`.
  mutating func addObjectiveC(_ tools: BuildTools, _ compiler: SwiftCompiler) async throws {
    let wanted = objectiveC.filter { module in
      module.isUsed && !modules.contains { $0.name == module.name }
    }
    missingParts += objectiveC.filter { !$0.isUsed }.map(\.advice)
    for module in wanted {
      guard let (folder, files) = try await skeleton(of: module, tools, compiler) else {
        missingParts.append(module.advice)
        continue
      }
      try addSkeleton(
        module.name, files, in: folder, LanguageOptions(platform: language.platform),
        declaredIn: module.headers.first?.lastPathComponent ?? module.name,
        reason: ImportedInterface.reason)
      letImporterSee(module)
    }
  }

  private mutating func letImporterSee(_ module: ObjectiveCModule) {
    guard let importer = module.importer else { return }
    let flag = CompilerFlag.importing(ModuleName(mangling: module.name))
    if importer == moduleName { language.flags.append(flag) }
    for index in modules.indices where modules[index].name == importer {
      modules[index].language.flags.append(flag)
    }
  }

  /// The sources with the declarations of a module's headers, in the cache by the contents of the
  /// headers; nil if they cannot be read.
  private func skeleton(
    of module: ObjectiveCModule, _ tools: BuildTools, _ compiler: SwiftCompiler
  ) async throws -> (folder: URL, files: [URL])? {
    let name = ModuleName(mangling: module.name).argumentText
    var inputs = SourceFolder(root: URL(fileURLWithPath: "/"), project: module.root)
    inputs.swift = module.headers + module.allHeaders
    let hash = try inputs.contentHash(
      with: [compiler.version, tools.frameworks.fingerprint, HeaderPrelude.text([]), module.name])
    let folder = tools.cache.base.appendingPathComponent("skeletons")
      .appendingPathComponent("\(name)-\(hash)")
    let entry = SealedFolder(folder)
    if !entry.isIntact() {
      guard let printer = try await InterfacePrinter(tools, compiler),
        let texts = try await sources(of: module, printer, tools, compiler)
      else { return nil }
      let product = tools.cache.scratch.appendingPathComponent("skeleton-\(name)")
      try tools.cache.emptyFolder(product)
      for (number, text) in texts.enumerated() {
        let suffix = number == 0 ? "" : "-\(number + 1)"
        try Data(text).write(to: product.appendingPathComponent("\(name)\(suffix).swift"))
      }
      try entry.store(product)
    }
    return (folder, try entry.files())
  }

  /// The declarations in Swift; nil if the headers cannot be read.
  private func sources(
    of module: ObjectiveCModule, _ printer: InterfacePrinter, _ tools: BuildTools,
    _ compiler: SwiftCompiler
  ) async throws -> [[UInt8]]? {
    let name = ModuleName(mangling: module.name)
    let folder = tools.cache.scratch.appendingPathComponent("objc-\(name.argumentText)")
    var headers = AdaptedHeaders(module)
    let copies = HeaderCopies(folder: folder, name: name.argumentText)
    for _ in 0..<Self.roundLimit {
      try copies.write(headers)
      let outcome = try await compiler.start(
        ["-x", "objective-c", "-fsyntax-only", "-w", "-ferror-limit=0", "-fno-color-diagnostics"]
          + ["-fobjc-runtime=macosx-13", "-fobjc-arc"] + copies.options + [.path(copies.umbrella)],
        with: "clang", reading: [folder], scratch: tools.cache.scratch)
      if outcome.status == 0 || !headers.adapt(to: outcome.output) { break }
    }
    try copies.write(headers)
    guard
      let interface = try await printer.interface(
        of: .text(name), in: folder, copies.options + ["-w"])
    else { return nil }
    let frameworks = headers.frameworks.union(["Foundation", "UIKit"]).sorted()
      .filter { $0 != module.name && tools.frameworks.hasModule($0) || $0 == "Foundation" }
    return ImportedInterface.sources(of: interface, module: module.name, imports: frameworks)
  }
}

/// A folder with the copies of a module's headers, a module map and a prelude.
private struct HeaderCopies {
  let folder: URL
  let name: String

  private var prelude: URL { folder.appendingPathComponent("prelude") }
  private var own: URL { folder.appendingPathComponent("headers") }
  /// A header that includes all.
  var umbrella: URL { folder.appendingPathComponent("all.h") }

  var options: [ProgramArgument] {
    [
      "-fblocks", "-I", .path(prelude), "-I", .path(own), "-I",
      .path(own.appendingPathComponent(name)), "-include",
      .path(prelude.appendingPathComponent(HeaderPrelude.fileName)),
    ]
  }

  func write(_ headers: AdaptedHeaders) throws {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    let files = own.appendingPathComponent(name)
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
      try write("#import \"\(HeaderPrelude.fileName)\"\n", path, in: prelude)
    }
    for (name, text) in headers.texts { try write(text, name, in: files) }
    let names = headers.names.filter { headers.texts[$0] != nil }
    try write(
      names.map { "#import \"\($0)\"\n" }.joined(), umbrella.lastPathComponent, in: folder)
    let list = names.map { "  header \"headers/\(name)/\($0)\"\n" }.joined()
    try write("module \(name) {\n\(list)  export *\n}\n", "module.modulemap", in: folder)
  }
}
