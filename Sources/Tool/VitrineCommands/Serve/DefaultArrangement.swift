import DeviceEngine
import Devices
import HostLink

/// The widgets of a new device: each kind once on the Home Screen, and suitable ones on the Lock
/// Screen and in StandBy, so that the user sees something at once. Widgets that only a companion
/// runs are placed there.
struct DefaultArrangement {
  struct Step: Equatable {
    var `extension`: ExtensionID
    var kind: String
    var family: WidgetFamilyName
    /// nil for the first free place.
    var place: WidgetPlace?
  }

  /// The maximum number of Home Screen pages.
  private static let pages = 3
  /// The number of small widgets for which a phone's page has room.
  private static let smallWidgets = 6

  /// The maximum number of kinds on a companion.
  private static let companionWidgets = 6

  /// In the order in which they are placed.
  static func steps(_ gallery: [GalleryItem]) -> [Step] {
    let main = gallery.filter { $0.runs(on: .main) }
    let others = gallery.filter { !$0.runs(on: .main) }
    return home(main) + lock(main) + sides(main)
      + watch(others.filter { $0.runs(on: .watch) }) + mac(others.filter { $0.runs(on: .mac) })
  }

  /// The widgets of a companion that is connected and has none.
  static func steps(_ gallery: [GalleryItem], on role: DeviceRole) -> [Step] {
    let offered = Array(gallery.offered(on: role).prefix(companionWidgets))
    return switch role {
    case .watch: watch(offered)
    case .car: list(offered, [.systemSmall], on: .carPlay)
    case .mac: mac(offered)
    case .main, .pad: []
    }
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
      steps.append(Step(item, family))
    }
    // Small widgets fill a row in pairs: complete an odd number.
    let smalls = steps.filter { $0.family == .systemSmall }
    if smalls.count % 2 == 1, room >= 1,
      let more = gallery.first(where: { item in
        item.suits(.systemSmall, on: .home) && !smalls.contains { $0.kind == item.kind }
      })
    {
      steps.append(Step(more, .systemSmall))
    }
    return steps.sorted { $0.order < $1.order }
  }

  private static func lock(_ gallery: [GalleryItem]) -> [Step] {
    var steps: [Step] = []
    if let item = gallery.first(where: { $0.suits(.accessoryInline, on: .lock) }) {
      steps.append(Step(item, .accessoryInline, .lockInline))
    }
    var position = 0
    if let item = gallery.first(where: { $0.suits(.accessoryRectangular, on: .lock) }) {
      steps.append(Step(item, .accessoryRectangular, .lockRow(position: 0)))
      position = 2
    }
    for item in gallery where item.suits(.accessoryCircular, on: .lock) && position < 4 {
      steps.append(Step(item, .accessoryCircular, .lockRow(position: position)))
      position += 1
    }
    return steps
  }

  /// Fills the slots of a face with one kind after the other, and adds each kind to the Smart
  /// Stack.
  private static func watch(_ gallery: [GalleryItem]) -> [Step] {
    var used: [WidgetFamilyName: Int] = [:]
    var steps: [Step] = []
    for (position, family) in WatchFaceName.dial.slots.enumerated() {
      let suitable = gallery.filter { $0.suits(family, on: .face) }
      guard let next = suitable.dropFirst(used[family, default: 0]).first else { continue }
      used[family, default: 0] += 1
      steps.append(Step(next, family, .face(.dial, position: position)))
    }
    return steps + list(gallery, [.accessoryRectangular], on: .smartStack)
  }

  private static func mac(_ gallery: [GalleryItem]) -> [Step] {
    list(gallery, [.systemMedium, .systemSmall, .systemLarge], on: .desktop)
  }

  /// Each kind once, in the first of the families that it has.
  private static func list(
    _ gallery: [GalleryItem], _ families: [WidgetFamilyName], on surface: SurfaceName
  ) -> [Step] {
    let found = gallery.compactMap { item in
      families.first { item.suits($0, on: surface) }.map { (item, $0) }
    }
    return found.enumerated().map { position, found in
      Step(found.0, found.1, .list(surface, position: position))
    }
  }

  /// One small widget on each side of StandBy.
  private static func sides(_ gallery: [GalleryItem]) -> [Step] {
    SurfaceName.allCases.filter { $0.traits.arrangement == .sides }.flatMap { surface in
      zip(gallery.filter { $0.suits(.systemSmall, on: surface) }, SurfaceSide.allCases).map {
        Step($0, .systemSmall, .side(surface, $1))
      }
    }
  }
}

extension DefaultArrangement.Step {
  fileprivate init(_ item: GalleryItem, _ family: WidgetFamilyName, _ place: WidgetPlace? = nil) {
    self.init(extension: item.extension, kind: item.kind, family: family, place: place)
  }

  /// The sort key: small widgets first, then medium, then large.
  fileprivate var order: Int {
    switch family {
    case .systemSmall: 0
    case .systemMedium: 1
    default: 2
    }
  }
}
