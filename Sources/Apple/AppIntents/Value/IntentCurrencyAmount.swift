import HostLink

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public let amount: Decimal
  /// ISO 4217, e.g. `EUR`.
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  public var displayRepresentation: DisplayRepresentation {
    "\(amount.formatted(.currency(code: currencyCode)))"
  }
}

extension IntentCurrencyAmount: _IntentValue {
  public static var _format: _IntentValueFormat<IntentCurrencyAmount> {
    .plain(
      .measurement(units: [Locale.current.currency?.identifier ?? "USD"]),
      encode: {
        .measurement(
          value: NSDecimalNumber(decimal: $0.amount).doubleValue, unit: $0.currencyCode)
      },
      decode: { value in
        guard case .measurement(let amount, let code) = value, amount.isFinite else { return nil }
        // The shortest decimal text of the number keeps 0.1 exact.
        return IntentCurrencyAmount(
          amount: Decimal(string: "\(amount)") ?? Decimal(amount), currencyCode: code)
      }, title: { String(localized: $0.displayRepresentation.title) })
  }
}
