import SourceScanner
import YAML

/// `.settings(base:debug:release:configurations:)` of a project or of a target.
struct TuistSettings {
  /// As `settings` in a `project.yml`.
  private(set) var values = YAMLValue.mapping([])
  /// The configuration files by configuration.
  private(set) var files: YAMLValue?
  /// The names of the configurations, with `debug` or `release`.
  private(set) var configurations: YAMLValue?

  /// Throws `ProjectError.damaged`.
  init(_ expression: SourceExpression?, _ paths: TuistPaths) throws(ProjectError) {
    guard let expression else { return }
    guard let call = ManifestCall(expression) else {
      throw paths.notConstant("settings", line: nil)
    }
    func settings(_ label: String, of call: ManifestCall) throws(ProjectError) -> YAMLValue? {
      guard let value = call[label] else { return nil }
      guard case .dictionary = value, let settings = YAMLValue(propertyList: value) else {
        throw paths.notConstant(label, of: call)
      }
      return settings
    }
    var own: [(String, YAMLValue?)] = [
      ("Debug", try settings("debug", of: call)), ("Release", try settings("release", of: call)),
    ]
    var files: [(String, YAMLValue?)] = []
    var kinds: [(String, YAMLValue?)] = []
    for element in try paths.elements("configurations", of: call) {
      guard let configuration = ManifestCall(element),
        let name = Self.name(configuration["name"], kind: configuration.name)
      else { throw paths.notConstant("configurations", of: call) }
      own.append((name, try settings("settings", of: configuration)))
      kinds.append((name, .text(configuration.name)))
      if let file = configuration["xcconfig"] {
        guard let path = paths.path(file) else {
          throw paths.notConstant("xcconfig", of: configuration)
        }
        files.append((name, .text(path)))
      }
    }
    values = YAMLValue([
      ("base", try settings("base", of: call) ?? .mapping([])), ("configs", YAMLValue(own)),
    ])
    if !files.isEmpty { self.files = YAMLValue(files) }
    if !kinds.isEmpty { configurations = YAMLValue(kinds) }
  }

  /// `"Beta"`, `.debug` or `.configuration("Beta")`.
  private static func name(_ expression: SourceExpression?, kind: String) -> String? {
    switch expression {
    case .string(let text)?: text
    case .name(let name)?: name.capitalized
    case .call("configuration", let arguments)?:
      if case .string(let text)? = arguments.first?.value { text } else { nil }
    case nil: kind.capitalized
    default: nil
    }
  }

  /// The settings of a target, with those that other arguments stand for.
  func adding(_ entries: [(String, YAMLValue?)]) -> YAMLValue {
    let base = values["base"] ?? .mapping([])
    return YAMLValue([("base", base.adding(entries)), ("configs", values["configs"])])
  }
}
