import Foundation
import ProjectReader
import SourceScanner

/// The declarations that only later versions of iOS have, as `@available` says.
///
/// The compiler for Linux ignores these versions. The bundle lists them, and if the host chooses an
/// earlier version of iOS, the process leaves out the types and previews that this version lacks.
struct IntroducedDeclarations {
  /// A source of the extension or of a module.
  typealias Source = (module: String, file: URL, text: [UInt8])

  static let fileName = "Introduced.json"

  let declared: DeclaredVersions
  /// The versions by name: types as `Module.Outer.Inner`, previews as `Module/File.swift:12`.
  private(set) var versions: [String: String] = [:]

  init(in sources: [Source]) {
    declared = DeclaredVersions(in: sources.map(\.text))
    for type in declared.types {
      versions["\(sources[type.source].module).\(type.subject)"] = "\(type.version)"
    }
    for preview in declared.previews {
      let source = sources[preview.source]
      let line = source.text.line(at: preview.subject)
      versions["\(source.module)/\(source.file.lastPathComponent):\(line)"] =
        "\(preview.version)"
    }
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(versions)
  }
}

extension BuildInput {
  /// Those of the extension and its modules; none for other platforms than iOS.
  func introducedDeclarations() -> IntroducedDeclarations {
    guard language.platform == .iOS else { return IntroducedDeclarations(in: []) }
    func texts(
      _ module: String, _ files: [URL], in project: ProjectRoot
    ) -> [IntroducedDeclarations.Source] {
      // A file that cannot be read counts as empty; the compiler reports it.
      files.map { (module, $0, (try? project.data(of: $0)).map(Array.init) ?? []) }
    }
    return IntroducedDeclarations(
      in: texts(moduleName, extensionFiles, in: sources.project)
        + modules.flatMap { texts($0.name, $0.sources.swift, in: $0.sources.project) })
  }
}
