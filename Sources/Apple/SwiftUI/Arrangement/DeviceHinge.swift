// Compatibility (iOS 27): accepted | `onHingeChange`, `ReservedRegion` | the devices here have no
//   hinge: the context has none, and no region is reserved

/// The hinge of a device that folds.
public struct DeviceHinge: Hashable, Sendable {
  public struct Status: Hashable, Sendable {
    private let name: String

    public static let closed = Status(name: "closed")
    public static let partiallyOpen = Status(name: "partiallyOpen")
    public static let fullyOpen = Status(name: "fullyOpen")
  }

  public var status: Status
  /// From 0°, closed, to 180°, flat.
  public var angle: Angle
}

public struct DeviceHingeContext: Equatable, Sendable {
  /// nil on a device without one.
  public var hinge: DeviceHinge?
}

extension View {
  /// Calls the action when the view appears, with contexts without a hinge.
  nonisolated public func onHingeChange(
    isEnabled: Bool = true,
    _ action: @escaping (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void
  ) -> some View {
    onAppear { if isEnabled { action(DeviceHingeContext(), DeviceHingeContext()) } }
  }
}

/// A part of the screen that a camera or a fold takes.
public struct ReservedRegion: Identifiable, Hashable, Sendable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  public struct Kind: Hashable, Sendable {
    private let name: String

    public static var division: Kind { Kind(name: "division") }
    public static var occlusion: Kind { Kind(name: "occlusion") }
  }

  public struct QueryOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let includeInactive = QueryOptions(rawValue: 1)
  }

  public let id: ID
  public let kind: Kind
  /// In the view's coordinates, with the margins.
  public let frame: CGRect
  public let margins: EdgeInsets
  public let isActive: Bool

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension GeometryProxy {
  /// None: the devices here reserve no region of an app's window.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] { [] }
}
