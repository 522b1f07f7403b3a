import Foundation
import ProjectReader

extension BuildInput {
  /// Adds the modules in Objective-C that sources use, and those that their headers use: their
  /// declarations, with implementations that trap, which counts as one cut for each module. Throws
  /// `BuildError`.
  mutating func addObjectiveC(_ tools: BuildTools, _ compiler: SwiftCompiler) async throws {
    let wanted = objectiveC.filter { module in
      module.isUsed && !modules.contains { $0.name == module.name }
    }
    let read = try await headerModules(of: wanted, tools, compiler)
    for header in read {
      let module = header.module
      try addSkeleton(
        module.name, header.files, in: header.folder, LanguageOptions(platform: language.platform),
        declaredIn: module.headers.first?.lastPathComponent ?? module.name,
        reason: ImportedInterface.reason, after: header.headers.uses.all)
      letImporterSee(module)
    }
    missingParts += objectiveC.filter { module in
      !read.contains { $0.module.name == module.name }
        && !modules.contains { $0.name == module.name }
    }.map(\.advice)
  }

  /// The modules, and those that their headers use, dependencies first.
  private func headerModules(
    of wanted: [ObjectiveCModule], _ tools: BuildTools, _ compiler: SwiftCompiler
  ) async throws -> [HeaderModule] {
    // The index reads all headers.
    guard !wanted.isEmpty else { return [] }
    var reader = HeaderReader(HeaderIndex(objectiveC, modules), tools, compiler)
    for module in wanted { try await reader.read(module) }
    return reader.modules
  }

  private mutating func letImporterSee(_ module: ObjectiveCModule) {
    guard let importer = module.importer else { return }
    let flag = CompilerFlag.importing(ModuleName(mangling: module.name))
    if importer == moduleName { language.flags.append(flag) }
    for index in modules.indices where modules[index].name == importer {
      modules[index].language.flags.append(flag)
    }
  }
}
