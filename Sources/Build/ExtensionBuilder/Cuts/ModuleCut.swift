import Foundation
import SourceScanner

/// A part of a module that was cut out, because it does not compile.
package struct ModuleCut: Codable, Equatable, Hashable, Sendable {
  package var module: String
  /// The path from the folder of the module's sources.
  package var file: String
  package var line: Int
  /// What was cut, with the types around it: `Cache.load`.
  package var subject: String
  package var kind: SourceCut.Kind
  /// The compiler's message.
  package var reason: String

  /// `Cache.swift:41`.
  package var place: String { "\(file):\(line)" }

  /// What is missing: a module, a name, or what the message says.
  package var cause: String {
    switch DiagnosticSubject(reason) {
    case .module(let name), .name(let name): name
    case .consequence, .call, .other: reason
    }
  }

  /// Whether a list in `.vitrine.json` has the cut: by its module (`Kit`), or by what was cut
  /// (`Kit.Cache.load`).
  package func isListed(in list: [String]) -> Bool {
    list.contains(module) || list.contains("\(module).\(subject)")
  }
}

extension [ModuleCut] {
  /// `3 cuts in Kit, 1 cut in Harbour`.
  package var summary: String {
    Dictionary(grouping: self, by: \.module).sorted { $0.key < $1.key }
      .map { "\($0.value.count) \($0.value.count == 1 ? "cut" : "cuts") in \($0.key)" }
      .joined(separator: ", ")
  }

  /// What is missing, with the number of cuts that it causes: the most frequent first.
  package var causes: [(name: String, count: Int)] {
    Dictionary(grouping: self, by: \.cause).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension [ModuleCut] {
  private static let sentenceLimit = 5

  /// Sentences about the cuts in modules that a program with errors imports: the first cuts, and
  /// before them declarations that an error names.
  func sentences(about errors: [CompilerDiagnostic]) -> [String] {
    let messages = errors.map(\.message)
    func isNamed(_ cut: ModuleCut) -> Bool {
      let name = cut.subject.split { ".:".contains($0) }.last ?? ""
      return [.declaration, .conformance, .override, .module].contains(cut.kind)
        && messages.contains { $0.contains("'\(name)") }
    }
    let ordered = filter(isNamed) + filter { !isNamed($0) }
    let others = ordered.count - Self.sentenceLimit
    return ordered.prefix(Self.sentenceLimit).map {
      $0.kind == .module
        && ![InterfaceSource.reason, ImportedInterface.reason].contains($0.reason)
        ? "\($0.module) is left out, because it does not compile: \($0.reason); \($0.place)"
        : "\($0.module) is built without \($0.subject) (\($0.kind.rawValue)), which does not compile: "
          + "\($0.reason); \($0.place)"
    } + (others > 0 ? ["\(others) other parts of modules do not compile"] : [])
  }
}

/// The cuts of a compiled module or program, in a file beside it.
enum CutRecord {
  static let fileName = "cuts.json"

  static func write(_ cuts: [ModuleCut], into folder: URL) throws(BuildError) {
    guard !cuts.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = folder.appendingPathComponent(fileName)
    do {
      try encoder.encode(cuts).write(to: file)
    } catch {
      throw .outputUnwritable(file.path, reason: error.reason)
    }
  }

  static func read(from folder: URL) -> [ModuleCut] {
    let file = folder.appendingPathComponent(fileName)
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([ModuleCut].self, from: data)) ?? []
  }
}
