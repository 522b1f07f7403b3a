import DeviceEngine
import Devices
import HostLink

/// The widgets of a new device: each kind once on the Home Screen, and suitable ones on the Lock
/// Screen and in StandBy, so that the user sees something at once.
struct DefaultArrangement {
  struct Step: Equatable {
    var `extension`: ExtensionIdentifier
    var kind: String
    var family: WidgetFamilyName
    /// nil for the first free place.
    var place: WidgetPlace?
  }

  /// The maximum number of Home Screen pages.
  private static let pages = 3
  /// The number of small widgets for which a phone's page has room.
  private static let smallWidgets = 6

  /// In the order in which they are placed.
  static func steps(_ gallery: [GalleryItem]) -> [Step] {
    home(gallery) + lock(gallery) + standBy(gallery)
  }

  /// Cycles through the sizes from one kind to the next, so that the sizes vary on a page.
  private static func home(_ gallery: [GalleryItem]) -> [Step] {
    let order: [WidgetFamilyName] = [.systemMedium, .systemSmall, .systemLarge]
    var room = pages * smallWidgets
    var steps: [Step] = []
    for (index, item) in gallery.enumerated() {
      let families = order.filter { item.suits($0, on: .home) }
      guard !families.isEmpty else { continue }
      let family = families[index % families.count]
      let size = family.smallWidgets.map { $0.columns * $0.rows } ?? 0
      guard size <= room else { continue }
      room -= size
      steps.append(Step(extension: item.extension, kind: item.kind, family: family))
    }
    // Small widgets fill a row in pairs: complete an odd number.
    let smalls = steps.filter { $0.family == .systemSmall }
    if smalls.count % 2 == 1, room >= 1,
      let more = gallery.first(where: { item in
        item.suits(.systemSmall, on: .home) && !smalls.contains { $0.kind == item.kind }
      })
    {
      steps.append(Step(extension: more.extension, kind: more.kind, family: .systemSmall))
    }
    return steps.sorted { $0.order < $1.order }
  }

  private static func lock(_ gallery: [GalleryItem]) -> [Step] {
    var steps: [Step] = []
    if let item = gallery.first(where: { $0.suits(.accessoryInline, on: .lock) }) {
      steps.append(
        Step(
          extension: item.extension, kind: item.kind, family: .accessoryInline, place: .lockInline))
    }
    var position = 0
    if let item = gallery.first(where: { $0.suits(.accessoryRectangular, on: .lock) }) {
      steps.append(
        Step(
          extension: item.extension, kind: item.kind, family: .accessoryRectangular,
          place: .lockRow(position: 0)))
      position = 2
    }
    for item in gallery where item.suits(.accessoryCircular, on: .lock) && position < 4 {
      steps.append(
        Step(
          extension: item.extension, kind: item.kind, family: .accessoryCircular,
          place: .lockRow(position: position)))
      position += 1
    }
    return steps
  }

  private static func standBy(_ gallery: [GalleryItem]) -> [Step] {
    zip(gallery.filter { $0.suits(.systemSmall, on: .standBy) }, StandBySide.allCases).map {
      Step(
        extension: $0.extension, kind: $0.kind, family: .systemSmall, place: .standBy($1))
    }
  }
}

extension DefaultArrangement.Step {
  /// The sort key: small widgets first, then medium, then large.
  fileprivate var order: Int {
    switch family {
    case .systemSmall: 0
    case .systemMedium: 1
    default: 2
    }
  }
}
