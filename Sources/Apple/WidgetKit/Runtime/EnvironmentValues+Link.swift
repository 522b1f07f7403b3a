import HostLink
import SwiftUI

extension EnvironmentValues {
  /// The environment of a host's request. Throws a `FailureReport` for an unknown time zone.
  init(_ link: RenderEnvironment) throws {
    self.init()
    guard let timeZone = TimeZone(identifier: link.timeZone) else {
      throw FailureReport(
        .badEnvironment,
        "Unknown time zone \"\(link.timeZone)\". Use a name such as Europe/Berlin or UTC.")
    }
    var calendar = Calendar.current
    locale = Locale(identifier: link.locale)
    self.timeZone = timeZone
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    UIUserInterfaceIdiom.device =
      switch link.idiom {
      case .pad: .pad
      case .vision: .vision
      case .phone, nil: .phone
      }
    SystemPalette.edition = (link.release ?? .latest).hasGlass ? .iOS26 : .iOS18
    colorScheme = link.colorScheme == .dark ? .dark : .light
    _colorSchemeContrast = link.contrast == .increased ? .increased : .standard
    dynamicTypeSize = DynamicTypeSize(link.typeSize)
    layoutDirection = link.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = link.displayScale
    widgetRenderingMode =
      switch link.renderingMode {
      case .fullColor: .fullColor
      case .accented: .accented
      case .vibrant: .vibrant
      }
    isAccented = link.renderingMode == .accented
    // On the Lock Screen, untinted views are as bright as text. Source: docs/layout-facts.md §6.
    if link.renderingMode == .vibrant { tintStyle = AnyShapeStyle(Color.primary) }
    for reason in link.redactionReasons {
      switch reason {
      case .placeholder: redactionReasons.insert(.placeholder)
      case .privacy: redactionReasons.insert(.privacy)
      case .invalidated: redactionReasons.insert(.invalidated)
      }
    }
    isLuminanceReduced = link.isLuminanceReduced
    showsContainerBackground = link.showsContainerBackground
    showsWidgetLabel = link.showsWidgetLabel
    levelOfDetail = link.levelOfDetail == .simplified ? .simplified : .default
    legibilityWeight = link.hasBoldText ? .bold : .regular
    _accessibilityReduceMotion = link.reducesMotion
    _accessibilityShowButtonShapes = link.showsBorders
  }
}

extension DynamicTypeSize {
  init(_ link: RenderEnvironment.TypeSize) {
    let position = RenderEnvironment.TypeSize.allCases.firstIndex(of: link) ?? 3
    self = Self.allCases[position]
  }
}
