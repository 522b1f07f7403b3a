import Foundation
import ProjectReader
import SourceScanner

/// The facts about Swift sources that the builder needs before it compiles them.
struct SourceScan {
  var files: [URL]
  /// The folders whose files are used.
  let project: ProjectRoot
  /// The platform whose branches of `#if os(…)` are compiled.
  let platform: Platform
  var overlay = SourceOverlay()
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
  /// The classes that are app delegates on the platform, sorted by name.
  var appDelegates: [String] = []
  /// The principal class of an Intents extension. On iOS it runs in a separate process.
  var intentsExtension: String?

  /// - Parameter project: The folders whose files are used.
  ///
  /// Throws `BuildError.unreadable`.
  init(_ files: [URL], for platform: Platform, in project: ProjectRoot) throws(BuildError) {
    self.files = files
    self.project = project
    self.platform = platform
    for file in files {
      let text: [UInt8]
      do { text = Array(try project.data(of: file)) } catch { throw BuildError(reading: error) }
      let findings = SwiftScanner.scan(text)
      if let rewritten = SourceRewrite.rewritten(text, findings, for: platform) {
        overlay.replace(file, with: rewritten)
      }
      intentsExtension = intentsExtension ?? findings.intentsExtensions.first
      let statements = findings.importStatements.filter {
        $0.module != SourceRewrite.replacedModule
      }
      imports.formUnion(statements.map(\.module))
      // On Linux, `XMLParser` is in a separate module, which only sources that need it load.
      if findings.mentionsXML { imports.insert("FoundationXML") }
      importStatements += statements.map { (file, $0) }
      let delegates = platform == .macOS ? findings.macAppDelegates : findings.appDelegates
      appDelegates = Set(appDelegates + delegates).sorted()
      usesBundleMacro = usesBundleMacro || findings.macros.contains("bundle")
      usesMacros = usesMacros || !findings.macros.isDisjoint(with: MacroDeclarations.macroNames)
      func place(_ offset: Int) -> String {
        let line = text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        return "\(file.path):\(line)"
      }
      entryPoints += findings.mainAttributes.map(place)
      for (name, offset) in findings.types { types[name, default: []].append(place(offset)) }
    }
  }
}

extension SourceScan {
  /// Compiles the branches for Linux in the files with these errors, if they have some. Returns
  /// false if nothing changes.
  ///
  /// Packages for several systems choose by `os(Linux)` what Foundation lacks there.
  mutating func useLinuxBranches(for errors: [CompilerDiagnostic]) -> Bool {
    var isChanged = false
    for path in Set(errors.map(\.file)).intersection(files.map(\.path)) {
      let file = URL(fileURLWithPath: path)
      guard overlay.replacements[path] != nil, let data = try? project.data(of: file) else {
        continue
      }
      let text = Array(data)
      let findings = SwiftScanner.scan(text)
      let isForLinux =
        SourceRewrite.rewritten(text, findings, for: platform, isForLinux: true) ?? text
      guard isForLinux != overlay.replacements[path] else { continue }
      overlay.replace(file, with: isForLinux)
      isChanged = true
    }
    return isChanged
  }

  /// Removes the imports of a module. Returns false if no file imports it.
  mutating func removeImports(of module: String) -> Bool {
    let removed = importStatements.filter { $0.statement.module == module }
    importStatements.removeAll { $0.statement.module == module }
    for (file, statement) in removed {
      guard var text = overlay.replacements[file.path] ?? (try? Array(project.data(of: file)))
      else { return false }
      text.overwrite(statement.range, with: "")
      overlay.replace(file, with: text)
    }
    return !removed.isEmpty
  }
}
