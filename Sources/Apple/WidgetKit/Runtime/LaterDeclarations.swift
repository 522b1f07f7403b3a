import Foundation
import FoundationSupplement

/// The declarations of the program that the chosen version of iOS lacks, as their `@available`
/// says. The compiler for Linux ignores it, so the bundle lists the versions.
enum LaterDeclarations {
  /// Types as `Module.Outer.Inner`, previews as `Module/File.swift:12`.
  private static let names: Set<String> = {
    guard SystemVersion.chosen != nil,
      let file = Bundle.main.url(forResource: "Introduced", withExtension: "json"),
      let data = try? Data(contentsOf: file),
      let versions = try? JSONDecoder().decode([String: String].self, from: data)
    else { return [] }
    return Set(versions.filter { !SystemVersion.isAtLeast($0.value) }.keys)
  }()

  static func contains(_ type: Any.Type) -> Bool {
    guard !names.isEmpty else { return false }
    // Of a private type: `Module.(unknown context at $1234).Name`.
    let name = String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    return names.contains(name)
  }

  static func containsPreview(file: String, line: Int) -> Bool {
    names.contains("\(file):\(line)")
  }
}
