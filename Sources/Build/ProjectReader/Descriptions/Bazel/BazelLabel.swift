/// The name of a target or of a file, such as `//Kit:Kit`, `:Kit` or `Sources/Kit.swift`.
/// Source: the documentation of Bazel, "Labels".
struct BazelLabel: Hashable, CustomStringConvertible {
  /// The name of another repository; nil for the project's.
  var repository: String?
  /// The path of the package's folder below the workspace; empty for the workspace itself.
  var package: String
  var name: String

  init(package: String, name: String) {
    self.package = package
    self.name = name
  }

  /// - Parameters:
  ///   - package: The package in which the text occurs.
  ///   - own: The names of the project's own repository.
  init(_ text: String, in package: String, own: Set<String> = []) {
    var rest = text[...]
    if rest.hasPrefix("@") {
      let name = rest.drop { $0 == "@" }.prefix { $0 != "/" }
      rest = rest.drop { $0 == "@" }.drop { $0 != "/" }
      if !name.isEmpty, !own.contains(String(name)) { repository = String(name) }
      // `@kit` is `@kit//:kit`.
      if rest.isEmpty { rest = "//:\(name)" }
    }
    guard rest.hasPrefix("//") else {
      self.package = package
      self.name = String(rest.hasPrefix(":") ? rest.dropFirst() : rest)
      return
    }
    rest = rest.dropFirst(2)
    let path = rest.prefix { $0 != ":" }
    self.package = String(path)
    self.name =
      path.endIndex == rest.endIndex
      ? path.split(separator: "/").last.map(String.init) ?? ""
      : String(rest[path.endIndex...].dropFirst())
  }

  var description: String {
    "\(repository.map { "@\($0)" } ?? "")//\(package):\(name)"
  }

  /// The module that rules_swift makes of a `swift_library` without `module_name`.
  var moduleName: String {
    String(
      (package.isEmpty ? name : "\(package)_\(name)").map {
        $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
      })
  }
}
