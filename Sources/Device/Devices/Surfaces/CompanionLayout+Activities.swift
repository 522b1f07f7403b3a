import HostLink

extension CompanionLayout {
  package func form(_ presentation: ActivityPresentationName) -> CompanionActivityForm? {
    activityForms.first { $0.presentation == presentation }
  }

  /// A list of activities like that of a Lock Screen; nil if the device shows only smaller ones.
  package var stack: ActivityStackLayout? {
    form(.lockScreen).map { form in
      let frame = SurfaceFrame(x: 0, y: 0, width: form.width, height: form.heights.most)
      return ActivityStackLayout(
        frame: frame, heights: form.heights, gap: 0, cornerRadius: form.cornerRadius, margin: 0,
        banner: frame)
    }
  }
}

extension CompanionActivityForm {
  /// The form on a car's display.
  ///
  /// Source: the test sizes for CarPlay in Human Interface Guidelines, Live Activities: 170 × 78,
  /// 240 × 78 and 240 × 100. Which displays have the narrow one is an estimate.
  static func car(_ screen: LinkSize) -> Self {
    let isNarrow = screen.width < 800
    return Self(
      presentation: .small, width: isNarrow ? 170 : 240,
      heights: ActivityHeights(least: 78, most: isNarrow ? 78 : 100), cornerRadius: 20)
  }

  /// The medium one of the test sizes for CarPlay. Source: Human Interface Guidelines, Live
  /// Activities.
  package static let small = CompanionActivityForm(
    presentation: .small, width: 240, heights: ActivityHeights(least: 100, most: 100),
    cornerRadius: 0)
}
