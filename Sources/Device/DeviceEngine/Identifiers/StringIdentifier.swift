/// A string identifier with its own type: the compiler rejects the identifier of a control where
/// that of a placement is expected.
///
/// ```swift
/// let id: PlacementID = "p1"
/// "\(id)"          // p1
/// id.rawValue      // what messages, stores and command lines contain
/// ```
/// In JSON a plain string, also as a key of a dictionary.
public protocol StringIdentifier: RawRepresentable<String>, Codable, Hashable, Comparable, Sendable,
  CodingKeyRepresentable, LosslessStringConvertible, ExpressibleByStringInterpolation
{
  init(rawValue: String)
}

extension StringIdentifier {
  public init(_ string: String) { self.init(rawValue: string) }

  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
