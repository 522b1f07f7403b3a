import HostLink

/// A widget kind in the gallery.
public struct GalleryItem: Codable, Equatable, Sendable {
  public var `extension`: ExtensionIdentifier
  /// The app's name, by which galleries group.
  public var app: String
  public var kind: String
  public var displayName: String
  public var description: String
  public var families: [WidgetFamilyName]
  /// Families that a surface (`homeScreen`, `lockScreen`, `standBy`) lists under "Other".
  public var disfavored: [WidgetDescription.DisfavoredLocation]
  public var configuration: ConfigurationDescription
  public var recommendations: [ConfigurationRecommendation]
  /// True if the configuration form opens when the widget is added.
  public var promptsForUserConfiguration: Bool

  public init(
    extension: ExtensionIdentifier, app: String, kind: String, displayName: String,
    description: String, families: [WidgetFamilyName],
    disfavored: [WidgetDescription.DisfavoredLocation] = [],
    configuration: ConfigurationDescription = .static,
    recommendations: [ConfigurationRecommendation] = [],
    promptsForUserConfiguration: Bool = false
  ) {
    self.extension = `extension`
    self.app = app
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.families = families
    self.disfavored = disfavored
    self.configuration = configuration
    self.recommendations = recommendations
    self.promptsForUserConfiguration = promptsForUserConfiguration
  }
}
