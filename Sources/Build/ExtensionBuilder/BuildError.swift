import Foundation
import ProjectReader

/// Why a build failed. A failed build does not change the output.
package enum BuildError: Error, Equatable, Sendable {
  case folderMissing(String)
  case notAFolder(String)
  case unreadable(String, reason: String)
  case noSources(String)
  /// A folder of sources has more files than an extension has.
  case tooLarge(String, limit: Int)
  /// No type is marked `@main`.
  case noEntryPoint(folder: String)
  /// Several types are marked `@main`, at these places (`file:line`).
  case severalEntryPoints([String])
  /// Several widgets, or several controls, have the same kind. `places` are their types with
  /// `file:line` if known.
  case repeatedKind(DeclaredKind.Subject, kind: String, places: [String])
  case compilerMissing
  /// The prebuilt frameworks are in none of the searched folders.
  case frameworksMissing(searched: [String])
  /// The compiler reported errors.
  case compilation([CompilerDiagnostic])
  /// Packages or sources are not available, and the compiler reported errors.
  case partsMissing([String], [CompilerDiagnostic])
  /// The compiler or linker failed without a diagnostic for a source file.
  case toolFailed(tool: String, output: String)
  /// A stub is to be drafted for a module that exists or that nothing imports.
  case moduleNotMissing(String, missing: [String])
  /// Declarations are marked `@NSManaged`, at these places (`file:line`).
  case invalidDataModel(file: String, reason: String)
  case invalidIntentDefinition(file: String, reason: String)
  /// A string catalog cannot be read. Lines count from 1.
  case invalidStringCatalog(file: String, line: Int?, reason: String)
  case outputUnwritable(String, reason: String)
  /// The output path exists and is not a bundle.
  case outputOccupied(String)
}

extension BuildError {
  /// The error of a file of the project that cannot be read or copied.
  init(reading error: ProjectError) {
    switch error {
    case .notFound(let path): self = .unreadable(path, reason: "it was not found")
    case .unreadable(let path, let reason): self = .unreadable(path, reason: reason)
    case .outside(let path, let root):
      self = .unreadable(
        path,
        reason: "it is outside of the project's folder \(root); "
          + ProjectRoot.advice(for: URL(fileURLWithPath: path)))
    case .damaged(let path, let line, let reason):
      self = .unreadable(path + (line.map { ":\($0)" } ?? ""), reason: reason)
    case .unwritable(let path, let reason): self = .outputUnwritable(path, reason: reason)
    default: self = .unreadable("\(error)", reason: "")
    }
  }
}

extension BuildError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  /// The first line of the description, for a notice about a part that was not built.
  var firstLine: String { String(description.prefix { $0 != "\n" }) }

  package var description: String {
    switch self {
    case .folderMissing(let path): "\(path): folder not found"
    case .notAFolder(let path):
      "\(path): not a folder; give the folder with the extension's sources"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path): has more than \(limit) files; give the folder of the widget extension"
    case .noSources(let path):
      "\(path): contains no .swift files; give the folder of the widget extension"
    case .noEntryPoint(let folder):
      """
      \(folder): no type is marked @main; mark the extension's WidgetBundle, or its only Widget, \
      with @main
      """
    case .severalEntryPoints(let places):
      """
      several types are marked @main: \(places.joined(separator: ", ")); keep @main on the \
      WidgetBundle and list all widgets in its body
      """
    case .repeatedKind(let subject, let kind, let places):
      """
      \(places.count) \(subject.rawValue)s have the kind "\(kind)": \
      \(places.joined(separator: ", ")); give each \(subject.rawValue) its own kind
      """
    case .compilerMissing:
      """
      swiftc not found in PATH; install Swift 6.3 from https://www.swift.org/install/linux and add \
      its usr/bin folder to PATH
      """
    case .frameworksMissing(let places):
      """
      prebuilt frameworks not found in \(places.joined(separator: ", ")); run `make build`, or set \
      VITRINE_FRAMEWORKS to the folder that contains libVitrineFrameworks.so
      """
    case .compilation(let diagnostics):
      diagnostics.map(\.text).joined(separator: "\n")
    case .partsMissing(let parts, let diagnostics):
      (parts + diagnostics.map(\.text)).joined(separator: "\n")
    case .toolFailed(let tool, let output): "\(tool) failed:\n\(output)"
    case .moduleNotMissing(let module, let missing):
      "\(module) is not missing; missing modules: "
        + (missing.isEmpty ? "none" : missing.joined(separator: ", "))
    case .invalidDataModel(let file, let reason): "\(file): invalid data model: \(reason)"
    case .invalidIntentDefinition(let file, let reason):
      "\(file): invalid intent definition: \(reason)"
    case .invalidStringCatalog(let file, let line, let reason):
      "\(file)\(line.map { ":\($0)" } ?? ""): error: invalid string catalog: \(reason)"
    case .outputUnwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .outputOccupied(let path):
      "\(path): exists and is not an extension bundle; remove it or choose another output"
    }
  }
}
