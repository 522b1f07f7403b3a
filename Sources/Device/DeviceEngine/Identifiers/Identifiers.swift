/// `p1`, `p2`, …: numbered per store and never reused.
public struct PlacementID: StringIdentifier {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// `s1`, `s2`, …: numbered per store and never reused.
public struct StackID: StringIdentifier {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// `c1`, `c2`, …: numbered per store and never reused.
public struct ControlID: StringIdentifier {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// `a1`, `a2`, …: numbered per store and never reused.
public struct ActivityID: StringIdentifier {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An extension's module name.
public struct ExtensionID: StringIdentifier {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
