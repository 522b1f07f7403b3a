public struct CPLimitableUserInterface: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let keyboard = CPLimitableUserInterface(rawValue: 1 << 0)
  public static let lists = CPLimitableUserInterface(rawValue: 1 << 1)
}

public struct CPContentStyle: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let light = CPContentStyle(rawValue: 1 << 0)
  public static let dark = CPContentStyle(rawValue: 1 << 1)
}

/// Never called: no car is connected.
@preconcurrency @MainActor
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    contentStyleChanged contentStyle: CPContentStyle)
}

extension CPSessionConfigurationDelegate {
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
  ) {}
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    contentStyleChanged contentStyle: CPContentStyle
  ) {}
}

/// What a car limits while it drives: nothing.
@preconcurrency @MainActor
open class CPSessionConfiguration: NSObject {
  open weak var delegate: (any CPSessionConfigurationDelegate)?

  public init(delegate: any CPSessionConfigurationDelegate) { self.delegate = delegate }

  open var limitedUserInterfaces: CPLimitableUserInterface { [] }
  open var contentStyle: CPContentStyle { .light }
}
