import HostLink

extension DeviceRole {
  /// `--on DEVICE`: the main device or a companion.
  static let option = CommandSpec.Option.value(
    "on", "DEVICE", offers: .words(allCases.map(\.rawValue)),
    "Device: \(allCases.map(\.rawValue).joined(separator: ", ")). Default: main.")

  /// The device that `--on` names. Throws `ValueError`.
  init(_ arguments: ParsedArguments) throws {
    self = try namedValue(
      arguments["on"], option: "--on", what: "device", default: .main, among: Self.allCases,
      name: \.rawValue)
  }
}
