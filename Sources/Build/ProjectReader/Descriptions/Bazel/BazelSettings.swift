import YAML

/// The build settings that `copts` and `defines` of a `swift_library` stand for.
struct BazelSettings {
  private var values: [String: String] = [:]
  private(set) var notices: [String] = []

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// As `settings` in a `project.yml`.
  var value: YAMLValue {
    YAMLValue(values.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
  }

  /// Adds the options of a library. The `defines` of a library hold for those that link it, too.
  /// Options that have to be run are left out with a notice. Throws `ProjectError`.
  /// - Parameter libraries: The libraries that it links, directly or through others.
  mutating func add(
    _ rule: BazelRule, linking libraries: [BazelRule]
  ) throws(ProjectError) {
    var conditions: [String] = []
    for library in libraries + [rule] where library.kind == "swift_library" {
      conditions += texts("defines", of: library, for: rule)
    }
    var flags: [String] = []
    var rest = texts("copts", of: rule, for: rule).flatMap { $0.split(separator: " ") }
      .map(String.init)[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-swift-version": values["SWIFT_VERSION"] = rest.popFirst()
      case "-default-isolation": values["SWIFT_DEFAULT_ACTOR_ISOLATION"] = rest.popFirst()
      case let flag where flag.hasPrefix("-strict-concurrency="):
        values["SWIFT_STRICT_CONCURRENCY"] = flag.split(separator: "=").last.map(String.init)
      default: flags.append(flag)
      }
    }
    if !conditions.isEmpty {
      var seen: Set<String> = []
      values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] =
        (["$(inherited)"] + conditions.filter { seen.insert($0).inserted }).joined(separator: " ")
    }
    if !flags.isEmpty { values["OTHER_SWIFT_FLAGS"] = flags.joined(separator: " ") }
  }

  private mutating func texts(
    _ attribute: String, of library: BazelRule, for rule: BazelRule
  ) -> [String] {
    do {
      return try library.texts(attribute)
    } catch {
      if library.label == rule.label { notices.append("\(error)") }
      return []
    }
  }
}
