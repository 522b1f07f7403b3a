/// The symbols of a catalog, with Xcode's naming rules, and the namespaces inside it.
struct AssetNamespace: Equatable {
  struct Symbol: Equatable {
    /// `sky`.
    var identifier: String
    /// With the namespaces: `Icons.sky`.
    var path: String
    /// The asset's name: `Icons/Sky`.
    var name: String
  }

  /// Sorted by the assets' names.
  var symbols: [Symbol] = []
  var namespaces: [String: AssetNamespace] = [:]

  /// - Parameters:
  ///   - names: The names of assets, such as `Sky` and `Icons/Star`.
  ///   - droppedSuffix: The suffix that repeats the type, such as `Color`.
  init(_ names: Set<String>, droppedSuffix: String) {
    for name in names.sorted() {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last,
        let identifier = Self.symbol(for: last, droppedSuffix: droppedSuffix)
      else { continue }
      add(identifier, path: [], inside: parts.dropLast().compactMap(Self.type(for:)), name: name)
    }
  }

  private init() {}

  private mutating func add(
    _ identifier: String, path: [String], inside types: ArraySlice<String>, name: String
  ) {
    if let type = types.first {
      var inner = namespaces[type] ?? AssetNamespace()
      inner.add(identifier, path: path + [type], inside: types.dropFirst(), name: name)
      namespaces[type] = inner
    } else if !symbols.contains(where: { $0.identifier == identifier }) {
      let path = (path + [identifier]).map { "`\($0)`" }.joined(separator: ".")
      symbols.append(Symbol(identifier: identifier, path: path, name: name))
    }
  }

  private mutating func add(
    _ identifier: String, path: [String], inside types: [String], name: String
  ) {
    add(identifier, path: path, inside: types[...], name: name)
  }

  // MARK: Names

  /// The name's words in lower camel case: `Game-Background` becomes `gameBackground`. A suffix
  /// that repeats the type is dropped. nil if the name has no letters or digits.
  static func symbol(for name: String, droppedSuffix: String) -> String? {
    let words = words(name)
    guard let first = words.first else { return nil }
    var symbol = lowercasedStart(first)
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.hasSuffix(droppedSuffix), symbol.count > droppedSuffix.count {
      symbol.removeLast(droppedSuffix.count)
    }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return symbol
  }

  /// The name's words in upper camel case: `game-icons` becomes `GameIcons`. nil if the name has no
  /// letters or digits.
  static func type(for folder: String) -> String? {
    let name = words(folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : name
  }

  private static func words(_ name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// `URLIcon` becomes `urlIcon`, `Blue` becomes `blue`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return word.prefix(capitals.count - 1).lowercased() + word.dropFirst(capitals.count - 1)
  }
}
