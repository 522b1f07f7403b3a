import Foundation
import ProcessCleanup
import ProjectReader
import SourceScanner

extension ExtensionBuilder {
  /// A draft of a missing module.
  package struct Draft: Sendable {
    /// The source of the stub.
    package var text: String
    /// What is still missing with the draft.
    package var findings: ProjectFindings
  }

  /// Drafts the declarations of a module that a project's target imports and Vitrine does not have.
  /// Throws `BuildError` and `ProjectError`.
  package static func draft(
    _ module: String, for widgetExtension: WidgetExtension, options: Options = Options()
  ) async throws -> Draft {
    let widgetExtension = try await widgetExtension.afterPlugins(options)
    let parts = widgetExtension.modules.map(\.root) + widgetExtension.packageModules.map(\.root)
    let project = parts.reduce(widgetExtension.target.root) { $0.union($1) }
    return try await draft(module, in: project) { stubs in
      var options = options
      options.stubs = options.stubs.filter { $0.module != module } + stubs
      return try await check(
        BuildInput(widgetExtension, options), name: widgetExtension.target.name, options,
        shortens: false)
    }
  }

  /// Drafts a module for a folder of sources. Throws `BuildError`.
  package static func draft(
    _ module: String, for folder: URL, options: Options = Options()
  ) async throws -> Draft {
    try await draft(module, in: ProjectRoot(around: folder, also: options.also)) { stubs in
      var options = options
      options.stubs = options.stubs.filter { $0.module != module } + stubs
      return try await check(
        BuildInput(folder: folder, options), name: folder.lastPathComponent, options,
        shortens: false)
    }
  }

  /// Each round adds what the compiler misses with the draft of the previous one: first types, then
  /// their members.
  private static func draft(
    _ module: String, in project: ProjectRoot,
    check: ([ModuleStub]) async throws -> ProjectFindings
  ) async throws -> Draft {
    var findings = try await check([])
    guard let missing = findings.modules.first(where: { $0.name == module }) else {
      throw BuildError.moduleNotMissing(module, missing: findings.modules.map(\.name))
    }
    let importing = Set(missing.locations.map { String($0.prefix { $0 != ":" }) })
    let scratch = try ScratchFolder(temporary: "vitrine-stub")
    defer { scratch.remove() }
    let file = scratch.url.appendingPathComponent("\(module).swift")
    var draft = StubDraft(module: module)
    var added: Set<String> = []
    for _ in 0..<6 {
      var isChanged = false
      for name in findings.names where name.declaration == nil {
        let files = Set(name.locations.map { String($0.prefix { $0 != ":" }) })
        let base = name.name.split(separator: ".").first.map(String.init) ?? ""
        let isOfModule =
          name.likelyModules.contains(module) || draft.declares(base)
          || !files.isDisjoint(with: importing) && name.likelyModules.isEmpty
        guard isOfModule, added.insert(name.name).inserted else { continue }
        draft.add(name.name, uses: uses(of: name.name, in: files, project))
        isChanged = true
      }
      guard isChanged else { break }
      try Data(draft.text.utf8).write(to: file)
      findings = try await check([ModuleStub(module: module, file: file)])
    }
    return Draft(text: draft.text, findings: findings)
  }

  /// The places are those of the compiler's messages, which a source can change
  /// (`#sourceLocation`).
  private static func uses(
    of name: String, in files: Set<String>, _ project: ProjectRoot
  ) -> [NameUse] {
    let last = name.drop { $0 == "@" }.split(separator: ".").last.map(String.init) ?? name
    return files.sorted().flatMap { file in
      let data = try? project.data(of: URL(fileURLWithPath: file))
      return data.map { NameUseReader(Array($0)).uses(of: last) } ?? []
    }
  }
}
