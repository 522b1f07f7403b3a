/// A configuration with something said of it.
struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  typealias Body = Never

  let base: Base
  let change: @MainActor (ControlRegistration) -> Void

  var body: Never { fatalError("ModifiedControlConfiguration has no body") }

  static func _registerControl(_ configuration: Self, in list: inout _WidgetList) {
    let first = list.registrations.count
    Base._registerControl(configuration.base, in: &list)
    for case let registration as ControlRegistration in list.registrations[first...] {
      configuration.change(registration)
    }
  }
}

extension ControlWidgetConfiguration {
  /// The name in the gallery; without one it is the app's.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.displayName = displayName }
  }

  /// Shown where a person configures the control.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.description = description }
  }

  /// The configuration is asked for when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.promptsForUserConfiguration = true }
  }

  /// Each of the kind's controls has a push token, and `pushHandler` is told of them.
  public func pushHandler(
    _ pushHandler: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.pushHandler = pushHandler }
  }
}
