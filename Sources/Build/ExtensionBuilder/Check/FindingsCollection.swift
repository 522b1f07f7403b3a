import Foundation

/// Collects the errors of several compilations, and groups them by what they are about.
struct FindingsCollection {
  private var modules: [(name: String, place: String, file: String)] = []
  private var names: [(name: String, place: String, file: String)] = []
  private var others: [CompilerDiagnostic] = []
  private var consequences: [CompilerDiagnostic] = []
  private var seen: Set<String> = []

  var isEmpty: Bool { names.isEmpty && others.isEmpty && consequences.isEmpty }

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
  ///   - path: Shortens a place for the reader.
  func findings(
    target: String, declarations: [String: String], path: (String) -> String
  ) -> ProjectFindings {
    var result = ProjectFindings(target: target)
    let imports = Dictionary(grouping: modules, by: \.file).mapValues { Set($0.map(\.name)) }
    for (name, uses) in grouped(names) {
      let files = Set(uses.map(\.file))
      let declaration = declarations[name]
      let likely = declaration == nil ? Self.origin(of: name, files: files, imports) : []
      result.names.append(
        .init(
          name: name, locations: uses.map { path($0.place) }, likelyModules: likely,
          declaration: declaration.map(path), count: uses.count))
    }
    let used = Set(result.names.flatMap(\.likelyModules))
    for (name, uses) in grouped(modules) {
      result.modules.append(
        .init(
          name: name, locations: uses.map { path($0.place) }, isUsed: used.contains(name),
          advice: used.contains(name)
            ? ModuleAdvice.text(for: name) : "nothing in the sources needs it"))
    }
    // Without a missing name in the file, such an error may have another cause.
    let files = Set(names.map(\.file))
    func failure(_ error: CompilerDiagnostic) -> ProjectFindings.Failure {
      .init(
        location: path("\(error.file):\(error.line):\(error.column)"), message: error.message)
    }
    result.errors =
      (others + consequences.filter { !files.contains($0.file) })
      .map(failure)
    result.consequences = consequences.map(failure).filter { !result.errors.contains($0) }
    return result
  }

  /// The entries by name: the most frequent first.
  private func grouped(
    _ entries: [(name: String, place: String, file: String)]
  ) -> [(String, [(name: String, place: String, file: String)])] {
    Dictionary(grouping: entries, by: \.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.key, $0.value) }
  }

  /// The missing modules that all files with the name import; a module that is known for the name
  /// precedes.
  private static func origin(
    of name: String, files: Set<String>, _ imports: [String: Set<String>]
  ) -> [String] {
    let known = ModuleAdvice.module(of: name)
    if let known, imports.values.contains(where: { $0.contains(known) }) { return [known] }
    let common = files.map { imports[$0] ?? [] }.reduce(nil as Set<String>?) {
      $0?.intersection($1) ?? $1
    }
    return (common ?? []).sorted()
  }
}
