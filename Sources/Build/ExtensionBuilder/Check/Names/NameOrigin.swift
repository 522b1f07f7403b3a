import ProjectReader

/// Where a name that the compiler did not find probably comes from.
struct NameOrigin: Equatable {
  /// The missing modules that the name can come from; empty if none is known.
  var missing: [String] = []
  /// The module of Apple's that declares it, or several with ` or `; nil if none is known.
  var home: String?
  /// Whether Vitrine has `home` and the file only lacks the import.
  var needsImport = false
}

/// The imports of a target's files, by their paths.
struct FileImports {
  /// All modules.
  var all: [String: Set<String>] = [:]
  /// The modules that do not exist.
  var missing: [String: Set<String>] = [:]
  /// The modules that a module of the project passes on with `@_exported`.
  var exported: Set<String> = []
  var platform = Platform.iOS

  /// The missing ones of `exported`.
  var reexported: Set<String> {
    missing.values.reduce(into: []) { $0.formUnion($1.intersection(exported)) }
  }

  /// - Parameter files: The files with the name.
  func origin(of name: String, in files: Set<String>) -> NameOrigin {
    let known = AppleModules.declaring(name)
    let candidates =
      files.map { (missing[$0] ?? []).union(reexported) }
      .reduce(nil as Set<String>?) { $0?.intersection($1) ?? $1 } ?? []
    // Another file's import counts: its extensions are visible in all files of the module.
    let anywhere = missing.values.reduce(into: reexported) { $0.formUnion($1) }
    let certain = known.filter(anywhere.contains)
    if !certain.isEmpty { return NameOrigin(missing: certain, home: certain.first) }

    let foreign = candidates.filter { !AppleModules.isApple($0) }.sorted()
    let isAppleName = AppleModules.isDistinctive(name) && !name.contains(".")
    if !foreign.isEmpty, !isAppleName { return NameOrigin(missing: foreign) }
    let imported = known.first { module in files.contains { all[$0]?.contains(module) == true } }
    let listed = AppleNames.modules[name] ?? []
    if imported == nil, let unimported = listed.first(where: { isUnimported($0, in: files) }) {
      return NameOrigin(home: unimported, needsImport: true)
    }
    if !known.isEmpty { return NameOrigin(home: imported ?? known.joined(separator: " or ")) }
    return NameOrigin(missing: candidates.filter { !AppleModules.hasKnownNames($0) }.sorted())
  }

  /// Whether Vitrine has the module for the platform, and none of the files imports it.
  private func isUnimported(_ module: String, in files: Set<String>) -> Bool {
    AppleNames.listedModules.contains(module) && PlatformModules.has(module, platform)
      && files.allSatisfy { all[$0]?.contains(module) != true }
  }
}
