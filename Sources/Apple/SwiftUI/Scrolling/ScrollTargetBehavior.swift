/// Where a scroll view comes to rest. Never asked: scroll views here stop at once.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The part of the content that a scroll view shows at rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What a scroll view knows when it looks for its target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// In points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  public var limitsScrolls = false

  public init() {}
}

public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
  public let environment: EnvironmentValues
}

/// Stops at multiples of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (position / length).rounded() * length : position
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.origin.x, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.origin.y, context.containerSize.height)
    }
  }
}

/// Stops at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one gesture may pass.
  public struct LimitBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(anchor: UnitPoint?) {}
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior with an erased type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior

  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    Self(limitBehavior: limitBehavior)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    Self(limitBehavior: limitBehavior, anchor: anchor)
  }
}
