// Xcode keeps two names of each enum and type: the one that parameters refer to, and the name of
// the Swift type. They differ if the definition has a class prefix.
extension IntentDefinitionFile {
  /// The names of the Swift types, by the names that parameters refer to.
  struct ClassNames {
    fileprivate var enumerations: [String: String] = [:]
    fileprivate var objects: [String: String] = [:]
  }

  static func classNames(_ root: [String: Any]) -> ClassNames {
    func names(_ list: String, prefix: String) -> [String: String] {
      let pairs = root.dictionaries(list).compactMap { entry -> (String, String)? in
        guard let name = entry.string(prefix + "Name"),
          let className = entry.string(prefix + "ClassName")
            ?? entry.string(prefix + "ClassPrefix").map({ $0 + name }),
          className.isIdentifier
        else { return nil }
        return (name, className)
      }
      return Dictionary(pairs) { first, _ in first }
    }
    return ClassNames(
      enumerations: names("INEnums", prefix: "INEnum"), objects: names("INTypes", prefix: "INType"))
  }

  /// Replaces the names of enums and types, and the references to them, by the names of their Swift
  /// types.
  mutating func rename(_ names: ClassNames) {
    func rename(_ parameters: inout [Parameter]) {
      for index in parameters.indices {
        switch parameters[index].kind {
        case .enumeration(let name):
          parameters[index].kind = .enumeration(names.enumerations[name] ?? name)
        case .object(let name): parameters[index].kind = .object(names.objects[name] ?? name)
        default: break
        }
      }
    }
    for index in enumerations.indices {
      enumerations[index].name =
        names.enumerations[enumerations[index].name]
        ?? enumerations[index].name
    }
    for index in objects.indices {
      objects[index].name = names.objects[objects[index].name] ?? objects[index].name
      rename(&objects[index].properties)
    }
    for index in intents.indices {
      rename(&intents[index].parameters)
      rename(&intents[index].responseParameters)
    }
  }
}
