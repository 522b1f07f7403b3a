/// What matrices of all sizes share. Sizes are columns by rows: a `simd_float3x4` has 3 columns of
/// 4 elements.
public protocol _SIMDMatrix: Hashable, Sendable, CustomDebugStringConvertible {
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint
  associatedtype Column: SIMD where Column.Scalar == Scalar
  associatedtype Row: SIMD where Row.Scalar == Scalar
  /// As many elements as the shorter side has.
  associatedtype Diagonal: SIMD where Diagonal.Scalar == Scalar
  associatedtype Transposed: _SIMDMatrix where Transposed.Column == Row, Transposed.Row == Column

  /// All elements are 0.
  init()
  subscript(column: Int) -> Column { get set }
}

extension _SIMDMatrix {
  private static var indices: Range<Int> { 0..<Row.scalarCount }

  /// The elements of the diagonal are the number, the others 0.
  public init(_ scalar: Scalar) { self.init(diagonal: Diagonal(repeating: scalar)) }

  public init(diagonal: Diagonal) {
    self.init()
    for index in diagonal.indices { self[index][index] = diagonal[index] }
  }

  /// Traps if there are not as many columns as the matrix has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Row.scalarCount, "there are \(Row.scalarCount) columns")
    self.init()
    for index in Self.indices { self[index] = columns[index] }
  }

  /// Traps if there are not as many rows as the matrix has.
  public init(rows: [Row]) {
    precondition(rows.count == Column.scalarCount, "there are \(Column.scalarCount) rows")
    self.init()
    for column in Self.indices {
      for row in rows.indices { self[column][row] = rows[row][column] }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Transposed { Transposed(rows: Self.indices.map { self[$0] }) }

  public static func == (first: Self, second: Self) -> Bool {
    indices.allSatisfy { first[$0] == second[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    for index in Self.indices { hasher.combine(self[index]) }
  }

  public var debugDescription: String {
    let columns = Self.indices.map { column in
      "[" + self[column].indices.map { "\(self[column][$0])" }.joined(separator: ", ") + "]"
    }
    return "\(Self.self)([\(columns.joined(separator: ", "))])"
  }

  private func map(_ transform: (Int) -> Column) -> Self {
    var result = self
    for index in Self.indices { result[index] = transform(index) }
    return result
  }
}

// MARK: Arithmetic

extension _SIMDMatrix {
  public static func + (first: Self, second: Self) -> Self { first.map { first[$0] + second[$0] } }
  public static func - (first: Self, second: Self) -> Self { first.map { first[$0] - second[$0] } }
  public static prefix func - (matrix: Self) -> Self { matrix.map { -matrix[$0] } }
  public static func += (first: inout Self, second: Self) { first = first + second }
  public static func -= (first: inout Self, second: Self) { first = first - second }

  public static func * (matrix: Self, scalar: Scalar) -> Self {
    matrix.map { matrix[$0] * scalar }
  }
  public static func * (scalar: Scalar, matrix: Self) -> Self { matrix * scalar }
  public static func *= (matrix: inout Self, scalar: Scalar) { matrix = matrix * scalar }

  /// The product with a vector that is a column.
  public static func * (matrix: Self, vector: Row) -> Column {
    vector.indices.reduce(into: Column()) { $0 += matrix[$1] * vector[$1] }
  }

  /// The product with a vector that is a row.
  public static func * (vector: Column, matrix: Self) -> Row {
    var result = Row()
    for index in indices { result[index] = (vector * matrix[index]).sum() }
    return result
  }

  /// The product of two matrices, as a matrix whose type has the right size.
  static func product<Second: _SIMDMatrix, Product: _SIMDMatrix>(
    _ first: Self, _ second: Second
  ) -> Product
  where Second.Column == Row, Product.Column == Column, Product.Row == Second.Row {
    var result = Product()
    for index in 0..<Second.Row.scalarCount { result[index] = first * second[index] }
    return result
  }
}
