import CommandContext
import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

/// The open form "Edit Widget" or "Edit Control". A value that is set takes effect at once.
struct DriverForm: Equatable {
  /// A placement or a control.
  var item: ItemID
  /// The parameter whose choices are open; nil if none are.
  var picker: String?

  /// Parses a text as the value of a parameter. Throws `DriverProblem`.
  static func value(
    _ text: String, of parameter: ParameterDescription
  ) throws(DriverProblem) -> ConfigurationValue {
    do {
      return try ConfigurationArgument(kind: "", parameters: [parameter])
        .value(text, of: parameter, option: parameter.title)
    } catch {
      throw DriverProblem("badValue", "\(error)")
    }
  }
}

/// What a form edits.
private struct FormContent: Sendable {
  var title: String
  var `extension`: ExtensionID
  var kind: String
  var parameters: [ParameterDescription]
  var values: [String: ConfigurationValue]
}

extension DeviceDriver {
  /// The elements of the open form; nil if none is open.
  func formElements() async throws -> [ScreenElement]? {
    guard let form, let content = try await content(of: form) else { return nil }
    var elements = [ScreenElement(.form(.title), .heading, content.title)]
    for parameter in content.parameters {
      elements.append(ScreenElement(parameter, content.values[parameter.name]))
      guard form.picker == parameter.name else { continue }
      let choices = try await choices(of: parameter, content)
      elements += choices.enumerated().map { index, choice in
        ScreenElement(
          .form(.choice(parameter.name, index)), .button, choice.title, value: choice.subtitle)
      }
    }
    return elements + [ScreenElement(.form(.done), .button, "Done")]
  }

  /// Closes the form if its item is gone.
  private func content(of form: DriverForm) async throws -> FormContent? {
    let state = await service.host.state()
    switch form.item {
    case .placement(let id):
      if let placed = state.placements.first(where: { $0.id == id }) {
        let placement = placed.placement
        let item = await service.host.gallery().first {
          $0.extension == placement.extension && $0.kind == placement.kind
        }
        return FormContent(
          title: placed.title, extension: placement.extension, kind: placement.kind,
          parameters: item?.configuration.parameters ?? [], values: placement.configuration)
      }
    case .control(let id):
      if let added = state.controls.first(where: { $0.id == id }) {
        let control = added.control
        let item = await service.host.controlGallery().first {
          $0.extension == control.extension && $0.kind == control.kind
        }
        return FormContent(
          title: added.title, extension: control.extension, kind: control.kind,
          parameters: item?.configuration.parameters ?? [], values: control.configuration)
      }
    case .activity: break
    }
    self.form = nil
    return nil
  }

  private func choices(
    of parameter: ParameterDescription, _ content: FormContent
  ) async throws -> [ParameterDescription.Option] {
    guard parameter.hasDynamicOptions else { return parameter.options }
    let reply = try await service.host.options(
      extension: content.extension,
      OptionsRequest(
        kind: content.kind, parameter: parameter.name, configuration: content.values))
    return reply.sections.flatMap(\.options)
  }

  // MARK: Taps

  func tapForm(
    _ part: ScreenElement.FormPart, _ element: ScreenElement
  ) async throws -> DriverResult {
    guard let form, let content = try await content(of: form) else {
      return DriverResult(.nothing)
    }
    switch part {
    case .title: return DriverResult(.nothing)
    case .done: self.form = nil
    case .parameter(let name):
      switch element.role {
      case .switch: try await set(name, to: .bool(element.isOn != true))
      case .picker: self.form?.picker = form.picker == name ? nil : name
      case .textField: break
      default: return DriverResult(.nothing)
      }
    case .choice(let name, let index):
      guard let parameter = content.parameters.first(where: { $0.name == name }) else {
        return DriverResult(.nothing)
      }
      let choices = try await choices(of: parameter, content)
      guard choices.indices.contains(index), choices[index].title == element.label else {
        throw DriverProblem("staleTap", "the choices of \(parameter.title) have changed")
      }
      let value = choices[index].value
      try await set(name, to: parameter.isList ? .list([value]) : value)
      self.form?.picker = nil
    }
    return DriverResult()
  }

  private func set(_ name: String, to value: ConfigurationValue) async throws {
    switch form?.item {
    case .placement(let id)?:
      _ = try await ConfigureWidget(id, [name: value]).perform(on: service)
    case .control(let id)?:
      _ = try await ConfigureControl(id, [name: value]).perform(on: service)
    case .activity?, nil: break
    }
  }

  // MARK: Typing

  /// Replaces the text of a field, chooses by a choice's title, or sets a slider.
  func typeText(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: DriverSelector.fields + ["text"])
    let text = try fields.required("text", try fields.text("text"))
    let elements = try await screen().shown.elements
    let element: ScreenElement
    if let selector = try DriverSelector(fields) {
      element = try selector.element(in: elements)
    } else {
      element = try focused(in: elements)
    }
    switch element.target {
    case .form(.parameter(let name)) where element.isActive && element.isEnabled:
      try await enter(text, in: name)
    case .snippet(.field): snippetText = text
    case .app(let index) where element.isEnabled && element.takesText:
      try await type(text, into: element, at: index)
    case .module(let setting) where element.role == .slider:
      guard let level = Int(text), (0...100).contains(level) else {
        throw DriverProblem("badValue", "\(element.label): expected a number from 0 to 100")
      }
      try await change(setting, to: .level(level))
    default:
      throw DriverProblem(
        "notEditable", "\(element.id), \(element.label), takes no text",
        candidates: elements.filter(\.takesText))
    }
    return DriverResult(.performed, element)
  }

  /// The field that was tapped last, or the only one on the screen.
  private func focused(in elements: [ScreenElement]) throws(DriverProblem) -> ScreenElement {
    let textFields = elements.filter { $0.role == .textField }
    if let focus, let element = textFields.first(where: { $0.target == focus }) { return element }
    guard textFields.count == 1, let only = textFields.first else {
      throw DriverProblem(
        "notFound", "no text field has the focus; tap one, or name it",
        candidates: elements.filter(\.takesText))
    }
    return only
  }

  private func enter(_ text: String, in name: String) async throws {
    guard let form, let content = try await content(of: form),
      let parameter = content.parameters.first(where: { $0.name == name })
    else { return }
    let value = try DriverForm.value(text, of: parameter)
    try await set(name, to: try await Self.choice(value, of: parameter, content, service.host))
  }

  /// The choice of the extension that a value names; the value itself if the choices are fixed.
  private static func choice(
    _ value: ConfigurationValue, of parameter: ParameterDescription, _ content: FormContent,
    _ host: WidgetHost
  ) async throws -> ConfigurationValue {
    guard parameter.hasDynamicOptions else { return value }
    let choices = ParameterChoices(
      of: parameter, kind: content.kind, values: [parameter.name: value], over: content.values)
    do {
      return try await choices.chosen(value) {
        try await host.options(extension: content.extension, $0)
      }
    } catch let error as UnknownChoice {
      let titles = error.choices.prefix(20).map(\.title).joined(separator: ", ")
      throw DriverProblem(
        "badValue",
        "\"\(error.value.title)\" is not a choice of \(parameter.title); available: \(titles)")
    }
  }
}

extension ScreenElement {
  /// The field of a parameter.
  fileprivate init(_ parameter: ParameterDescription, _ set: ConfigurationValue?) {
    let value = set ?? parameter.defaultValue
    let title = parameter.options.first { $0.value == value }?.title ?? value.title
    let shown = title.isEmpty ? nil : title
    let target = Target.form(.parameter(parameter.name))
    let hasChoices = !parameter.options.isEmpty || parameter.hasDynamicOptions
    switch parameter.type {
    case _ where hasChoices:
      self.init(target, .picker, parameter.title, value: shown, hint: parameter.description)
    case .bool:
      self.init(
        target, .switch, parameter.title, hint: parameter.description, isOn: value == .bool(true))
    case .file, .dateComponents, .other:
      self.init(
        target, .text, parameter.title, value: shown, hint: parameter.description, isEnabled: false)
    default:
      self.init(target, .textField, parameter.title, value: shown, hint: parameter.description)
    }
  }
}

extension ConfigurationValue {
  /// What a form shows.
  fileprivate var title: String {
    switch self {
    case .object(_, let display) where !display.isEmpty: display
    case .list(let values): values.map(\.title).joined(separator: ", ")
    default: text
    }
  }
}
