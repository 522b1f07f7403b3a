/// The placeholder of another framework's view that neither WidgetKit nor this device can show.
package struct UnsupportedView: View {
  private let name: String
  private let suggestion: String

  /// - Parameter suggestion: The alternative to use, as a sentence.
  package init(name: String, suggestion: String) {
    self.name = name
    self.suggestion = suggestion
  }

  package var body: some View { UnavailableView(name: name, suggestion: suggestion) }
}
