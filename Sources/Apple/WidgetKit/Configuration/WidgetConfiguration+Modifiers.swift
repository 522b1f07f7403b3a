// Compatibility: works | `configurationDisplayName`, `description`, `supportedFamilies`,
//   `contentMarginsDisabled`, `containerBackgroundRemovable`
// Compatibility: works | `disfavoredLocations`, `promptsForUserConfiguration` | part of the
//   gallery's items
// Compatibility: works | `supportedMountingStyles`, `widgetTexture`, `associatedKind` | part of the
//   kind's description; only visionOS mounts widgets, and only a watch's Smart Stack replaces them
// Compatibility: accepted | `onBackgroundURLSessionEvents` | never called: Foundation for Linux
//   marks `URLSessionConfiguration.background(withIdentifier:)` as unavailable, and no daemon
//   continues transfers of an ended process
// Compatibility: works | `pushHandler`, `WidgetPushHandler`, `WidgetPushInfo`,
//   `WidgetCenter.currentPushInfo` | the token is issued at installation; handlers are called
//   when the token or the placed widgets whose kinds have a handler change ([push.md](push.md)).
//   Pushes are budgeted like requests of `WidgetCenter`

/// A configuration whose registrations a modifier changes.
struct ModifiedConfiguration<Base: WidgetConfiguration, Registration: _WidgetRegistration>:
  WidgetConfiguration
{
  typealias Body = Never

  let base: Base
  let change: @MainActor (Registration) -> Void

  var body: Never { fatalError("ModifiedConfiguration has no body") }

  static func _register(_ configuration: Self, in list: inout _WidgetList) {
    let first = list.registrations.count
    Base._register(configuration.base, in: &list)
    for case let registration as Registration in list.registrations[first...] {
      configuration.change(registration)
    }
  }
}

extension WidgetConfiguration {
  /// Applies `change` to those of the configuration's registrations that have its type.
  func modified<Registration: _WidgetRegistration>(
    _ change: @escaping @MainActor (Registration) -> Void
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(base: self, change: change)
  }

  /// The name in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.displayName = displayName }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// The description in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.description = description }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.supportedFamilies = families }
  }

  /// Lets the content reach the edges, without the system's margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.contentMarginsDisabled = true }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.isContainerBackgroundRemovable = isRemovable }
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in
      widget.disfavoredLocations += locations.map { ($0, families) }
    }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.promptsForUserConfiguration = true }
  }

  /// Lets pushes to the app's widget token reload the widget, and reports the token to
  /// `pushHandlerType`.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.pushHandler = pushHandlerType }
  }

  /// How the widget can be mounted in a room.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.mountingStyles = styles }
  }

  /// The material of the mounted widget.
  public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.texture = material }
  }

  /// The kind of the timeline widget that this widget replaces while it is relevant.
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    modified { (widget: WidgetRegistration) in widget.associatedKind = associatedKind }
  }

  /// Has no effect: an extension's URL sessions end with its process, so no events follow.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  public func onBackgroundURLSessionEvents(
    matching matchingFunction: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }
}
