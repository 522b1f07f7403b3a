import Foundation

/// The data that the app and its widgets share, in the app group's defaults.
struct HouseholdStore {
  static let group = "group.vitrine.household"

  private var defaults: UserDefaults { UserDefaults(suiteName: Self.group) ?? .standard }

  // MARK: Lamps

  func isOn(_ lamp: Lamp.ID) -> Bool { defaults.bool(forKey: "lamp.\(lamp)") }

  func setOn(_ isOn: Bool, _ lamp: Lamp.ID) { defaults.set(isOn, forKey: "lamp.\(lamp)") }

  // MARK: Chores

  func doneChores(on day: Date) -> Set<String> {
    Set(defaults.stringArray(forKey: "chores.\(Self.key(day))") ?? [])
  }

  func setDone(_ isDone: Bool, chore: String, on day: Date) {
    var done = doneChores(on: day)
    if isDone { done.insert(chore) } else { done.remove(chore) }
    defaults.set(done.sorted(), forKey: "chores.\(Self.key(day))")
  }

  // MARK: Water

  func glasses(on day: Date) -> Int { defaults.integer(forKey: "water.\(Self.key(day))") }

  func setGlasses(_ count: Int, on day: Date) {
    defaults.set(count, forKey: "water.\(Self.key(day))")
  }

  private static func key(_ day: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
    return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }
}
