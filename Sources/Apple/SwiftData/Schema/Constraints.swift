extension Schema {
  /// Sets of properties whose values are unique together.
  public final class Unique<T: PersistentModel>: SchemaConstraint {
    public var name = "unique"
    public var originalName = "unique"
    public var valueType: any Any.Type = T.self
    public let constraints: [[PartialKeyPath<T>]]
    public var isUnique: Bool { true }
    var paths: [[AnyKeyPath]] { constraints }

    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
  }

  /// Sets of properties that predicates and sort descriptors use often.
  public final class Index<T: PersistentModel>: SchemaConstraint {
    public enum Types<P: PersistentModel> {
      case binary([PartialKeyPath<P>])
      /// Stored as a binary index.
      case rtree([PartialKeyPath<P>])
    }

    public var name = "index"
    public var originalName = "index"
    public var valueType: any Any.Type = T.self
    public let indices: [Types<T>]
    public var isUnique: Bool { false }

    public init(_ indices: Types<T>...) { self.indices = indices }
    public init(_ binaryIndices: [PartialKeyPath<T>]...) {
      indices = binaryIndices.map { .binary($0) }
    }

    var paths: [[AnyKeyPath]] {
      indices.map {
        switch $0 {
        case .binary(let paths), .rtree(let paths): paths
        }
      }
    }
  }
}
