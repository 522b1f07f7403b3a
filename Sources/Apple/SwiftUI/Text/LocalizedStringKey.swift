import Foundation
import FoundationSupplement

/// The key of a localized text, with the values to fill in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key as in string tables, with format specifiers such as `%@` for the values.
  let key: String
  let arguments: [Argument]

  /// A value to fill into the text.
  enum Argument: Equatable, Sendable {
    case value(FormatArgument)
    case text(Text)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      key += "%@"
      arguments.append(.value(.text(string)))
    }

    // Apple requires `ReferenceConvertible`, to which dates and URLs do not conform on Linux.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
      _ subject: Subject, formatter: Formatter?
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(format.format(input))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      key += specifier
      arguments.append(.value(value._argument.value))
    }

    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(String(localized: resource))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation("\(value)")
    }
  }
}

/// A number type with a format specifier.
public protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
  var _specifier: String { get }
}

/// A number as a format argument.
public struct _FormatArgument {
  let value: FormatArgument
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(value: FormatArgument(self)) }
  public var _specifier: String { FormatArgument.specifier(for: Self.self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
  public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
}
