// Compatibility (iOS 27): partial | `AppUnionValue`, `Cases` of unions | the names of the cases are
//   not shown

/// A union whose cases have names. `@UnionValue` declares the cases.
public protocol AppUnionValue: TypeDisplayRepresentable {
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: String(describing: Self.self))
  }
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }
}

/// The cases of a union, without their values.
public protocol AppUnionValueCasesProviding: AppEnum {
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}
