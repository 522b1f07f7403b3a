// Compatibility: works | `displayName`, `description`, `promptsForUserConfiguration` of controls;
//   `controlWidgetActionHint`, `controlWidgetStatus` | the gallery and the configuration form
//   show name and description

/// A configuration whose registrations a modifier changes.
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
  /// The name in the gallery; the app's name by default.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.displayName = displayName }
  }

  /// The description in the control's configuration form.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.description = description }
  }

  /// Asks for the configuration when the user adds the control.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.promptsForUserConfiguration = true }
  }

  /// Gives each control of the kind a push token, and reports the tokens to `pushHandler`.
  public func pushHandler(
    _ pushHandler: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.pushHandler = pushHandler }
  }
}
