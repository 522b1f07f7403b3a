extension String.LocalizationValue {
  /// A placeholder for a value that is supplied later: `"\(placeholder: .int) books"` has the key
  /// `%lld books`.
  public enum Placeholder: Hashable, Sendable {
    case int
    case uint
    case float
    case double
    case object
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// - Parameter specifier: A `printf` format such as `%02d`; nil uses the default of the type.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
  ) {
    switch placeholder {
    case .int: append(FormatArgument(0), specifier: specifier ?? "%lld")
    case .uint: append(FormatArgument(UInt(0)), specifier: specifier ?? "%llu")
    case .float: append(.real(0), specifier: specifier ?? "%f")
    case .double: append(.real(0), specifier: specifier ?? "%lf")
    case .object: append(.text(""), specifier: specifier ?? "%@")
    }
  }
}
