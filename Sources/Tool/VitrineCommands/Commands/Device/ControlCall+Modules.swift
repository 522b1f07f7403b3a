import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Devices
import HostLink

// The device's own modules of Control Center, which have names in place of kinds and ids.
extension ControlCall {
  func remove() async throws {
    guard !rest.isEmpty else { throw missing("ID") }
    let role = try DeviceRole.named(arguments)
    for id in rest {
      if let module = SystemModuleName(argument: id) {
        try await show(module, false, on: role ?? .main)
      } else if role != nil {
        throw ValueError(
          value: id, option: "ID", expected: "with --on, one of: \(SystemModuleName.list)")
      } else {
        try await removeControl(ControlID(id))
      }
    }
  }

  private func removeControl(_ id: ControlID) async throws {
    do {
      try await device.perform(RemoveControl(id))
    } catch var failure as DeviceAnswer.Failure where failure.code == "unknownControl" {
      failure.message += "; modules of the device: \(SystemModuleName.list)"
      throw failure
    }
  }

  /// A line with the removed modules of the main device; nil if there are none.
  var removedModules: String? {
    get async throws {
      let removed = try await device.state().device.systemModules.names
      guard !removed.isEmpty else { return nil }
      let names = SystemModuleName.allCases.filter(removed.contains).map(\.rawValue)
      return "removed modules: \(names.joined(separator: ", "))"
    }
  }

  /// Adds a removed module.
  func add(_ module: SystemModuleName) async throws {
    for option in ["extension", "at", "set"] where arguments[option] != nil {
      throw UsageError.conflict(module.rawValue, "--\(option)")
    }
    try await show(module, true, on: try DeviceRole.named(arguments) ?? .main)
  }

  /// Throws `HostError.badPlace` if the module is already in Control Center, or already removed.
  private func show(
    _ module: SystemModuleName, _ isShown: Bool, on role: DeviceRole
  ) async throws {
    let removed = try await device.state().settings(of: role)?.systemModules.names ?? []
    guard removed.contains(module) == isShown else {
      throw HostError.badPlace(
        reason: "\(module.rawValue) \(isShown ? "is already" : "is not") in Control Center")
    }
    let change = try settingChange(
      "systemModules=\(module.rawValue):\(isShown ? "shown" : "removed")")
    try await device.run(SetDevice([change], on: role), as: .device) { _ in
      isShown ? "\(module.rawValue)  Control Center" : ""
    }
  }
}

extension SystemModuleName {
  /// The module with a name; words may be separated by hyphens: `dark-mode`.
  init?(argument: String) {
    guard
      let name = Self.allCases.first(where: {
        $0.rawValue.lowercased() == argument.replacing("-", with: "").lowercased()
      })
    else { return nil }
    self = name
  }
}
