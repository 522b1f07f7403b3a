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

extension ExtensionID {
  private static let captureSuffix = " (camera)"

  /// The camera of an extension, as a separate app.
  package var capture: ExtensionID { ExtensionID(rawValue: rawValue + Self.captureSuffix) }

  package var isCapture: Bool { rawValue.hasSuffix(Self.captureSuffix) }

  /// The extension whose camera it is, with which it shares its files; else itself.
  package var owner: ExtensionID {
    isCapture ? ExtensionID(rawValue: String(rawValue.dropLast(Self.captureSuffix.count))) : self
  }
}
