import DeviceSurfaces
import Foundation
import ViewArchive

/// An element of a widget that VoiceOver reads: a text, an image, a button.
public struct WidgetElement: Equatable, Sendable {
  public enum Trait: String, CaseIterable, Hashable, Sendable {
    /// By UIKit's names for accessibility traits.
    case button, toggle, link, header, image, staticText, selected, summary, updatesFrequently
  }

  /// What a tap on the element does.
  public enum Action: Equatable, Sendable {
    /// Performs an app intent.
    case intent
    /// Performs the intent that switches a toggle. `isOn` is the state that is shown.
    case toggle(isOn: Bool)
    /// Opens a URL in the widget's app.
    case link(URL)
  }

  /// What VoiceOver reads first. Timers and relative dates have their text at the device's time.
  public var label: String
  /// The accessibility value, such as `"50 %"`. That of a toggle is `"1"` or `"0"` unless the
  /// author gives another one.
  public var value: String?
  /// What VoiceOver reads after a pause; nil without `accessibilityHint`.
  public var hint: String?
  /// `accessibilityIdentifier(_:)`.
  public var identifier: String?
  /// What VoiceOver says about the kind and the state of the element.
  public var traits: Set<Trait>
  /// In points from the top left corner of the widget.
  public var frame: CGRect
  /// nil if a tap opens the app.
  public var action: Action?
  /// The index in the archive's elements.
  let index: Int

  /// The state of a toggle; nil for other elements.
  public var isOn: Bool? {
    if case .toggle(let isOn) = action { isOn } else { nil }
  }

  init(_ element: AccessibilityElement, index: Int) {
    label = element.label
    value = element.value
    hint = element.hint
    identifier = element.identifier
    traits = Set(Trait.allCases.filter { element.traits.contains($0.archived) })
    frame = element.frame
    self.index = index
    action =
      switch element.action {
      case .intent: .intent
      case .toggle(let isOn, _, _): .toggle(isOn: isOn)
      case .link(let url): .link(url)
      // Only the windows of apps have such actions.
      case .app, nil: nil
      }
  }
}

extension WidgetElement.Trait {
  fileprivate var archived: NodeAccessibility.Traits {
    switch self {
    case .button: .isButton
    case .toggle: .isToggle
    case .link: .isLink
    case .header: .isHeader
    case .image: .isImage
    case .staticText: .isStaticText
    case .selected: .isSelected
    case .summary: .isSummaryElement
    case .updatesFrequently: .updatesFrequently
    }
  }
}

extension [WidgetElement] {
  /// What VoiceOver reads, in its order.
  public var labels: [String] { map(\.label) }

  /// The first element with an identifier or a label; nil if there is none. An element with several
  /// texts also has each of them: `"sun.max, Tomatoes"` is found by `"Tomatoes"`.
  public subscript(_ name: String) -> WidgetElement? { named(name).first }

  /// The elements with an identifier or a label; if there are none, those with such a text.
  private func named(_ name: String) -> [WidgetElement] {
    for matches in [
      filter { $0.identifier == name }, filter { $0.label == name },
      filter { $0.label.components(separatedBy: ", ").contains(name) },
    ] where !matches.isEmpty {
      return matches
    }
    return []
  }

  /// The element with a label or identifier that a tap is for. Throws ``TestDeviceError``.
  func actionable(_ name: String, in place: String) throws(TestDeviceError) -> WidgetElement {
    let named = named(name)
    guard !named.isEmpty else {
      let labels = map { $0.identifier ?? $0.label }.filter { !$0.isEmpty }
      throw .unknownElement(name, in: place, labels: labels)
    }
    let active = named.filter { $0.action != nil }
    guard let first = active.first else { throw .noAction(name, in: place) }
    guard active.count == 1 else {
      throw .ambiguousElement(name, in: place, count: active.count)
    }
    return first
  }
}
