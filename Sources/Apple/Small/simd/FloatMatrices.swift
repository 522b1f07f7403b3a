// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix with 2 columns and 2 rows.
public struct simd_float2x2: _SIMDSquareMatrix {
  public typealias Column = SIMD2<Float>
  public typealias Row = SIMD2<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transposed = simd_float2x2

  public var columns: (SIMD2<Float>, SIMD2<Float>)

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
public struct simd_float3x3: _SIMDSquareMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD3<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transposed = simd_float3x3

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

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
public struct simd_float4x4: _SIMDSquareMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD4<Float>
  public typealias Diagonal = SIMD4<Float>
  public typealias Transposed = simd_float4x4

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

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
public struct simd_float3x4: _SIMDMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD3<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transposed = simd_float4x3

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

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
public struct simd_float4x3: _SIMDMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD4<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transposed = simd_float3x4

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

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

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4
public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(c0, c1)
}
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) -> simd_float3x3
{ simd_float3x3(c0, c1, c2) }
public func simd_matrix(
  _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
) -> simd_float4x4 { simd_float4x4(c0, c1, c2, c3) }
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
