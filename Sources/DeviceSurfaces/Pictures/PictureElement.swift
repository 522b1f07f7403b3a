import Devices
import Foundation
import ViewArchive

/// One thing in a widget that assistive technology stops at, for a page that lays a control over
/// the picture.
public struct PictureElement: Codable, Equatable, Sendable {
  public enum Role: String, Codable, Sendable { case button, link, `switch`, text, image, heading }

  /// Its place among `ViewArchive.accessibilityElements`: what `tap` takes. Numbers are missing
  /// where elements are hidden.
  public var index: Int
  public var role: Role
  public var label: String
  public var value: String?
  public var hint: String?
  /// Of a switch.
  public var isOn: Bool?
  /// False for what a locked device does not perform.
  public var isEnabled: Bool
  /// In points from the widget's top left corner.
  public var frame: SurfaceFrame
}

extension PictureElement {
  /// `isLocked`: intents are not performed.
  init(_ element: AccessibilityElement, index: Int, isLocked: Bool) {
    self.index = index
    label = element.label
    value = element.value
    hint = element.hint
    isEnabled = true
    frame = SurfaceFrame(
      x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
      height: element.frame.height)
    switch element.action {
    case .toggle(let isOn, _, _):
      role = .switch
      self.isOn = isOn
      isEnabled = !isLocked
      // The state, and nothing that the author has said.
      if value == "0" || value == "1" { value = nil }
    case .intent:
      role = .button
      isEnabled = !isLocked
    case .link: role = .link
    case nil where element.traits.contains(.isHeader): role = .heading
    case nil where element.traits.contains(.isImage): role = .image
    case nil: role = .text
    }
  }
}
