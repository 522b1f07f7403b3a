import Foundation

/// A target in Objective-C, or a bridging header. Its implementations are not built; its headers
/// say what Swift sources can use.
package struct ObjectiveCModule: Sendable {
  /// The beginning of a sentence, such as `Kit: Old`.
  package var label: String
  /// The name of the module.
  package var name: String
  /// The headers that importers see.
  package var headers: [URL]
  /// All headers that these can include.
  package var allHeaders: [URL]
  package let root: ProjectRoot
  /// The module whose sources see the declarations without an import; nil if they import them.
  package var importer: String?
  /// What is said if the headers cannot be read. Empty until `described` has been called.
  package private(set) var advice = ""
  /// Whether the sources import it, or name one of its declarations.
  package private(set) var isUsed = false

  private static let headerLimit = 1000

  /// - Parameters:
  ///   - files: Sources of the target. Its headers are in their folders.
  ///   - root: The folders whose files it may use.
  package init(
    label: String, name: String, files: [URL], headerFolder: URL? = nil, in root: ProjectRoot
  ) {
    self.root = root
    self.label = label
    self.name = name
    var folders = Set(files.map { $0.deletingLastPathComponent().path })
    if let headerFolder { folders.insert(headerFolder.path) }
    var found: Set<String> = []
    for folder in folders {
      let paths = ProjectFiles.below(URL(fileURLWithPath: folder), in: root)
      found.formUnion(paths.filter { $0.hasSuffix(".h") }.map { "\(folder)/\($0)" })
    }
    let all = found.sorted().prefix(Self.headerLimit).map { URL(fileURLWithPath: $0) }
    let publicHeaders = headerFolder.map { folder in
      all.filter { $0.path.hasPrefix(folder.path + "/") }
    }
    allHeaders = all
    headers = publicHeaders.flatMap { $0.isEmpty ? nil : $0 } ?? all
  }

  /// A header whose declarations the sources of a target see.
  ///
  /// - Parameter target: With a bridging header. Xcode finds all headers of a project by name.
  init?(bridgingHeaderOf target: ProjectTarget) {
    guard let header = target.bridgingHeader, target.root.has(header) else { return nil }
    root = target.root
    label = "the bridging header \(header.lastPathComponent)"
    name = "\(target.moduleName)_BridgingHeader"
    importer = target.moduleName
    headers = [header]
    let folder = target.project.deletingLastPathComponent()
    let paths = ProjectFiles.below(folder, in: root).filter { $0.hasSuffix(".h") }
    allHeaders =
      [header]
      + paths.sorted().prefix(Self.headerLimit).map { folder.appendingPathComponent($0) }
  }

  /// With what the sources use.
  func described(usedBy sources: [URL], in others: ProjectRoot) -> ObjectiveCModule {
    var result = self
    let uses = uses(in: sources, others)
    result.advice = description(of: uses)
    let line = Data("import \(name)".utf8)
    result.isUsed =
      !uses.isEmpty
      || sources.contains { (try? others.data(of: $0))?.range(of: line) != nil }
    return result
  }

  /// The target, the classes that sources use with the names of the files, and what to do.
  private func description(of uses: [String: [String]]) -> String {
    let start = "\(label) is in Objective-C or assembly and is not built"
    guard !uses.isEmpty else { return start }
    let list = uses.sorted { $0.key < $1.key }.map { name, files in
      "\(name) in \(files.prefix(3).joined(separator: ", "))\(files.count > 3 ? ", …" : "")"
    }
    let more = list.count > 8 ? " and \(list.count - 8) others" : ""
    return "\(start); it declares \(list.prefix(8).joined(separator: ", "))\(more); supply these "
      + "declarations with --stub \(name)=FILE.swift"
  }

  /// The names of the sources that contain each declared name.
  private func uses(in sources: [URL], _ others: ProjectRoot) -> [String: [String]] {
    let declared = allHeaders.reduce(into: Set<String>()) { $0.formUnion(declarations(in: $1)) }
    guard !declared.isEmpty else { return [:] }
    var result: [String: [String]] = [:]
    for source in sources where source.pathExtension == "swift" {
      guard let text = try? others.text(of: source) else { continue }
      let words = Set(
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for name in declared.intersection(words) {
        result[name, default: []].append(source.lastPathComponent)
      }
    }
    return result.mapValues { $0.sorted() }
  }

  /// The classes, protocols and enumerations of a header.
  private func declarations(in header: URL) -> [String] {
    guard let text = try? root.text(of: header) else { return [] }
    let enumerations = text.matches(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\(\s*\w+\s*,\s*(\w+)\s*\)/)
    return HeaderItem.all(in: text).map(\.name) + enumerations.map { String($0.1) }
  }
}
