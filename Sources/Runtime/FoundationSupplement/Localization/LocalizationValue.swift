extension String {
  /// A key for localized strings with the values that were interpolated into it: `"\(3) of
  /// \(name)"` has the key `%lld of %@` and two values.
  public struct LocalizationValue: Equatable, Sendable {
    /// The lookup key, with a format specifier for each value.
    package let key: String
    package let arguments: [FormatArgument]

    package init(key: String, arguments: [FormatArgument]) {
      self.key = key
      self.arguments = arguments
    }

    public init(_ value: String) { self.init(key: value, arguments: []) }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(key: value, arguments: [])
  }

  /// Percent signs are escaped only if there are values: otherwise the key is not a format.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.arguments.isEmpty
        ? stringInterpolation.literal : stringInterpolation.key,
      arguments: stringInterpolation.arguments)
  }

  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var literal = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    mutating func append(_ argument: FormatArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) {
    append(.text(string), specifier: "%@")
  }

  public mutating func appendInterpolation(_ string: Substring) {
    append(.text(String(string)), specifier: "%@")
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
    append(FormatArgument(value), specifier: FormatArgument.specifier(for: T.self))
  }

  /// - Parameter specifier: A `printf` format such as `%02d`.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
    append(FormatArgument(value), specifier: specifier)
  }

  public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
    append(.real(value), specifier: specifier)
  }

  public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
    append(.real(Double(value)), specifier: specifier)
  }

  public mutating func appendInterpolation(_ value: CGFloat, specifier: String = "%lf") {
    append(.real(Double(value)), specifier: specifier)
  }

  public mutating func appendInterpolation(_ attributed: AttributedString) {
    append(.text(String(attributed.characters)), specifier: "%@")
  }

  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.text(String(localized: resource)), specifier: "%@")
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    append(.text(format.format(input)), specifier: "%@")
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    append(.text(String(describing: value)), specifier: "%@")
  }
}
