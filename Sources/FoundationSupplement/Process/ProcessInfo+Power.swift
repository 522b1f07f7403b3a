extension ProcessInfo {
  /// What a device does when it grows hot.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// False: a widget's process has no battery of its own.
  public var isLowPowerModeEnabled: Bool { false }

  public var thermalState: ThermalState { .nominal }
}

/// Runs `body`: there are no autoreleased objects on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
