import CommandArguments
import HostLink

extension DeviceRole {
  /// `--on DEVICE`: the main device or a companion.
  static let option = option("main")

  /// - Parameter standard: What is used without the option, for the help.
  static func option(_ standard: String) -> CommandSpec.Option {
    .value(
      "on", "DEVICE", offers: .words(allCases.map(\.rawValue)),
      "Device: \(allCases.map(\.rawValue).joined(separator: ", ")). Default: \(standard).")
  }

  /// The device that `--on` names; nil without the option. Throws `ValueError`.
  static func named(_ arguments: ParsedArguments) throws -> DeviceRole? {
    guard let name = arguments["on"] else { return nil }
    return try namedValue(
      name, option: "--on", what: "device", default: .main, among: allCases, name: \.rawValue)
  }
}
