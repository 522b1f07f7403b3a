import Foundation

public struct NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared with `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Has no effect: objects are not copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
