import Foundation
import SourceScanner

/// A module of a package: what is compiled on its own and imported by name.
package struct PackageModule: Sendable {
  package enum Language: Equatable, Sendable {
    case swift
    /// `headers` contains what importers see; the others are for clang.
    case c(headers: URL, searchPaths: [URL], definitions: [CDefinition])
  }

  package var name: String
  /// The name of its package, for messages.
  package var package: String
  package var folder: URL
  /// The folders whose files it may use.
  package var root: ProjectRoot
  /// Sources and resources.
  package var files: [URL]
  /// The folder and the name of the bundle with its resources: `Package_Target`.
  package var bundleName: ProjectName
  package var language: Language = .swift
  package var languageMode: String
  package var conditions: [CompilationCondition]
  package var flags: [CompilerFlag]
  /// The names of the modules of packages that it imports.
  package var dependencies: [String]
  /// The name and the folder of the target.
  package var target = ""
  package var targetFolder: URL
  /// Of the package, such as `5.9`.
  package var toolsVersion: String
  /// The plugins that generate some of its files. Empty unless they are run.
  package var plugins: [PackagePlugin] = []
  /// The files in its folder that are neither sources nor resources, for plugins.
  package var otherFiles: [URL] = []
}

extension PackageModule {
  /// Whether the texts of its string catalogs have symbols: in packages for the tools of Xcode 26.
  package var hasStringSymbols: Bool {
    PackageManifest.hasStringSymbols(toolsVersion)
  }
}

extension PackageManifest {
  static func hasStringSymbols(_ toolsVersion: String) -> Bool {
    PackageVersion(toolsVersion).map { !($0 < PackageVersion(6, 2)) } ?? false
  }
}

/// A product of a package that is not available.
package struct MissingPackage: Equatable, Sendable {
  package var product: String
  /// The URL of its package; nil if the project does not say.
  package var location: String?
  package var reason: String
  /// The sources that import it.
  package var importers: [URL] = []
}

extension MissingPackage {
  /// With the sources that import a module with the product's name.
  /// - Parameter root: The folders whose files the sources may be.
  func importers(among sources: [URL], _ root: ProjectRoot) -> MissingPackage {
    var result = self
    let letters = { (name: String) in name.lowercased().filter { $0.isLetter || $0.isNumber } }
    result.importers = sources.filter { file in
      guard file.pathExtension == "swift", let text = try? root.data(of: file),
        case let findings = SwiftScanner.scan(Array(text))
      else { return false }
      return findings.imports.contains { letters($0) == letters(product) }
    }
    return result
  }
}

extension MissingPackage: CustomStringConvertible {
  package var description: String {
    let origin = location.map { " of \($0)" } ?? ""
    let names = importers.prefix(5).map(\.lastPathComponent).joined(separator: ", ")
    let more = importers.count > 5 ? " and \(importers.count - 5) others" : ""
    let use = importers.isEmpty ? "" : "; imported by \(names)\(more)"
    return "the package product \(product)\(origin) is missing: \(reason)\(use); "
      + "pass a folder that contains its checkout with --packages"
  }
}
