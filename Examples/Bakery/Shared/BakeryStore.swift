import Foundation

/// The data that the app and its widgets share, in the app group's defaults.
struct BakeryStore {
  private let defaults = UserDefaults(suiteName: "group.vitrine.bakery") ?? .standard

  var bake: Bake? {
    get { defaults.data(forKey: "bake").flatMap { try? JSONDecoder().decode(Bake.self, from: $0) } }
    nonmutating set { defaults.set(try? JSONEncoder().encode(newValue), forKey: "bake") }
  }

  var oven: Oven { Oven(bake, at: .now) }

  /// How many of each loaf are for sale.
  var shelf: [Loaf: Int] {
    let stored = defaults.dictionary(forKey: "shelf") as? [String: Int] ?? [:]
    return Dictionary(uniqueKeysWithValues: Loaf.allCases.map { ($0, stored[$0.rawValue] ?? 0) })
  }

  /// The loaf of which the fewest are left.
  var nextLoaf: Loaf { Loaf.next(for: shelf) }

  func putOnShelf(_ loaf: Loaf) {
    var shelf = shelf
    shelf[loaf, default: 0] += 1
    defaults.set(
      Dictionary(uniqueKeysWithValues: shelf.map { ($0.key.rawValue, $0.value) }), forKey: "shelf")
  }

  func emptyShelf() { defaults.removeObject(forKey: "shelf") }
}

extension Loaf {
  static func next(for shelf: [Loaf: Int]) -> Loaf {
    allCases.min { shelf[$0, default: 0] < shelf[$1, default: 0] } ?? .country
  }
}
