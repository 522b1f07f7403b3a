import Foundation
import ProjectReader
import SourceScanner

/// The facts about Swift sources that the builder needs before it compiles them.
struct SourceScan {
  var files: [URL]
  /// The folders whose files are used.
  let project: ProjectRoot
  let language: LanguageOptions
  var overlay = SourceOverlay()
  /// What the files with branches for Linux were before; nil for those that have been changed back.
  private var appleTexts: [String: [UInt8]?] = [:]
  private var objectiveC = ObjectiveCRepair.Uses()
  private(set) var removedModules: Set<String> = []
  /// What the files with marked imports were before.
  private var unmarked: [String: [UInt8]] = [:]
  /// The `@main` attributes, as `path:line`.
  var entryPoints: [String] = []
  /// The declarations of types, as `path:line`, by name. A name that several types share has
  /// several.
  var types: [String: [String]] = [:]
  var usesMacros = false
  /// Whether a source contains `#bundle`.
  var usesBundleMacro = false
  /// The names of the modules that are imported, or that the sources need besides.
  var imports: Set<String> = []
  private(set) var importStatements: [(file: URL, statement: ImportStatement)] = []
  /// The files with a branch for a later version of Swift than the compiler's that is compiled,
  /// with the place of its condition as `path:line`.
  private(set) var laterBranches: [String: String] = [:]
  /// Whether a source names `NSExpression`.
  var mentionsExpressions = false
  /// The classes that are app delegates on the platform, sorted by name.
  var appDelegates: [String] = []
  /// The principal class of an Intents extension. On iOS it runs in a separate process.
  var intentsExtension: String?

  /// - Parameter project: The folders whose files are used.
  ///
  /// Throws `BuildError.unreadable`.
  init(
    _ files: [URL], for language: LanguageOptions, in project: ProjectRoot
  ) throws(BuildError) {
    var mentioned: Set<String> = []
    self.files = files
    self.project = project
    self.language = language
    for file in files {
      let text: [UInt8]
      do { text = Array(try project.data(of: file)) } catch { throw BuildError(reading: error) }
      let findings = SwiftScanner.scan(text)
      if let rewritten = SourceRewrite.rewritten(text, findings, for: language) {
        overlay.replace(file, with: rewritten)
      }
      if !findings.objectiveCAttributes.isEmpty { objectiveC.files.insert(file.path) }
      objectiveC.optionalRequirements.formUnion(findings.optionalRequirements)
      intentsExtension = intentsExtension ?? findings.intentsExtensions.first
      let statements = findings.importStatements.filter {
        $0.module != SourceRewrite.replacedModule
      }
      imports.formUnion(statements.map(\.module))
      // Modules of their own, which only sources that need them load.
      mentioned.formUnion(findings.mentionedModules)
      importStatements += statements.map { (file, $0) }
      let delegates = language.platform == .macOS ? findings.macAppDelegates : findings.appDelegates
      appDelegates = Set(appDelegates + delegates).sorted()
      usesBundleMacro = usesBundleMacro || findings.macros.contains("bundle")
      mentionsExpressions = mentionsExpressions || findings.mentionsExpressions
      usesMacros = usesMacros || !findings.macros.isDisjoint(with: MacroDeclarations.macroNames)
      func place(_ offset: Int) -> String {
        "\(file.path):\(text.line(at: offset))"
      }
      entryPoints += findings.mainAttributes.map(place)
      if let offset = VersionConditions.firstReached(findings.versions, for: language) {
        laterBranches[file.path] = place(offset)
      }
      for (name, offset) in findings.types { types[name, default: []].append(place(offset)) }
    }
    // UIKit, with SwiftUI, has Core Data and Core Text on a device.
    if imports.isDisjoint(with: SwiftCompiler.modulesWithUIKit) {
      mentioned.formIntersection(["FoundationXML"])
    }
    imports.formUnion(mentioned)
  }
}

extension SourceScan {
  /// Compiles the branches for Linux in the files with these errors that have some. Files that
  /// have errors then, too, get back their branches for Apple's platforms. Returns false if nothing
  /// changes.
  ///
  /// Packages for several systems choose by `os(Linux)` what Foundation lacks there.
  mutating func useLinuxBranches(for errors: [CompilerDiagnostic]) -> Bool {
    let failed = Set(errors.map(\.file)).intersection(files.map(\.path))
    var isChanged = false
    for path in failed where appleTexts[path] == nil {
      let file = URL(fileURLWithPath: path)
      guard let current = overlay.replacements[path], let data = try? project.data(of: file) else {
        continue
      }
      let text = Array(data)
      let findings = SwiftScanner.scan(text)
      // Otherwise code would be missing without being named.
      guard findings.hasLinuxBranches else { continue }
      let isForLinux =
        SourceRewrite.rewritten(text, findings, for: language, isForLinux: true) ?? text
      appleTexts[path] = .some(current)
      overlay.replace(file, with: withoutRemovedImports(isForLinux, of: file))
      isChanged = true
    }
    if isChanged { return true }
    for path in failed {
      guard let text = appleTexts[path] ?? nil else { continue }
      appleTexts[path] = .some(nil)
      overlay.replace(URL(fileURLWithPath: path), with: text)
      isChanged = true
    }
    return isChanged
  }

  /// Changes what only Objective-C's runtime would allow (`ObjectiveCRepair`). Returns false if
  /// nothing changes.
  mutating func repairObjectiveC(for errors: [CompilerDiagnostic]) -> Bool {
    let own = Set(files.map(\.path))
    let found = errors.map { error in
      let parts = error.parts.map {
        ObjectiveCRepair.Failure(
          path: $0.file, line: $0.line, column: $0.column, message: $0.message)
      }
      return (
        error: ObjectiveCRepair.Failure(
          path: error.file, line: error.line, column: error.column, message: error.message),
        notes: Array(parts.dropFirst())
      )
    }
    let (types, overlay, project) = (types, overlay, project)
    let changes = ObjectiveCRepair.changes(for: found, uses: objectiveC) { name in
      (types[name] ?? []).compactMap { place in
        place.lastIndex(of: ":").map { String(place[..<$0]) }
      }
    } text: { path in
      guard own.contains(path) else { return nil }
      return overlay.replacements[path]
        ?? (try? Array(project.data(of: URL(fileURLWithPath: path))))
    }
    for (path, text) in changes { self.overlay.replace(URL(fileURLWithPath: path), with: text) }
    return !changes.isEmpty
  }

  /// Replaces the imports of modules with errors. The compiler reports those that no `#if`
  /// excludes, and continues.
  mutating func markImports(of modules: Set<String>) {
    let marked = importStatements.filter { modules.contains($0.statement.module) }
    for (file, statements) in Dictionary(grouping: marked, by: \.file) {
      guard var text = text(of: file) else { continue }
      unmarked[file.path] = text
      for (_, statement) in statements.sorted(by: {
        $0.statement.range.lowerBound > $1.statement.range.lowerBound
      }) {
        text.replaceSubrange(
          statement.range, with: Array("#error(\"no such module '\(statement.module)'\")".utf8))
      }
      overlay.replace(file, with: text)
    }
  }

  /// Removes the imports of modules, also those that are marked.
  mutating func removeImports(of modules: Set<String>) {
    for (path, text) in unmarked { overlay.replace(URL(fileURLWithPath: path), with: text) }
    unmarked = [:]
    removedModules.formUnion(modules)
    for file in Set(importStatements.map(\.file)) {
      guard let text = text(of: file) else { continue }
      let result = withoutRemovedImports(text, of: file)
      if result != text { overlay.replace(file, with: result) }
    }
  }

  private func withoutRemovedImports(_ text: [UInt8], of file: URL) -> [UInt8] {
    var result = text
    for (other, statement) in importStatements
    where other == file && removedModules.contains(statement.module) {
      result.overwrite(statement.range, with: "")
    }
    return result
  }

  private func text(of file: URL) -> [UInt8]? {
    overlay.replacements[file.path] ?? (try? Array(project.data(of: file)))
  }
}
