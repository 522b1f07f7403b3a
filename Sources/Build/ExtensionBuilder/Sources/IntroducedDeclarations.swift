import Foundation
import ProjectReader
import SourceScanner

/// The declarations that only later versions of iOS have, as `@available` says.
///
/// The compiler for Linux ignores these versions. The bundle lists them, and if the host chooses an
/// earlier version of iOS, the process leaves out the types and previews that this version lacks.
struct IntroducedDeclarations: Equatable {
  static let fileName = "Introduced.json"

  /// The versions by name: types as `Module.Outer.Inner`, previews as `Module/File.swift:12`.
  private(set) var versions: [String: String] = [:]

  /// - Parameter files: The sources of the module, with their texts.
  mutating func add(_ files: [(url: URL, text: [UInt8])], of module: String) {
    let texts = files.map(\.text)
    let declared = DeclaredVersions(in: texts)
    for (type, version) in declared.types { versions["\(module).\(type)"] = "\(version)" }
    for preview in declared.previews {
      let line = texts[preview.source][..<preview.offset].count { $0 == UInt8(ascii: "\n") } + 1
      let file = files[preview.source].url.lastPathComponent
      versions["\(module)/\(file):\(line)"] = "\(preview.version)"
    }
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(versions)
  }
}

extension BuildInput {
  /// Those of the extension and its modules; empty for other platforms than iOS.
  func introducedDeclarations() -> IntroducedDeclarations {
    var result = IntroducedDeclarations()
    guard language.platform == .iOS else { return result }
    func texts(of files: [URL], in project: ProjectRoot) -> [(url: URL, text: [UInt8])] {
      files.compactMap { file in
        (try? project.data(of: file)).map { (file, Array($0)) }
      }
    }
    result.add(texts(of: extensionFiles, in: sources.project), of: moduleName)
    for module in modules {
      result.add(texts(of: module.sources.swift, in: module.sources.project), of: module.name)
    }
    return result
  }
}
