internal import CFoundationCorrections
import Foundation

// Compatibility: works | `NumberFormatter` | Foundation's, with its limits of decimals corrected
//   (swift-corelibs-foundation #4221). Subclasses of yours keep Foundation's error

/// The limits of decimals.
///
/// Foundation passes the maximum on only if the minimum is 0, and the minimum of currencies is 2
/// unless an author sets it. So 3.14159 with both limits 1 gives "3.142", and the maximum 0 leaves
/// a price's decimals (swift-corelibs-foundation #4221). On iOS, setting a limit moves the other
/// one if they contradict.
final class NumberFormatterCorrection: NumberFormatter, @unchecked Sendable {
  // `@unchecked Sendable`: formatters are, and this class stores nothing.
  override var minimumFractionDigits: Int {
    get { super.minimumFractionDigits }
    set {
      super.minimumFractionDigits = newValue
      if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
    }
  }

  override var maximumFractionDigits: Int {
    get { super.maximumFractionDigits }
    set {
      super.maximumFractionDigits = newValue
      if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
    }
  }

  override func string(for obj: Any) -> String? {
    limiting { super.string(for: obj) }
  }

  override func string(from number: NSNumber) -> String? {
    limiting { super.string(from: number) }
  }

  private func limiting(_ format: () -> String?) -> String? {
    let previous = number_formatter_set_maximum_fraction(lostMaximum ?? -1)
    defer { _ = number_formatter_set_maximum_fraction(previous) }
    return format()
  }

  /// The maximum that Foundation does not pass on. nil if there is none, or if the limits are those
  /// of currencies: then the currency or the format decides.
  private var lostMaximum: Int32? {
    let (minimum, maximum) = (super.minimumFractionDigits, super.maximumFractionDigits)
    let isCurrency = [.currency, .currencyISOCode, .currencyAccounting].contains(numberStyle)
    guard minimum > 0, !usesSignificantDigits, !isCurrency || (minimum, maximum) != (2, 2) else {
      return nil
    }
    return Int32(clamping: maximum)
  }
}
