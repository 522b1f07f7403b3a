/// The contents of an extension's bundle, in the order of the bundle's body.
public struct BundleDescription: Codable, Equatable, Sendable {
  /// In the order of the bundle's body.
  public var widgets: [WidgetDescription]
  /// In the order of the bundle's body.
  public var activities: [ActivityDescription]
  /// In the order of the bundle's body.
  public var controls: [ControlDescription]

  public init(
    widgets: [WidgetDescription] = [], activities: [ActivityDescription] = [],
    controls: [ControlDescription] = []
  ) {
    self.widgets = widgets
    self.activities = activities
    self.controls = controls
  }
}

/// One widget configuration.
public struct WidgetDescription: Codable, Equatable, Sendable {
  /// Unique within the extension.
  public var kind: String
  /// nil if the author sets none; galleries then show the bundle's name.
  public var displayName: String?
  public var description: String?
  public var supportedFamilies: [WidgetFamilyName]
  /// Whether the user can configure the widget, and with which parameters.
  public var configuration: ConfigurationDescription
  /// `contentMarginsDisabled()`.
  public var contentMarginsDisabled: Bool
  /// False with `containerBackgroundRemovable(false)`: some surfaces then do not show the widget.
  public var isContainerBackgroundRemovable: Bool
  /// `disfavoredLocations(_:for:)`.
  public var disfavoredLocations: [DisfavoredLocation]
  /// `promptsForUserConfiguration()`.
  public var promptsForUserConfiguration: Bool
  /// The name of the `Widget` type; nil in descriptions stored by earlier releases.
  public var typeName: String?
  /// `associatedKind(_:)`: the kind of the timeline widget that this one replaces in a Smart Stack
  /// while it is relevant.
  public var associatedKind: String?
  /// `widgetTexture(_:)`: `glass` or `paper`; nil is the system's choice.
  public var texture: String?
  /// `supportedMountingStyles(_:)`: `elevated` and `recessed`; nil if the author lists none, which
  /// means both.
  public var mountingStyles: [String]?
  // Optional because descriptions stored by earlier releases lack them; nil means false.
  private var pushHandler: Bool?
  private var relevanceConfiguration: Bool?

  /// `RelevanceConfiguration`: a Smart Stack shows the widget only while it is relevant, and the
  /// user cannot place it.
  public var isRelevanceConfiguration: Bool {
    get { relevanceConfiguration ?? false }
    set { relevanceConfiguration = newValue ? true : nil }
  }

  /// `pushHandler(_:)`: a push to the app's widget token reloads the widget.
  public var hasPushHandler: Bool {
    get { pushHandler ?? false }
    set { pushHandler = newValue ? true : nil }
  }

  public init(
    kind: String, displayName: String? = nil, description: String? = nil,
    supportedFamilies: [WidgetFamilyName], configuration: ConfigurationDescription = .static,
    contentMarginsDisabled: Bool = false, isContainerBackgroundRemovable: Bool = true,
    disfavoredLocations: [DisfavoredLocation] = [], promptsForUserConfiguration: Bool = false,
    hasPushHandler: Bool = false, isRelevanceConfiguration: Bool = false,
    associatedKind: String? = nil, texture: String? = nil, mountingStyles: [String]? = nil,
    typeName: String? = nil
  ) {
    self.kind = kind
    self.typeName = typeName
    self.associatedKind = associatedKind
    self.texture = texture
    self.mountingStyles = mountingStyles
    self.displayName = displayName
    self.description = description
    self.supportedFamilies = supportedFamilies
    self.configuration = configuration
    self.contentMarginsDisabled = contentMarginsDisabled
    self.isContainerBackgroundRemovable = isContainerBackgroundRemovable
    self.disfavoredLocations = disfavoredLocations
    self.promptsForUserConfiguration = promptsForUserConfiguration
    self.hasPushHandler = hasPushHandler
    self.isRelevanceConfiguration = isRelevanceConfiguration
  }

  /// `disfavoredLocations(_:for:)`, one location.
  public struct DisfavoredLocation: Codable, Equatable, Sendable {
    /// `WidgetLocation` by WidgetKit's names, e.g. `lockScreen`.
    public var location: String
    /// The families that the location disfavors.
    public var families: [WidgetFamilyName]

    public init(location: String, families: [WidgetFamilyName]) {
      self.location = location
      self.families = families
    }
  }
}

/// One Live Activity configuration.
public struct ActivityDescription: Codable, Equatable, Sendable {
  /// The name of the attributes' type without its module, as in a push's `attributes-type`.
  public var attributesType: String
  /// `supplementalActivityFamilies(_:)`: further families for which the Lock Screen view is used.
  public var supplementalFamilies: [ActivityFamilyName]

  public init(attributesType: String, supplementalFamilies: [ActivityFamilyName] = []) {
    self.attributesType = attributesType
    self.supplementalFamilies = supplementalFamilies
  }
}

/// `ActivityFamily` by WidgetKit's names.
public enum ActivityFamilyName: String, Codable, CaseIterable, Sendable {
  /// `small` is that of watches and cars, `medium` that of the Lock Screen.
  case small, medium
}

/// One control configuration.
public struct ControlDescription: Codable, Equatable, Sendable {
  /// Unique within the extension.
  public var kind: String
  /// nil if the author sets none; galleries then show the bundle's name.
  public var displayName: String?
  public var description: String?
  /// Whether the user can configure the control, and with which parameters.
  public var configuration: ConfigurationDescription
  /// `promptsForUserConfiguration()`.
  public var promptsForUserConfiguration: Bool
  /// `pushHandler(_:)`: controls of this kind have push tokens.
  public var hasPushHandler: Bool
  /// The name of the `ControlWidget` type; nil in descriptions stored by earlier releases.
  public var typeName: String?

  public init(
    kind: String, displayName: String? = nil, description: String? = nil,
    configuration: ConfigurationDescription = .static, promptsForUserConfiguration: Bool = false,
    hasPushHandler: Bool = false, typeName: String? = nil
  ) {
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.configuration = configuration
    self.promptsForUserConfiguration = promptsForUserConfiguration
    self.hasPushHandler = hasPushHandler
    self.typeName = typeName
  }
}
