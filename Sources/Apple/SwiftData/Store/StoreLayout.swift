/// The tables of the models.
///
/// Each entity has a table with the row's number `_pk`, and a column for each attribute and each
/// to-one relationship (the number of the related row). The objects of a to-many relationship with
/// a to-one inverse have the reference; other to-many relationships have a table of pairs. The
/// layout is not that of Core Data.
enum StoreLayout {
  /// Increases when the layout changes in a way that older versions cannot read.
  static let version = 1
  static let metadata = "_vitrine_store"

  static func quoted(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
  }

  static func table(_ facts: ModelFacts) -> String { quoted(facts.entityName) }

  static func definition(_ property: ModelFacts.Property) -> String {
    switch property.kind {
    case .attribute(let type): "\(quoted(property.name)) \(type.columnType)"
    default: "\(quoted(property.name)) INTEGER"
    }
  }

  static func createTable(_ facts: ModelFacts) -> String {
    let columns = facts.columns.map { ", " + definition(facts.properties[$0]) }.joined()
    return "CREATE TABLE IF NOT EXISTS \(table(facts))"
      + " (\"_pk\" INTEGER PRIMARY KEY AUTOINCREMENT\(columns))"
  }

  static func createIndexes(_ facts: ModelFacts) -> [String] {
    func index(_ kind: String, _ names: [String]) -> String {
      let columns = names.map(quoted).joined(separator: ", ")
      let word = kind == "unique" ? "UNIQUE " : ""
      let name = quoted("_\(kind)_\(facts.entityName)_\(names.joined(separator: "_"))")
      return "CREATE \(word)INDEX IF NOT EXISTS \(name) ON \(table(facts)) (\(columns))"
    }
    let references = facts.columns.filter { facts.properties[$0].isToOne }
    return facts.uniqueSets.map { index("unique", $0) }
      + facts.indexSets.map { index("index", $0) }
      + references.map { index("reference", [facts.properties[$0].name]) }
  }

  /// The table of pairs of a to-many relationship; nil if the inverse has the reference.
  ///
  /// Both ends of a relationship share a table, whose column `source` belongs to the first end.
  static func pairs(_ facts: ModelFacts, _ place: Int) -> Pairs? {
    let property = facts.properties[place]
    guard property.isToMany else { return nil }
    let own = "\(facts.entityName).\(property.name)"
    guard let (other, otherPlace) = facts.inverse(of: place) else {
      return Pairs(table: quoted("_pairs_\(own)"), mine: "source", theirs: "target")
    }
    let inverse = other.properties[otherPlace]
    guard inverse.isToMany else { return nil }
    let theirs = "\(other.entityName).\(inverse.name)"
    return own <= theirs
      ? Pairs(table: quoted("_pairs_\(own)"), mine: "source", theirs: "target")
      : Pairs(table: quoted("_pairs_\(theirs)"), mine: "target", theirs: "source")
  }

  struct Pairs {
    let table: String
    let mine: String
    let theirs: String

    var create: [String] {
      [
        "CREATE TABLE IF NOT EXISTS \(table) (source INTEGER, target INTEGER, "
          + "PRIMARY KEY (source, target)) WITHOUT ROWID",
        "CREATE INDEX IF NOT EXISTS \(table.dropLast())_target\" ON \(table) (target)",
      ]
    }
  }

  /// The columns of a schema, as they are recorded in the store.
  static func description(_ schema: Schema) -> [String: [String: String]] {
    Dictionary(
      schema.models.map { facts in
        let columns = facts.columns.map { place in
          let property = facts.properties[place]
          let type: String
          if case .attribute(let stored) = property.kind {
            type = stored.name
          } else {
            type = "reference"
          }
          return (property.name, type)
        }
        return (facts.entityName, Dictionary(columns, uniquingKeysWith: { $1 }))
      }, uniquingKeysWith: { $1 })
  }
}
