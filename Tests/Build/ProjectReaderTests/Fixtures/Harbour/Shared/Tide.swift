/// Belongs to the app and, by an exception of its folder, to the widget extension.
struct Tide: Sendable {
  var metres: Double
  var group: String
}
