import Foundation

/// A target in Objective-C, which is not built, and what Swift sources use of it.
struct ObjectiveCModule {
  /// The beginning of a sentence, such as `Kit: Old`.
  var label: String
  /// The name of the module.
  var name: String
  var headers: [URL]
  private let root: ProjectRoot

  private static let headerLimit = 1000

  /// - Parameters:
  ///   - files: Sources of the target. Its headers are in their folders.
  ///   - root: The folders whose files it may use.
  init(
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
    headers = found.sorted().prefix(Self.headerLimit).map { URL(fileURLWithPath: $0) }
  }

  /// The target, the classes that these sources use with the names of the files, and what to do.
  ///
  /// - Parameter others: The folders whose files the sources may be.
  func description(usedBy sources: [URL], in others: ProjectRoot) -> String {
    let start = "\(label) is in Objective-C or assembly and is not built"
    let uses = uses(in: sources, others)
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
    let declared = headers.reduce(into: Set<String>()) { $0.formUnion(declarations(in: $1)) }
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

  /// The classes, protocols and enumerations of a header. A category declares no class.
  private func declarations(in header: URL) -> [String] {
    guard let text = try? root.text(of: header) else { return [] }
    let types = text.matches(of: /@(?:interface|protocol)\s+(\w+)\s*([(;,]?)/)
      .filter { $0.2.isEmpty }.map { String($0.1) }
    let enumerations = text.matches(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\(\s*\w+\s*,\s*(\w+)\s*\)/)
    return types + enumerations.map { String($0.1) }
  }
}
