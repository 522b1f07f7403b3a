import HostLink

/// One widget configuration of the bundle: its properties and the source of its entries.
@MainActor
final class WidgetRegistration: _WidgetRegistration {
  let kind: String
  let source: any EntrySource
  var displayName: Text?
  var description: Text?
  /// nil if the author lists none.
  var supportedFamilies: [WidgetFamily]?
  var contentMarginsDisabled = false
  var isContainerBackgroundRemovable = true
  var disfavoredLocations: [(WidgetLocation, [WidgetFamily])] = []
  var promptsForUserConfiguration = false
  var pushHandler: (any WidgetPushHandler.Type)?
  var associatedKind: String?
  var texture: WidgetTexture?
  /// nil if the author lists none.
  var mountingStyles: [WidgetMountingStyle]?
  var _typeName: String?

  init(kind: String, source: any EntrySource) {
    self.kind = kind
    self.source = source
  }

  /// The supported families; by default those of the Home Screen, or of a Smart Stack.
  var families: [WidgetFamily] {
    supportedFamilies
      ?? (source.isRelevanceConfiguration
        ? [.accessoryRectangular]
        : [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }

  /// The margins around the content, in points.
  func margins(of request: WidgetRequest) -> EdgeInsets {
    contentMarginsDisabled ? EdgeInsets() : request.contentMargins.insets
  }

  var linkDescription: WidgetDescription {
    WidgetDescription(
      kind: kind, displayName: displayName?.plainString, description: description?.plainString,
      supportedFamilies: families.compactMap(\.linkName), configuration: source.configuration,
      contentMarginsDisabled: contentMarginsDisabled,
      isContainerBackgroundRemovable: isContainerBackgroundRemovable,
      disfavoredLocations: disfavoredLocations.map { location, families in
        WidgetDescription.DisfavoredLocation(
          location: location.name, families: families.compactMap(\.linkName))
      }, promptsForUserConfiguration: promptsForUserConfiguration,
      hasPushHandler: pushHandler != nil,
      isRelevanceConfiguration: source.isRelevanceConfiguration, associatedKind: associatedKind,
      texture: texture?.name, mountingStyles: mountingStyles?.map(\.name), typeName: _typeName)
  }
}

extension WidgetFamily {
  var linkName: WidgetFamilyName? { WidgetFamilyName(rawValue: description) }

  init?(_ name: WidgetFamilyName) {
    guard let family = Self.all.first(where: { $0.description == name.rawValue }) else {
      return nil
    }
    self = family
  }
}
