// Compatibility (iOS 27): works | `ReservedRegion` | in an app's window on iPhone Duo: the camera
//   of the outer screen, and the fold of the inner one; none in widgets and on other devices

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
  public internal(set) var frame: CGRect
  public let margins: EdgeInsets
  public let isActive: Bool

  /// - Parameter number: Different from those of the screen's other regions.
  package init(number: Int, kind: Kind, frame: CGRect, margins: EdgeInsets, isActive: Bool) {
    id = ID(number: number)
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension GeometryProxy {
  /// The regions that share a part of the screen with the view.
  ///
  /// - Parameters:
  ///   - options: Without `includeInactive`, only those that content has to avoid now.
  ///   - layoutDirectionBehavior: By default, x grows in the direction in which lines are read.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] {
    let isMirrored = layoutDirectionBehavior.mirroredDirection == layoutDirection
    return regions.compactMap { region in
      guard region.kind == kind, region.isActive || options.contains(.includeInactive),
        !region.frame.intersection(globalFrame).isEmpty
      else { return nil }
      var local = region
      local.frame = region.frame.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
      if isMirrored { local.frame.origin.x = size.width - local.frame.maxX }
      return local
    }
  }
}

private enum ReservedRegionsKey: EnvironmentKey {
  static var defaultValue: [ReservedRegion] { [] }
}

extension EnvironmentValues {
  /// The reserved regions of the screen, in its coordinates.
  var reservedRegions: [ReservedRegion] {
    get { self[ReservedRegionsKey.self] }
    set { self[ReservedRegionsKey.self] = newValue }
  }

  /// The environment of a window on a device with a hinge.
  package func onDevice(hinge: DeviceHinge?, regions: [ReservedRegion]) -> EnvironmentValues {
    var environment = self
    (environment.deviceHinge, environment.reservedRegions) = (hinge, regions)
    return environment
  }
}
