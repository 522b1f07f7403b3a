import AppIntents
import GardenKit

/// Records that a bed was watered.
struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water a Bed"

  @Parameter(title: "Bed")
  var bed: String

  init() {}

  init(_ bed: Bed) {
    self.bed = bed.id
  }

  func perform() async throws -> some IntentResult {
    if let bed = Bed.all.first(where: { $0.id == bed }) { GardenStore().water(bed) }
    return .result()
  }
}
