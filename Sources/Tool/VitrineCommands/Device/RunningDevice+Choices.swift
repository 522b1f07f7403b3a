import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

extension ParameterDescription.Option {
  /// What lists of choices show: the value, or the title of an entity whose identifier is a UUID or
  /// a number. `--set` takes both.
  var listed: String { value.named(title) }
}

extension ConfigurationValue {
  /// The text of the value; for an entity with a UUID or a number as its identifier, its name.
  func named(_ name: String) -> String {
    guard case .object(let identifier, _) = self, !name.isEmpty,
      UUID(uuidString: identifier) != nil || identifier.allSatisfy(\.isNumber)
    else { return text }
    return name
  }
}

// The values of `--set` on a running device, whose extension has the dynamic choices.
extension RunningDevice {
  /// Parses `--set` options. A value of a parameter with dynamic choices is looked up among them by
  /// identifier or title, as the user finds it in the configuration form.
  ///
  /// - Parameter old: The values set before, on which choices may depend.
  /// - Throws: `ToolError.unknownParameter`, `.unknownChoice`, `ValueError`.
  func configuration(
    _ settings: [String], kind: String, parameters: [ParameterDescription],
    extension id: ExtensionID, over old: [String: ConfigurationValue] = [:]
  ) async throws -> [String: ConfigurationValue] {
    var values = try ConfigurationArgument(kind: kind, parameters: parameters).values(settings)
    for parameter in parameters where parameter.hasDynamicOptions {
      guard let value = values[parameter.name] else { continue }
      let choices = ParameterChoices(of: parameter, kind: kind, values: values, over: old)
      do {
        values[parameter.name] = try await choices.chosen(value) {
          try? await client.call(ListOptions(extension: id, $0))
        }
      } catch let error as UnknownChoice {
        throw ToolError.unknownChoice(
          error.value.text, parameter: parameter.name, choices: error.choices.map(\.listed))
      }
    }
    return values
  }
}
