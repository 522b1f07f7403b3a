import Foundation

/// Whether a value is visible in the log.
public struct OSLogPrivacy: Sendable {
  /// How hidden values can be distinguished. Ignored: all are written as `<private>`.
  public enum Mask: Sendable {
    case hash
    case none
  }

  let isHidden: Bool

  public static let `public` = OSLogPrivacy(isHidden: false)
  public static let `private` = OSLogPrivacy(isHidden: true)
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// Visible: see `OSLogMessage`.
  public static let auto = OSLogPrivacy(isHidden: false)

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// Pads a value with spaces to a number of columns, at most 1000.
public struct OSLogStringAlignment {
  private let columns: Int
  private let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private let explicitPositiveSign: Bool
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int

  private init(
    radix: Int, sign: Bool = false, prefix: String = "", isUppercase: Bool = false,
    minDigits: Int = 1
  ) {
    self.radix = radix
    explicitPositiveSign = sign
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minDigits = min(max(minDigits, 1), 1000)
  }

  public static var decimal: OSLogIntegerFormatting { .init(radix: 10) }
  public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
  public static var octal: OSLogIntegerFormatting { .init(radix: 8) }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    .init(radix: 10, sign: explicitPositiveSign, minDigits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    .init(
      radix: 16, sign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, minDigits: minDigits())
  }

  func text<T: FixedWidthInteger>(_ value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting {
  private let conversion: String
  private let precision: Int?
  private let sign: String

  public static var fixed: OSLogFloatFormatting { .fixed() }
  public static var exponential: OSLogFloatFormatting {
    .init(conversion: "e", precision: nil, sign: "")
  }
  public static var hybrid: OSLogFloatFormatting {
    .init(conversion: "g", precision: nil, sign: "")
  }

  public static func fixed(explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    .init(conversion: "f", precision: nil, sign: explicitPositiveSign ? "+" : "")
  }

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    .init(
      conversion: "f", precision: min(max(precision(), 0), 100),
      sign: explicitPositiveSign ? "+" : "")
  }

  func text(_ value: Double) -> String {
    String(format: "%\(sign).\(precision ?? 6)\(conversion)", value)
  }
}
