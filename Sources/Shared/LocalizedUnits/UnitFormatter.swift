internal import CICU

/// Formats numbers with units in a locale, with the data of CLDR: "3 months", "1 J".
///
/// Foundation formats durations up to weeks and, on Linux, no other units. It contains ICU, which
/// knows all of them.
public struct UnitFormatter: Sendable {
  public enum Width: Sendable {
    case narrow, short, full
  }

  private let locale: String
  private let width: Width

  /// - Parameter localeIdentifier: Such as `de_DE`. ICU falls back to English for unknown ones.
  public init(localeIdentifier: String, width: Width) {
    locale = localeIdentifier
    self.width = width
  }

  /// - Parameters:
  ///   - unit: CLDR's type and name of the unit, such as `duration-year`.
  ///   - usage: CLDR's name of a purpose, such as `road`, which decides the unit and the precision
  ///     in the locale's region: 5 km become "3.1 mi". nil keeps the unit.
  ///   - precision: ICU's skeleton of the digits, such as `.00`; empty shows all significant ones,
  ///     or with a usage those that ICU chooses.
  /// - Returns: nil if ICU does not know the unit, or the usage for it.
  public func string(
    _ value: Double, unit: String, usage: String? = nil, precision: String = ""
  ) -> String? {
    withResult(value, unit, usage, precision) { result, status in
      Self.string { swift_unumf_resultToString(result, $0, $1, &status) }
    } ?? nil
  }

  /// Returns the value in the unit that the usage chooses, rounded to the precision. If the text
  /// has two units ("6 ft, 2.8 in"), it is that of the second one. For the arguments see
  /// `string(_:unit:usage:precision:)`. nil if the text would be nil.
  public func converted(
    _ value: Double, unit: String, usage: String, precision: String = ""
  ) -> Double? {
    let text = withResult(value, unit, usage, precision) { result, status in
      var buffer = [CChar](repeating: 0, count: 512)
      let length = swift_unumf_resultToDecimalNumber(
        result, &buffer, Int32(buffer.count), &status)
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    }
    return text.flatMap { Double($0) }
  }

  /// Formats a value and reads from the result.
  private func withResult<Value>(
    _ value: Double, _ unit: String, _ usage: String?, _ precision: String,
    _ read: (OpaquePointer?, inout Int32) -> Value
  ) -> Value? {
    let widthName =
      switch width {
      case .narrow: "unit-width-narrow"
      case .short: "unit-width-short"
      case .full: "unit-width-full-name"
      }
    let purpose = usage.map { "usage/\($0)" } ?? ""
    let skeleton = Array("measure-unit/\(unit) \(widthName) \(purpose) \(precision)".utf16)
    var status: Int32 = 0
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    let found = read(result, &status)
    return status <= 0 ? found : nil
  }

  /// Joins the texts of several units: "1 year, 3 months".
  public func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var status: Int32 = 0
    // The type of a list of units, and the widths, in ICU's order.
    let widths: [Width: Int32] = [.full: 0, .short: 1, .narrow: 2]
    guard
      let formatter = swift_ulistfmt_openForType(locale, 2, widths[width] ?? 0, &status)
    else { return texts.joined(separator: ", ") }
    defer { swift_ulistfmt_close(formatter) }
    let characters = texts.map { Array($0.utf16) }
    let all = characters.flatMap { $0 }
    let lengths = characters.map { Int32($0.count) }
    let joined = all.withUnsafeBufferPointer { buffer -> String? in
      var next = buffer.baseAddress
      let starts = lengths.map { length in
        defer { next = next?.advanced(by: Int(length)) }
        return next
      }
      return Self.string {
        swift_ulistfmt_format(formatter, starts, lengths, Int32(starts.count), $0, $1, &status)
      }
    }
    return joined ?? texts.joined(separator: ", ")
  }

  /// Calls a function that writes into a buffer and returns the length.
  private static func string(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
    guard length >= 0, length <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
