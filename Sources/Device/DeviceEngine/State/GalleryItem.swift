import HostLink

/// A widget kind in the gallery.
public struct GalleryItem: Codable, Equatable, Sendable {
  public var `extension`: ExtensionID
  /// The app's name, by which galleries group.
  public var app: String
  public var kind: String
  public var displayName: String
  public var description: String
  public var families: [WidgetFamilyName]
  /// Families that a surface (`homeScreen`, `lockScreen`, `carPlay`, …) lists under
  /// "Other".
  public var disfavored: [WidgetDescription.DisfavoredLocation]
  public var configuration: ConfigurationDescription
  public var recommendations: [ConfigurationRecommendation]
  /// True if the configuration form opens when the widget is added.
  public var promptsForUserConfiguration: Bool
  /// The devices that run the extension; nil for all.
  public var roles: [DeviceRole]?

  public init(
    extension: ExtensionID, app: String, kind: String, displayName: String,
    description: String, families: [WidgetFamilyName],
    disfavored: [WidgetDescription.DisfavoredLocation] = [],
    configuration: ConfigurationDescription = .static,
    recommendations: [ConfigurationRecommendation] = [],
    promptsForUserConfiguration: Bool = false, roles: [DeviceRole]? = nil
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
    self.roles = roles
  }
}

extension GalleryItem {
  /// Whether the surface shows the family and the author has not disfavored the location. Galleries
  /// still offer what does not suit, under "Other".
  public func suits(_ family: WidgetFamilyName, on surface: SurfaceName) -> Bool {
    surface.shows(family) && families.contains(family) && !isDisfavored(family, on: surface)
  }

  public func runs(on role: DeviceRole) -> Bool { roles?.contains(role) ?? true }

  public func isDisfavored(_ family: WidgetFamilyName, on surface: SurfaceName) -> Bool {
    disfavored.contains {
      $0.location == surface.locationName && $0.families.contains(family)
    }
  }

  /// Whether the author disfavors the family on all surfaces of a device that show it.
  public func isDisfavored(_ family: WidgetFamilyName, on role: DeviceRole) -> Bool {
    role.surfaces.filter { $0.shows(family) }.allSatisfy { isDisfavored(family, on: $0) }
  }
}

extension [GalleryItem] {
  /// The widgets that the surfaces of a device show, with these families. Widgets that the author
  /// disfavors there are last.
  public func offered(on role: DeviceRole) -> [GalleryItem] {
    let items = compactMap { item -> GalleryItem? in
      guard item.runs(on: role) else { return nil }
      // A watch shows recommendations in place of a configuration form.
      if role == .watch, !item.configuration.parameters.isEmpty, item.recommendations.isEmpty {
        return nil
      }
      var item = item
      item.families.removeAll { family in !role.surfaces.contains { $0.shows(family) } }
      return item.families.isEmpty ? nil : item
    }
    func isOther(_ item: GalleryItem) -> Bool {
      item.families.allSatisfy { item.isDisfavored($0, on: role) }
    }
    return items.filter { !isOther($0) } + items.filter(isOther)
  }
}
