import DeviceEngine
import Devices
import HostLink

/// An accessibility element of a whole screen: of a widget, a control, a Live Activity, an app, or
/// of the system.
///
///     {"id": "p2/1", "item": "p2", "role": "switch", "label": "Light", "isOn": false,
///      "isEnabled": true, "frame": {"x": 106.5, "y": 141, "width": 63, "height": 28}}
///
/// The elements of widgets and activities are `PictureElement`s, moved to their place on the
/// screen.
package struct ScreenElement: Equatable, Sendable {
  package enum Role: String, Codable, Sendable {
    case button, link, `switch`, text, image, heading
    /// An element for a whole widget or activity, which has further elements on it.
    case widget, activity
    /// The icon of an app.
    case icon
    case slider, textField
    /// A field of a form, or a picker of an app, whose value is one of several.
    case picker
  }

  /// What the element is part of, and what a tap on it is for.
  package var target: Target
  package var role: Role
  /// What VoiceOver reads first; the text of a picture of text.
  package var label: String
  /// `accessibilityValue(_:)`, or the value of a field; nil for none.
  package var value: String?
  /// `accessibilityHint(_:)`; nil for none.
  package var hint: String?
  /// `accessibilityIdentifier(_:)`; nil for none.
  package var identifier: String?
  /// The state of a switch.
  package var isOn: Bool?
  /// True for the selected one of several choices; nil otherwise.
  package var isSelected: Bool?
  /// False for actions that a locked device does not perform.
  package var isEnabled = true
  /// In points of the screen; nil for the elements of a form, which a page draws.
  package var frame: SurfaceFrame?

  package init(
    _ target: Target, _ role: Role, _ label: String, value: String? = nil, hint: String? = nil,
    isOn: Bool? = nil, isEnabled: Bool = true, frame: SurfaceFrame? = nil
  ) {
    self.target = target
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.frame = frame
  }

  /// The element of a picture that is at a place on the screen.
  ///
  /// - Parameter scale: Points of the screen per point of the picture's layout.
  init(
    _ element: PictureElement, _ target: Target, x: Double, y: Double, scale: Double = 1
  ) {
    self.init(
      target, Role(element.role), element.label, value: element.value, hint: element.hint,
      isOn: element.isOn, isEnabled: element.isEnabled,
      frame: SurfaceFrame(
        x: x + element.frame.x * scale, y: y + element.frame.y * scale,
        width: element.frame.width * scale, height: element.frame.height * scale))
    identifier = element.identifier
    isSelected = element.isSelected
    if element.opensMenu == true, element.value != nil { role = .picker }
  }
}

extension ScreenElement {
  /// Whether a tap or a text is for the element, and not for what is around it.
  package var isActive: Bool {
    switch role {
    case .button, .link, .switch, .icon, .slider, .textField, .picker: true
    case .text, .image, .heading, .widget, .activity: false
    }
  }

  /// Stable as long as its widget, activity or window has the same elements.
  package var id: String { target.description }
}

extension ScreenElement.Role {
  fileprivate init(_ role: PictureElement.Role) {
    self =
      switch role {
      case .button: .button
      case .link: .link
      case .switch: .switch
      case .text: .text
      case .image: .image
      case .heading: .heading
      case .textField: .textField
      case .slider: .slider
      }
  }
}

extension ScreenElement: Encodable {
  private enum Key: String, CodingKey {
    case id, item, role, label, value, hint, identifier, isOn, isSelected, isEnabled, frame
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(id, forKey: .id)
    try members.encodeIfPresent(target.item, forKey: .item)
    try members.encode(role, forKey: .role)
    try members.encode(label, forKey: .label)
    try members.encodeIfPresent(value, forKey: .value)
    try members.encodeIfPresent(hint, forKey: .hint)
    try members.encodeIfPresent(identifier, forKey: .identifier)
    try members.encodeIfPresent(isOn, forKey: .isOn)
    try members.encodeIfPresent(isSelected, forKey: .isSelected)
    try members.encode(isEnabled, forKey: .isEnabled)
    try members.encodeIfPresent(frame, forKey: .frame)
  }
}
