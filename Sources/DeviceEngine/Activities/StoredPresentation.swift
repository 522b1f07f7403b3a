import Foundation
import HostLink

/// The newest pictures of an activity that have come.
public struct StoredPresentation: Codable, Equatable, Sendable {
  public var fetched: Date
  /// In the order of the faces.
  public var forms: [ActivityForm]
  /// What each takes, in points.
  public var sizes: [LinkSize]
  /// The views of these wanted more height than there is.
  public var truncated: Set<Int>
  /// `RRGGBBAA`; nil is the system's.
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

  /// The place of the nearest face to a form: the same presentation, the same fullscreen, then the
  /// appearance.
  package func face(
    _ presentation: ActivityPresentationName, isFullscreen: Bool = false, _ appearance: Appearance
  ) -> Int? {
    let fitting = forms.indices.filter {
      forms[$0].presentation == presentation && forms[$0].isFullscreen == isFullscreen
    }
    return fitting.first { forms[$0].environment.appearance == appearance }
      ?? fitting.first { forms[$0].environment.colorScheme == appearance.colorScheme }
      ?? fitting.first
  }
}

extension RenderEnvironment {
  /// The part of it that a surface changes by itself.
  package var appearance: Appearance {
    Appearance(
      colorScheme: colorScheme, renderingMode: renderingMode,
      isLuminanceReduced: isLuminanceReduced, showsContainerBackground: showsContainerBackground)
  }
}
