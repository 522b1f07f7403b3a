// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix with 2 columns and 2 rows.
public struct simd_double2x2: _SIMDSquareMatrix {
  public typealias Column = SIMD2<Double>
  public typealias Row = SIMD2<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transposed = simd_double2x2

  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (Column(), Column()) }

  public init(columns: (Column, Column)) { self.columns = columns }

  public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("there are 2 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("there are 2 columns")
      }
    }
  }
}

/// A matrix with 3 columns and 3 rows.
public struct simd_double3x3: _SIMDSquareMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD3<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transposed = simd_double3x3

  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (Column(), Column(), Column()) }

  public init(columns: (Column, Column, Column)) { self.columns = columns }

  public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("there are 3 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("there are 3 columns")
      }
    }
  }
}

/// A matrix with 4 columns and 4 rows.
public struct simd_double4x4: _SIMDSquareMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD4<Double>
  public typealias Diagonal = SIMD4<Double>
  public typealias Transposed = simd_double4x4

  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (Column(), Column(), Column(), Column()) }

  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("there are 4 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("there are 4 columns")
      }
    }
  }
}

/// A matrix with 3 columns and 4 rows.
public struct simd_double3x4: _SIMDMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD3<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transposed = simd_double4x3

  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (Column(), Column(), Column()) }

  public init(columns: (Column, Column, Column)) { self.columns = columns }

  public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("there are 3 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("there are 3 columns")
      }
    }
  }
}

/// A matrix with 4 columns and 3 rows.
public struct simd_double4x3: _SIMDMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD4<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transposed = simd_double3x4

  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (Column(), Column(), Column(), Column()) }

  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("there are 4 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("there are 4 columns")
      }
    }
  }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public typealias double3x4 = simd_double3x4
public typealias matrix_double3x4 = simd_double3x4
public typealias double4x3 = simd_double4x3
public typealias matrix_double4x3 = simd_double4x3

public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(c0, c1)
}
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>)
  -> simd_double3x3
{ simd_double3x3(c0, c1, c2) }
public func simd_matrix(
  _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(c0, c1, c2, c3) }
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: x)
}
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: x)
}
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: x)
}
