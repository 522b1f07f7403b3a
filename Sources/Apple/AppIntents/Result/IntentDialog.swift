/// A text for the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource?

  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Only Siri shows the symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full)
  }

  /// Only Siri shows the symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
