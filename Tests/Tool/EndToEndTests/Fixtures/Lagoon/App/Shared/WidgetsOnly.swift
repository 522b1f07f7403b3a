enum WidgetsOnly {
  static let text = "widgets only"
}
