/// What a user can do about modules that Vitrine does not have.
enum ModuleAdvice {
  static func text(for module: String) -> String {
    "draft a stub with `vitrine stub \(module) PATH`, or exclude the code with "
      + "#if canImport(\(module))"
  }

  /// The module that declares a name of Apple's, for the names that widgets often use.
  static func module(of name: String) -> String? {
    let type = name.drop { $0 == "@" || $0 == "#" }
    let member = type.split(separator: ".").last.map(String.init) ?? ""
    if member.hasPrefix("chart") { return "Charts" }
    let first = String(type.prefix { $0 != "." })
    if let module = types[first] { return module }
    return prefixes.first { prefix, _ in
      first.hasPrefix(prefix) && first.dropFirst(prefix.count).first?.isUppercase == true
    }?.module
  }

  private static let types = [
    "Chart": "Charts", "BarMark": "Charts", "LineMark": "Charts", "AreaMark": "Charts",
    "PointMark": "Charts", "RuleMark": "Charts", "RectangleMark": "Charts",
    "SectorMark": "Charts", "AxisMarks": "Charts", "AxisGridLine": "Charts",
    "AxisTick": "Charts", "AxisValueLabel": "Charts", "PlottableValue": "Charts",
    "Plottable": "Charts", "ChartContent": "Charts",
    "Map": "MapKit", "Marker": "MapKit", "Annotation": "MapKit",
    "NSManagedObject": "CoreData", "NSManagedObjectContext": "CoreData",
    "NSPersistentContainer": "CoreData", "NSFetchRequest": "CoreData", "FetchRequest": "CoreData",
    "FetchedResults": "CoreData",
    "Model": "SwiftData", "Query": "SwiftData", "ModelContainer": "SwiftData",
    "ModelContext": "SwiftData", "FetchDescriptor": "SwiftData",
  ]

  private static let prefixes: [(String, module: String)] = [
    ("MK", "MapKit"), ("CN", "Contacts"), ("HK", "HealthKit"), ("CK", "CloudKit"),
    ("EK", "EventKit"), ("UN", "UserNotifications"), ("SK", "StoreKit"), ("WK", "WebKit"),
    ("PH", "Photos"), ("BG", "BackgroundTasks"), ("CM", "CoreMotion"), ("CI", "CoreImage"),
    ("WC", "WatchConnectivity"), ("CB", "CoreBluetooth"), ("CX", "CallKit"), ("NW", "Network"),
    ("MP", "MediaPlayer"),
  ]
}
