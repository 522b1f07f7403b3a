import Foundation
import SourceScanner
import YAML

/// Reads the values in a `Project.swift`, and what its paths are relative to.
struct TuistPaths {
  private let manifest: URL
  /// The way from the manifest's folder to the folder with `Tuist` or `Tuist.swift`, such as
  /// `../../`; nil if there is none.
  private let root: String?
  /// The folder with the `Package.swift` of external dependencies, relative to the manifest's.
  let dependencies: String?

  private static let depthLimit = 16

  init(manifest: URL, in project: ProjectRoot) {
    self.manifest = manifest
    var folder = manifest.deletingLastPathComponent()
    var way = ""
    var found: String?
    for _ in 0..<Self.depthLimit where project.contains(folder) && folder.path != "/" {
      if ["Tuist", "Tuist.swift"].contains(where: {
        project.has(folder.appendingPathComponent($0))
      }) {
        found = way
        break
      }
      folder.deleteLastPathComponent()
      way += "../"
    }
    root = found
    dependencies = found.flatMap { way in
      ["Tuist", "."].first {
        project.has(folder.appendingPathComponent($0).appendingPathComponent("Package.swift"))
      }.map { way + $0 }
    }
  }

  /// A path relative to the manifest's folder; nil if it is not constant.
  func path(_ expression: SourceExpression?) -> String? {
    switch expression {
    case .string(let text)?: return text
    case .call(let name, let arguments)?:
      guard case .string(let text)? = arguments.first?.value else { return nil }
      switch name {
      case "relativeToManifest", "relativeToCurrentFile", "path": return text
      case "relativeToRoot": return root.map { $0 + text }
      default: return nil
      }
    default: return nil
    }
  }

  /// The text of an argument; nil if there is none. Throws `ProjectError.damaged`.
  func text(_ label: String, of call: ManifestCall) throws(ProjectError) -> YAMLValue? {
    switch call[label] {
    case nil: return nil
    case .string(let text)?: return .text(text)
    default: throw notConstant(label, of: call)
    }
  }

  /// The elements of a list; empty if there is none. Throws `ProjectError.damaged`.
  func elements(
    _ label: String, of call: ManifestCall
  ) throws(ProjectError) -> [SourceExpression] {
    switch call[label] {
    case nil: return []
    case .array(let elements)?: return elements
    default: throw notConstant(label, of: call)
    }
  }

  /// The error about an argument that has to be run.
  func notConstant(_ label: String, of call: ManifestCall) -> ProjectError {
    let target = call.string("name").map { " of \($0)" } ?? ""
    let lines = call[label].map {
      ManifestCall(name: "", arguments: [.init(label: nil, value: $0)])
    }
    return notConstant(label + target, line: lines?.unsupportedLines.first)
  }

  func notConstant(_ part: String, line: Int?) -> ProjectError {
    .damaged(
      manifest.path, line: line,
      reason: "\(part) is computed, and the manifest is not run: run tuist generate, and pass "
        + "the .xcworkspace")
  }
}

extension YAMLValue {
  static func text(_ text: String) -> YAMLValue { .scalar(text, isPlain: false) }

  /// A mapping of the values that are not nil.
  init(_ entries: [(String, YAMLValue?)]) {
    self = .mapping(entries.compactMap { key, value in value.map { .init(key: key, value: $0) } })
  }

  /// The mapping with more entries.
  func adding(_ entries: [(String, YAMLValue?)]) -> YAMLValue {
    .mapping(self.entries + YAMLValue(entries).entries)
  }

  /// A value of a property list or of build settings; nil if it is not constant.
  init?(propertyList expression: SourceExpression) {
    switch expression {
    case .string(let text): self = .text(text)
    case .number(let digits): self = .scalar(digits, isPlain: true)
    case .bool(let isTrue): self = .scalar(isTrue ? "true" : "false", isPlain: true)
    case .array(let elements):
      let values = elements.compactMap { YAMLValue(propertyList: $0) }
      guard values.count == elements.count else { return nil }
      self = .list(values)
    case .dictionary(let entries):
      let values = entries.compactMap { entry -> Entry? in
        guard case .string(let key) = entry.key else { return nil }
        return YAMLValue(propertyList: entry.value).map { Entry(key: key, value: $0) }
      }
      guard values.count == entries.count else { return nil }
      self = .mapping(values)
    // `.string("A")`, `.boolean(true)`, `.array([…])` and so on.
    case .call("string", let arguments), .call("integer", let arguments),
      .call("real", let arguments), .call("boolean", let arguments),
      .call("array", let arguments), .call("dictionary", let arguments):
      guard arguments.count == 1 else { return nil }
      self.init(propertyList: arguments[0].value)
    case .call, .name, .unsupported: return nil
    }
  }
}
