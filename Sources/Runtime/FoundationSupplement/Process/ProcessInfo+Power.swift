// Compatibility: partial | `ProcessInfo.isLowPowerModeEnabled`, `thermalState` | constants
// Compatibility: works | `autoreleasepool` | runs its body

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Always false: there is no battery to save.
  public var isLowPowerModeEnabled: Bool { false }

  public var thermalState: ThermalState { .nominal }
}

/// Calls `body`. There are no autoreleased objects on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
