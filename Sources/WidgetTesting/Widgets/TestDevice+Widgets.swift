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
  /// Lock Screen.
  ///
  /// - Parameters:
  ///   - kind: The `kind` of the widget's configuration.
  ///   - configuration: Values by parameter name; see ``TestWidget/configure(_:)``.
  /// - Throws: `HostError` for an unknown kind, an unsupported family, an unknown parameter or an
  ///   invalid value; ``TestDeviceError``.
  public func place(
    _ kind: String, family: WidgetFamilyName, _ configuration: [String: ConfigurationValue] = [:]
  ) async throws -> TestWidget {
    let parameters = app.contents.widgets.first { $0.kind == kind }?.configuration.parameters ?? []
    let values = try await choices(configuration, of: kind, parameters)
    let placed = try await throwingFailures {
      try await host.place(extension: app.id, kind: kind, family: family, configuration: values)
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
  /// Throws ``TestDeviceError/unknownChoice(_:parameter:choices:)``, `HostError`.
  func choices(
    _ values: [String: ConfigurationValue], of kind: String, _ parameters: [ParameterDescription]
  ) async throws -> [String: ConfigurationValue] {
    var result = values
    for (name, value) in values {
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      guard case .list(let elements) = value else {
        result[name] = try await choice(value, of: kind, parameter, values)
        continue
      }
      var list: [ConfigurationValue] = []
      for element in elements {
        list.append(try await choice(element, of: kind, parameter, values))
      }
      result[name] = .list(list)
    }
    return result
  }

  private func choice(
    _ value: ConfigurationValue, of kind: String, _ parameter: ParameterDescription,
    _ values: [String: ConfigurationValue]
  ) async throws -> ConfigurationValue {
    guard case .string(let text) = value else { return value }
    let isObject = if case .object = parameter.type { true } else { false }
    guard isObject || !parameter.options.isEmpty || parameter.hasDynamicOptions else {
      return value
    }
    var options = parameter.options
    if let found = options.value(named: text) { return found }
    if parameter.hasDynamicOptions {
      let request = OptionsRequest(kind: kind, parameter: parameter.name, configuration: values)
      options += try await host.options(extension: app.id, request).sections.flatMap(\.options)
      if let found = options.value(named: text) { return found }
    }
    guard isObject || !parameter.options.isEmpty else { return value }
    throw TestDeviceError.unknownChoice(
      text, parameter: parameter.name, choices: options.map(\.title))
  }
}

extension [ParameterDescription.Option] {
  /// The choice with a title, an identifier or a case's name.
  fileprivate func value(named text: String) -> ConfigurationValue? {
    let found = first { option in
      switch option.value {
      case .object(let identifier, let display):
        [identifier, display, option.title].contains(text)
      case .string(let name): [name, option.title].contains(text)
      default: option.title == text
      }
    }
    return found?.value
  }
}
