import LiteralTable
import SourceScanner

/// A literal's type and the initializers that the compiler calls for it, for those that can be
/// replaced by a call that returns the same value.
///
/// For a `LocalizedStringKey`, the compiler calls `init(stringLiteral:)` with a `String`. The
/// replacement calls the same initializer with a `String` from the table.
struct LiteralForm: Equatable {
  /// What the table holds.
  enum Storage: Equatable { case string, int, double, float, bool }

  /// The kind of the node in the tree.
  let node: String
  /// The mangled type.
  let type: String
  /// The initializer that gets the value; nil if the value has the type itself.
  let initializer: String?
  /// How the initializer is called, up to the value.
  let call: String
  let storage: Storage

  private init(
    _ node: String, _ type: String, _ storage: Storage, initializer: String? = nil,
    call: String = ""
  ) {
    self.node = node
    self.type = type
    self.initializer = initializer
    self.call = call
    self.storage = storage
  }

  static let all: [LiteralForm] = [
    .init("string_literal_expr", "$sSSD", .string),
    .init(
      "string_literal_expr", "$s7SwiftUI18LocalizedStringKeyVD", .string,
      initializer: "s:7SwiftUI18LocalizedStringKeyV13stringLiteralACSS_tcfc",
      call: "SwiftUI.LocalizedStringKey(stringLiteral: "),
    .init(
      "string_literal_expr", "$s20FoundationSupplement23LocalizedStringResourceVD", .string,
      initializer: "s:20FoundationSupplement23LocalizedStringResourceV13stringLiteralACSS_tcfc",
      call: "FoundationSupplement.LocalizedStringResource(stringLiteral: "),
    .init(
      "string_literal_expr", "$sSS20FoundationSupplementE17LocalizationValueVD", .string,
      initializer: "s:SS20FoundationSupplementE17LocalizationValueV13stringLiteralACSS_tcfc",
      call: "Swift.String.LocalizationValue(stringLiteral: "),
    .init("integer_literal_expr", "$sSiD", .int),
    .init("integer_literal_expr", "$sSdD", .double),
    .init("float_literal_expr", "$sSdD", .double),
    .init("integer_literal_expr", "$sSfD", .float),
    .init("float_literal_expr", "$sSfD", .float),
    .init(
      "integer_literal_expr", "$s10Foundation7CGFloatVD", .int,
      initializer: "s:10Foundation7CGFloatV14integerLiteralACSi_tcfc",
      call: "Foundation.CGFloat(integerLiteral: "),
    .init(
      "float_literal_expr", "$s10Foundation7CGFloatVD", .double,
      initializer: "s:10Foundation7CGFloatV12floatLiteralACSd_tcfc",
      call: "Foundation.CGFloat(floatLiteral: "),
    .init("boolean_literal_expr", "$sSbD", .bool),
  ]

  /// The form of a node; nil if it is not a literal that can be replaced.
  static func of(_ node: TypedSyntax) -> LiteralForm? {
    guard let kind = node.kind, kind.hasSuffix("_literal_expr"), node["implicit"] == nil else {
      return nil
    }
    let type = node["type"]?.text
    let initializer = node["initializer"]?["decl_usr"]?.text
    return all.first { $0.node == kind && $0.type == type && $0.initializer == initializer }
  }

  var isNumber: Bool { [.int, .double, .float].contains(storage) }

  /// Whether operators are certain to compile with every value: not for integers, for which the
  /// compiler reports what overflows.
  var allowsOperators: Bool { storage == .double || storage == .float || type.contains("CGFloat") }

  /// The function of `FoundationSupplement` that returns a value of the table.
  var function: String {
    switch storage {
    case .string: "_vitrineString"
    case .int: "_vitrineInt"
    case .double: "_vitrineDouble"
    case .float: "_vitrineFloat"
    case .bool: "_vitrineBool"
    }
  }

  /// The code that replaces the literal.
  ///
  /// - Parameter lines: The number of line breaks in the literal.
  func replacement(index: Int, lines: Int) -> String {
    let end = initializer == nil ? "" : ")"
    return "\(call)\(function)(\(index)\(String(repeating: "\n", count: lines)))\(end)"
  }
}

extension LiteralForm {
  /// What the compiler makes of a literal; nil if that is not certain.
  func value(of literal: SourceLiteral, isNegative: Bool) -> LiteralTable.Value? {
    if storage == .string { return literal.string.map { .string($0) } }
    if storage == .bool { return .bits(literal.text == "true" ? 1 : 0) }
    let digits = (isNegative ? "-" : "") + literal.text.filter { $0 != "_" }
    if literal.kind == .integer {
      // Larger numbers are not exact in all types.
      guard let number = Self.integer(digits), number.magnitude <= 1 << 53 else { return nil }
      switch storage {
      case .int: return .bits(UInt64(bitPattern: number))
      case .double: return .bits(Double(number).bitPattern)
      default: return .bits(UInt64(Float(number).bitPattern))
      }
    }
    // The compiler reads the largest type first, and rounds its value.
    #if arch(x86_64)
      let number = Float80(digits)
    #else
      let number = Double(digits)
    #endif
    guard let number else { return nil }
    if storage == .float {
      let value = Float(number)
      return value.isFinite ? .bits(UInt64(value.bitPattern)) : nil
    }
    let value = Double(number)
    return storage == .double && value.isFinite ? .bits(value.bitPattern) : nil
  }

  private static func integer(_ digits: String) -> Int64? {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let unsigned = digits.dropFirst(sign.count)
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where unsigned.hasPrefix(prefix) {
      return Int64(sign + unsigned.dropFirst(2), radix: radix)
    }
    return Int64(digits)
  }
}
