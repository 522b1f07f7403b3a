import Foundation

/// Why an extension was not built. Nothing is left behind at the output.
public enum BuildError: Error, Equatable, Sendable {
  case folderMissing(String)
  case notAFolder(String)
  case unreadable(String, reason: String)
  case noSources(String)
  /// No type is marked `@main`.
  case noEntryPoint(folder: String)
  /// Places as `file:line`.
  case severalEntryPoints([String])
  case compilerMissing
  /// The prebuilt frameworks were looked for in these places.
  case frameworksMissing(lookedIn: [String])
  /// The compiler's own diagnostics.
  case compilation([CompilerDiagnostic])
  /// The compiler or linker failed without a diagnostic that names a file.
  case toolFailed(tool: String, output: String)
  case invalidIntentDefinition(file: String, reason: String)
  case outputUnwritable(String, reason: String)
  /// A folder that is no bundle stands where the bundle should go.
  case outputOccupied(String)
}

extension BuildError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .folderMissing(let path): "\(path): there is no such folder"
    case .notAFolder(let path):
      "\(path): is a file; give the folder that holds the extension's sources"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .noSources(let path):
      "\(path): there is no .swift file in it; give the folder of the widget extension"
    case .noEntryPoint(let folder):
      """
      \(folder): no type is marked @main; mark the extension's WidgetBundle, or its one Widget, \
      with @main
      """
    case .severalEntryPoints(let places):
      """
      @main stands more than once: \(places.joined(separator: ", ")); leave it on the one \
      WidgetBundle and list the other widgets in its body
      """
    case .compilerMissing:
      """
      swiftc was not found in PATH: install Swift 6.3 from https://www.swift.org/install/linux and \
      put its usr/bin folder into PATH
      """
    case .frameworksMissing(let places):
      """
      the prebuilt frameworks were not found in \(places.joined(separator: ", ")); run `make build`, \
      or set VITRINE_FRAMEWORKS to the folder that holds libVitrineFrameworks.so
      """
    case .compilation(let diagnostics):
      diagnostics.map(\.text).joined(separator: "\n")
    case .toolFailed(let tool, let output): "\(tool) failed:\n\(output)"
    case .invalidIntentDefinition(let file, let reason):
      "\(file): is no intent definition that can be read: \(reason)"
    case .outputUnwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .outputOccupied(let path):
      "\(path): is in the way and is no extension bundle; remove it or choose another output"
    }
  }
}
