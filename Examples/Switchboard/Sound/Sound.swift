import AppIntents

/// The sounds that the control can play. `make-sounds.py` creates the files.
enum Sound: String, AppEnum {
  case bell, rain, waves

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sound"
  static let caseDisplayRepresentations: [Sound: DisplayRepresentation] = [
    .bell: "Bell", .rain: "Rain", .waves: "Waves",
  ]

  var name: String {
    switch self {
    case .bell: String(localized: "Bell")
    case .rain: String(localized: "Rain")
    case .waves: String(localized: "Waves")
    }
  }

  var symbol: String {
    switch self {
    case .bell: "bell.fill"
    case .rain: "cloud.rain.fill"
    case .waves: "water.waves"
    }
  }
}
