import Devices
import Foundation
import HostLink
import ViewArchive

/// An accessibility element of a widget, for which a page puts an HTML element over the picture.
package struct PictureElement: Codable, Equatable, Sendable {
  package enum Role: String, Codable, Sendable {
    case button, link, `switch`, text, image, heading
    /// In the window of an app.
    case textField, slider
  }

  /// The index in `ViewArchive.accessibilityElements`, which `tap` accepts. Hidden elements leave
  /// gaps.
  package var index: Int
  package var role: Role
  /// What VoiceOver reads first.
  package var label: String
  /// `accessibilityValue(_:)`; nil for none.
  package var value: String?
  /// `accessibilityHint(_:)`; nil for none.
  package var hint: String?
  /// `accessibilityIdentifier(_:)`; nil for none.
  package var identifier: String?
  /// The state of a switch.
  package var isOn: Bool?
  /// True for the selected one of several choices; nil otherwise.
  package var isSelected: Bool?
  /// True if a tap opens a menu; nil otherwise.
  package var opensMenu: Bool?
  /// True for a text field for a secret; nil otherwise.
  package var isSecure: Bool?
  /// True for a text field with several lines; nil otherwise.
  package var isMultiline: Bool?
  /// False for actions that a locked device does not perform.
  package var isEnabled: Bool
  /// In points from the widget's top left corner.
  package var frame: SurfaceFrame
}

extension PictureElement {
  /// - Parameter isLocked: Whether buttons and toggles are disabled.
  init(_ element: AccessibilityElement, index: Int, isLocked: Bool) {
    self.index = index
    label = element.label
    value = element.value
    hint = element.hint
    identifier = element.identifier
    isSelected = element.traits.contains(.isSelected) ? true : nil
    opensMenu = element.traits.contains(.opensMenu) ? true : nil
    isSecure = element.traits.contains(.isSecure) ? true : nil
    isMultiline = element.traits.contains(.isMultiline) ? true : nil
    isEnabled = true
    frame = SurfaceFrame(
      x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
      height: element.frame.height)
    if !element.traits.isDisjoint(with: [.isTextField, .isSlider]) {
      role = element.traits.contains(.isSlider) ? .slider : .textField
      isEnabled = element.action != nil
      return
    }
    switch element.action {
    case .toggle(let isOn, _, _):
      role = .switch
      self.isOn = isOn
      isEnabled = !isLocked
      // These values only repeat the state; they are not the author's text.
      if value == "0" || value == "1" { value = nil }
    case .intent(let identifier, _):
      role = .button
      // An alarm and a long-running intent can be stopped without unlocking.
      isEnabled =
        !isLocked || identifier == TaskContent.stopIntent
        || AlarmButtonName(intentIdentifier: identifier) != nil
    case .link: role = .link
    case .app(_, let isOn?):
      role = .switch
      self.isOn = isOn
      if value == "0" || value == "1" { value = nil }
    case .app: role = element.traits.contains(.isLink) ? .link : .button
    case nil where element.traits.contains(.isHeader): role = .heading
    case nil where element.traits.contains(.isImage): role = .image
    case nil: role = .text
    }
  }
}
