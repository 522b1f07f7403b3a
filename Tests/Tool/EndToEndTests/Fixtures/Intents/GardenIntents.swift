import AppIntents
import Foundation

/// A record of performed intents, in a file that the tests read and write.
enum Diary {
  static var file: URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("garden-diary.txt")
  }

  static var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  static func write(_ line: String) throws {
    try line.write(to: file, atomically: true, encoding: .utf8)
  }
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Plant")
  var plant: Plant

  @Parameter(title: "Litres", default: 0.5, inclusiveRange: (0.1, 10))
  var litres: Double

  @Parameter(title: "When")
  var date: Date?

  init() {}

  init(plant: Plant, date: Date? = nil) {
    self.plant = plant
    self.date = date
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try Diary.write("\(plant.name) \(litres) \(date?.timeIntervalSince1970 ?? 0)")
    return .result(dialog: "Watered \(plant.name)")
  }
}

struct FenceIntent: SetValueIntent {
  static var title: LocalizedStringResource = "Close the fence"

  @Parameter(title: "Closed")
  var value: Bool

  func perform() async throws -> some IntentResult {
    try Diary.write("fence \(value)")
    return .result()
  }
}

struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open a plant"

  @Parameter(title: "Plant") var target: Plant

  init() {}

  init(_ plant: Plant) {
    target = plant
  }
}

struct ShowPlant: AppIntent {
  static let title: LocalizedStringResource = "Show on the map"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "garden://map")!))
  }
}

enum GardenError: Error, CustomLocalizedStringResourceConvertible {
  case dry

  var localizedStringResource: LocalizedStringResource { "The can is empty." }
}

struct FailIntent: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    if Diary.text != "full" { throw GardenError.dry }
    return .result(value: 3)
  }
}
