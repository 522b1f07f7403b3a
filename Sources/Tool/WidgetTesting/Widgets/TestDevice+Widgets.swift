import DeviceEngine
import Foundation
import HostLink

extension TestDevice {
  /// Puts a widget on the device and returns when its first timeline is shown.
  ///
  /// ```swift
  /// let lamp = try await device.place("Lamp", family: .systemSmall, ["lamp": "Reading Lamp"])
  /// ```
  /// Home Screen families go to the first free place of the Home Screen, accessory families to the
  /// Lock Screen. On a watch, a car's display or a Mac, which this connects, a widget goes to the
  /// end of its list, or to a slot of a watch face:
  ///
  /// ```swift
  /// let tide = try await device.place("Tide", family: .accessoryRectangular, on: .watch)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The `kind` of the widget's configuration.
  ///   - role: The device that shows the widget.
  ///   - configuration: Values by parameter name; see ``TestWidget/configure(_:)``.
  /// - Throws: `HostError` for an unknown kind, an unsupported family, an unknown parameter or an
  ///   invalid value; ``TestDeviceError``.
  public func place(
    _ kind: String, family: WidgetFamilyName, on role: DeviceRole = .main,
    _ configuration: [String: ConfigurationValue] = [:]
  ) async throws -> TestWidget {
    try await place(kind, family, nil, on: role, configuration)
  }

  /// Puts a widget in a place of the main device, such as a side of StandBy, which shows it in
  /// another size and look, or the Today View. Returns when its first timeline is shown.
  ///
  /// ```swift
  /// let tide = try await device.place("Tide", family: .systemSmall, at: .standBy(.left))
  /// let chores = try await device.place("Chores", family: .systemMedium, at: .today)
  /// ```
  /// - Throws: As the function without a place, and `HostError.badPlace` if the place is taken or
  ///   if the device does not have it for the family.
  public func place(
    _ kind: String, family: WidgetFamilyName, at place: TestPlace,
    _ configuration: [String: ConfigurationValue] = [:]
  ) async throws -> TestWidget {
    try await self.place(kind, family, place.place, on: nil, configuration)
  }

  private func place(
    _ kind: String, _ family: WidgetFamilyName, _ place: WidgetPlace?, on role: DeviceRole?,
    _ configuration: [String: ConfigurationValue]
  ) async throws -> TestWidget {
    let parameters = app.contents.widgets.first { $0.kind == kind }?.configuration.parameters ?? []
    let placed = try await throwingFailures {
      let values = try await choices(configuration, of: kind, parameters)
      return try await host.place(
        extension: app.id, kind: kind, family: family, place: place, on: role,
        configuration: values)
    }
    return TestWidget(device: self, kind: kind, family: family, id: placed.id)
  }

  /// The kinds of the extension's widgets.
  public var widgetKinds: [String] { app.contents.widgets.map(\.kind) }

  /// Requests new timelines as the app does by `WidgetCenter`: within the budget, and not at once.
  /// iOS collects such requests for a moment, so advance the time by a few seconds.
  ///
  /// - Parameter kind: nil means all kinds.
  /// - Throws: ``TestDeviceError/failed(_:)``.
  public func reloadTimelines(ofKind kind: String? = nil) async throws {
    try await throwingFailures {
      try await host.reload(
        kind.map { .timelines(kind: $0) } ?? .allTimelines, byAppOf: app.id)
    }
  }

  /// Replaces texts by the choices that they name.
  ///
  /// - Parameter old: The values set before, on which choices may depend.
  /// - Throws: ``TestDeviceError/unknownChoice(_:parameter:choices:)``, `HostError`.
  func choices(
    _ values: [String: ConfigurationValue], of kind: String, _ parameters: [ParameterDescription],
    over old: [String: ConfigurationValue] = [:]
  ) async throws -> [String: ConfigurationValue] {
    var result: [String: ConfigurationValue] = [:]
    // The extension's choices may depend on the fixed ones, and on those before.
    let inOrder =
      parameters.filter { !$0.hasDynamicOptions } + parameters.filter(\.hasDynamicOptions)
    for parameter in inOrder {
      guard let value = values[parameter.name] else { continue }
      var choices = ParameterChoices(of: parameter, kind: kind, values: result, over: old)
      choices.looksUpTextsOnly = true
      do {
        result[parameter.name] = try await choices.chosen(value) {
          try await host.options(extension: app.id, $0)
        }
      } catch let error as UnknownChoice {
        guard case .string(let text) = error.value else { throw error }
        throw TestDeviceError.unknownChoice(
          text, parameter: parameter.name, choices: error.choices.map(\.title))
      }
    }
    return values.merging(result) { $1 }
  }
}
