// A process that uses UserDefaults like an app or an extension. It reads one command per line, with
// arguments separated by spaces, and writes one line in response.
import FoundationSupplement

func defaults(_ suite: Substring) -> UserDefaults {
  guard suite != "standard" else { return .standard }
  guard let defaults = UserDefaults(suiteName: String(suite)) else { fatalError("no suite") }
  return defaults
}

/// Prints a line without buffering.
func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Describes a value with its type, to detect numbers that are read back as texts.
func described(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let value as String: "String \(value)"
  case let value as Data: "Data \(value.base64EncodedString())"
  case let value as Date: "Date \(value.timeIntervalSince1970)"
  case let value as [Any]: "[" + value.map(described).joined(separator: ", ") + "]"
  case let value as [String: Any]:
    "{"
      + value.sorted { $0.key < $1.key }.map { "\($0.key): \(described($0.value))" }
      .joined(separator: ", ") + "}"
  case let value?: "\(type(of: unwrapped(value))) \(unwrapped(value))"
  }
}

/// Unwraps an optional. Linux Foundation returns numbers inside collections as optionals.
func unwrapped(_ value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
}

func answer(_ words: [Substring]) -> String {
  if words[0] == "container" {
    let url = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: String(words[1]))
    return url?.lastPathComponent ?? "nil"
  }
  let store = defaults(words[1])
  let key = words.count > 2 ? String(words[2]) : ""
  let text = words.count > 3 ? String(words[3]) : ""
  switch words[0] {
  case "string": store.set(text, forKey: key)
  case "integer": store.set(Int(text) ?? 0, forKey: key)
  case "double": store.set(Double(text) ?? 0, forKey: key)
  case "bool": store.set(text == "true", forKey: key)
  case "data": store.set(Data(text.utf8), forKey: key)
  case "date": store.set(Date(timeIntervalSince1970: Double(text) ?? 0), forKey: key)
  case "keyed": store.setValue(text, forKey: key)
  case "tree":
    store.set(
      ["list": [1, "two", Data([3])], "flag": true, "part": 0.5] as [String: Any], forKey: key)
  case "remove": store.removeObject(forKey: key)
  case "register": store.register(defaults: [key: text])
  case "clear": store.removePersistentDomain(forName: String(words[1]))
  case "suite": store.addSuite(named: key)
  case "get": return described(store.object(forKey: key))
  case "value": return described(store.value(forKey: key))
  case "getBool": return "\(store.bool(forKey: key))"
  case "getInteger": return "\(store.integer(forKey: key))"
  case "getDouble": return "\(store.double(forKey: key))"
  case "all": return described(store.dictionaryRepresentation())
  case "count": return "\(store.dictionaryRepresentation().count)"
  case "many":
    for number in 0..<(Int(text) ?? 0) { store.set(number, forKey: "\(key)\(number)") }
  case "churn":
    // Runs until the process is killed. Each line is printed after its write.
    for number in 1... {
      store.set(Array(repeating: number, count: 500), forKey: key)
      printLine("\(number)")
    }
  default: return "no such command"
  }
  return "done"
}

while let line = readLine() {
  printLine(answer(line.split(separator: " ")))
}
