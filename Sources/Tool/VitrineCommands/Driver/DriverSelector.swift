import DeviceSurfaces

/// How a test driver names an element: by its id, its label or its accessibility identifier, and
/// possibly the widget, activity or card that it is in.
struct DriverSelector: Equatable {
  enum Name: Equatable {
    case id(String)
    case label(String)
    case identifier(String)
  }

  /// The fields of requests that name an element.
  static let fields = ["id", "label", "identifier", "in"]
  /// The most candidates in an answer.
  private static let listLimit = 40

  var name: Name
  /// The id of a widget or an activity, or `app`, `snippet` or `form`; nil for the whole screen.
  var item: String?

  init(_ name: Name, in item: String? = nil) {
    self.name = name
    self.item = item
  }

  /// nil if the request names no element. Throws `DriverProblem` if it names it twice.
  init?(_ fields: DriverFields) throws(DriverProblem) {
    let names = [
      try fields.text("id").map { Name.id($0) }, try fields.text("label").map { Name.label($0) },
      try fields.text("identifier").map { Name.identifier($0) },
    ].compactMap(\.self)
    let item = try fields.text("in")
    guard names.count <= 1 else {
      throw DriverFields.invalid("id", "only one of \"id\", \"label\" and \"identifier\"")
    }
    guard let name = names.first else {
      if item != nil { throw DriverFields.invalid("in", "an \"id\", \"label\" or \"identifier\"") }
      return nil
    }
    self.init(name, in: item)
  }

  /// Throws `DriverProblem`, also if the request names no element.
  static func required(_ fields: DriverFields) throws(DriverProblem) -> DriverSelector {
    guard let selector = try DriverSelector(fields) else {
      throw DriverProblem(
        "missingField", "name an element with \"id\", \"label\" or \"identifier\"")
    }
    return selector
  }

  /// All elements with the name. Labels that are equal come before those that differ in case, and
  /// those before elements with several texts of which one is equal.
  func matches(in elements: [ScreenElement]) -> [ScreenElement] {
    let elements = elements.filter { item == nil || $0.target.item == item }
    switch name {
    case .id(let id): return elements.filter { $0.id == id }
    case .identifier(let identifier): return elements.filter { $0.identifier == identifier }
    case .label(let label):
      for equals in [
        { $0 == label }, { $0.lowercased() == label.lowercased() },
        { $0.components(separatedBy: ", ").contains(label) },
      ] as [(String) -> Bool] {
        let matches = elements.filter { equals($0.label) }
        if !matches.isEmpty { return matches }
      }
      return []
    }
  }

  /// The element that a touch or a text is for: of several, the one that can be used, or else the
  /// one that is not a whole widget. Throws `DriverProblem` with the candidates if there is none or
  /// if there are several.
  func element(in elements: [ScreenElement]) throws(DriverProblem) -> ScreenElement {
    let matches = matches(in: elements)
    let ranks = [
      matches.filter(\.isActive), matches.filter { !$0.isWhole }, matches.filter(\.isWhole),
    ]
    guard let best = ranks.first(where: { !$0.isEmpty }) else {
      let active = elements.filter(\.isActive)
      throw DriverProblem(
        "notFound", "no element \(self) on the screen",
        candidates: Array((active.isEmpty ? elements : active).prefix(Self.listLimit)))
    }
    // Both sides of the Dynamic Island open the same app.
    let isSame = best[0].isWhole && best.allSatisfy { $0.target.item == best[0].target.item }
    guard best.count == 1 || isSame else {
      throw DriverProblem(
        "ambiguous",
        "\(best.count) elements \(self); use \"in\" with the id of a widget, or \"id\"",
        candidates: Array(best.prefix(Self.listLimit)))
    }
    return best[0]
  }
}

extension DriverSelector: CustomStringConvertible {
  var description: String {
    let name =
      switch name {
      case .id(let id): "with the id \"\(id.prefix(80))\""
      case .label(let label): "with the label \"\(label.prefix(80))\""
      case .identifier(let identifier): "with the identifier \"\(identifier.prefix(80))\""
      }
    return item.map { "\(name) in \($0.prefix(80))" } ?? name
  }
}

extension ScreenElement {
  /// Whether it is a whole widget or activity, with further elements on it.
  var isWhole: Bool { role == .widget || role == .activity }
}
