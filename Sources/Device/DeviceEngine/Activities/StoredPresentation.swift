import Foundation
import HostLink

/// The facts of an activity's newest pictures, without the pictures.
public struct StoredPresentation: Codable, Equatable, Sendable {
  public var fetched: Date
  /// In the order of the faces.
  public var forms: [ActivityForm]
  /// The size of each face, in points.
  public var sizes: [LinkSize]
  /// The indices of faces whose views did not fit the available height.
  public var truncated: Set<Int>
  /// `RRGGBBAA`; nil is the system's colour.
  public var keylineTint: String?
  public var backgroundTint: String?
  public var systemActionColor: String?
  public var islandURL: String?
  public var lockScreenURL: String?

  public init(
    fetched: Date, forms: [ActivityForm], sizes: [LinkSize], truncated: Set<Int> = [],
    keylineTint: String? = nil, backgroundTint: String? = nil, systemActionColor: String? = nil,
    islandURL: String? = nil, lockScreenURL: String? = nil
  ) {
    self.fetched = fetched
    self.forms = forms
    self.sizes = sizes
    self.truncated = truncated
    self.keylineTint = keylineTint
    self.backgroundTint = backgroundTint
    self.systemActionColor = systemActionColor
    self.islandURL = islandURL
    self.lockScreenURL = lockScreenURL
  }

  /// The index of the face of a presentation on a device, with the closest appearance.
  package func face(
    _ presentation: ActivityPresentationName, _ appearance: Appearance, on role: DeviceRole = .main
  ) -> Int? {
    let fitting = forms.indices.filter {
      forms[$0].presentation == presentation && forms[$0].role ?? .main == role
    }
    return fitting.first { forms[$0].environment.appearance == appearance }
      ?? fitting.first { forms[$0].environment.colorScheme == appearance.colorScheme }
      ?? fitting.first
  }
}

extension RenderEnvironment {
  /// The part of the environment that a surface can change by itself.
  package var appearance: Appearance {
    Appearance(
      colorScheme: colorScheme, renderingMode: renderingMode,
      isLuminanceReduced: isLuminanceReduced, showsContainerBackground: showsContainerBackground)
  }
}
