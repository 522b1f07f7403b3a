import Foundation

/// Collects the errors of several compilations, and groups them by what they are about.
struct FindingsCollection {
  private var modules: [(name: String, place: String, file: String)] = []
  private var names: [(name: String, place: String, file: String)] = []
  private var others: [CompilerDiagnostic] = []
  private var consequences: [CompilerDiagnostic] = []
  /// Calls whose arguments fit no declaration: an extension in a missing module may have it.
  private var calls: [CompilerDiagnostic] = []
  private var seen: Set<String> = []

  var isEmpty: Bool { names.isEmpty && others.isEmpty && consequences.isEmpty && calls.isEmpty }

  mutating func add(_ diagnostics: [CompilerDiagnostic]) {
    for diagnostic in diagnostics {
      let place = "\(diagnostic.file):\(diagnostic.line)"
      guard seen.insert("\(place):\(diagnostic.column) \(diagnostic.message)").inserted,
        diagnostic.file != "<unknown>"
      else { continue }
      switch DiagnosticSubject(diagnostic.message) {
      case .module(let name): modules.append((name, place, diagnostic.file))
      case .name(let name): names.append((name, place, diagnostic.file))
      case .consequence: consequences.append(diagnostic)
      case .call: calls.append(diagnostic)
      case .other: others.append(diagnostic)
      }
    }
  }

  /// The types in the names that were not found, for a search in files that are not built.
  var missingTypes: Set<String> {
    Set(names.map(\.name).filter { !$0.contains(".") && !$0.hasPrefix("@") })
  }

  /// - Parameters:
  ///   - target: The name of the target.
  ///   - declarations: Types that are declared in files that are not built, as `file:line`.
  ///   - imports: What the files import. The modules that do not exist are added.
  ///   - path: Shortens a place for the reader.
  func findings(
    target: String, declarations: [String: String], imports: FileImports = FileImports(),
    path: (String) -> String
  ) -> ProjectFindings {
    var result = ProjectFindings(target: target)
    var imports = imports
    imports.missing = Dictionary(grouping: modules, by: \.file).mapValues { Set($0.map(\.name)) }
    for (name, uses) in grouped(names) {
      let declaration = declarations[name]
      let origin =
        declaration == nil
        ? imports.origin(of: name, in: Set(uses.map(\.file))) : NameOrigin()
      result.names.append(
        .init(
          name: name, locations: uses.map { path($0.place) }, likelyModules: origin.missing,
          declaration: declaration.map(path), home: origin.home, needsImport: origin.needsImport,
          count: uses.count))
    }
    let folded = Set(names.map(\.file)).union(filesOfOtherPackages(imports))
    let isFolded = { (error: CompilerDiagnostic) in folded.contains(error.file) }
    var used = Set(result.names.flatMap(\.likelyModules))
    // Its extensions have no names of their own in messages.
    for error in consequences + calls where isFolded(error) {
      used.formUnion((imports.missing[error.file] ?? []).union(imports.reexported))
    }
    for (name, uses) in grouped(modules) {
      result.modules.append(
        .init(
          name: name, locations: uses.map { path($0.place) }, isUsed: used.contains(name),
          advice: used.contains(name) ? Self.advice(for: name) : "nothing in the sources needs it"))
    }
    func failure(_ error: CompilerDiagnostic) -> ProjectFindings.Failure {
      .init(
        location: path("\(error.file):\(error.line):\(error.column)"), message: error.message)
    }
    result.errors =
      (others + (consequences + calls).filter { !isFolded($0) })
      .map(failure)
    result.consequences = (consequences + calls).filter(isFolded).map(failure)
    return result
  }

  /// The files that import a missing module which is not Apple's: its extensions can be meant by
  /// any call.
  private func filesOfOtherPackages(_ imports: FileImports) -> Set<String> {
    let isForeign = { (name: String) in !AppleModules.isApple(name) }
    if imports.reexported.contains(where: isForeign) {
      return Set((consequences + calls).map(\.file))
    }
    return Set(imports.missing.filter { $0.value.contains(where: isForeign) }.keys)
  }

  private static func advice(for module: String) -> String {
    "draft a stub with `vitrine stub \(module) PATH`, or exclude the code with "
      + "#if canImport(\(module))"
  }

  /// The entries by name: the most frequent first.
  private func grouped(
    _ entries: [(name: String, place: String, file: String)]
  ) -> [(String, [(name: String, place: String, file: String)])] {
    Dictionary(grouping: entries, by: \.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.key, $0.value) }
  }
}
