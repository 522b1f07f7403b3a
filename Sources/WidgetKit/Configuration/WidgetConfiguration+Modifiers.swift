/// A configuration with something said of it.
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
  /// Says something of those of the configuration's registrations that are such.
  func changed<Registration: _WidgetRegistration>(
    _ change: @escaping @MainActor (Registration) -> Void
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(base: self, change: change)
  }

  /// The name in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in widget.displayName = displayName }
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
    changed { (widget: WidgetRegistration) in widget.description = description }
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
    changed { (widget: WidgetRegistration) in widget.supportedFamilies = families }
  }

  /// The content reaches the edges; without it the system's margins stay free.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in widget.contentMarginsDisabled = true }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in widget.isContainerBackgroundRemovable = isRemovable }
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in
      widget.disfavoredLocations += locations.map { ($0, families) }
    }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in widget.promptsForUserConfiguration = true }
  }

  /// Pushes to the app's token for widgets reload the widget, and `pushHandlerType` is told the token.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    changed { (widget: WidgetRegistration) in widget.pushHandler = pushHandlerType }
  }

  /// Only visionOS mounts widgets.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    self
  }

  /// URL sessions of an extension end with it here, so there are no events to hand over.
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
