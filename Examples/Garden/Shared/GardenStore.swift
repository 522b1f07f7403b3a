import Foundation
import GardenKit

/// What the app and its widgets share, in the app group's defaults.
struct GardenStore {
  private var defaults: UserDefaults {
    UserDefaults(suiteName: "group.example.garden") ?? .standard
  }

  func moisture(of bed: Bed) -> Moisture {
    let seconds = defaults.object(forKey: "watered.\(bed.id)") as? Double
    let watered = seconds.map(Date.init(timeIntervalSince1970:)) ?? .now - bed.hours * 2160
    return Moisture(of: bed, watered: watered)
  }

  /// Whether the sprinkler waters the beds each day.
  var isProgramOn: Bool {
    get { defaults.bool(forKey: "program") }
    nonmutating set { defaults.set(newValue, forKey: "program") }
  }

  func water(_ bed: Bed) {
    defaults.set(Date.now.timeIntervalSince1970, forKey: "watered.\(bed.id)")
  }
}
