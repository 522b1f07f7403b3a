import HostLink

/// A person as a parameter. Forms offer none: there are no contacts.
public struct IntentPerson: Hashable, Codable, Sendable {
  public enum ParameterMode: Hashable, Sendable {
    case contact, email, phone
  }

  public enum Name: Hashable, Codable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
  }

  public enum Identifier: Hashable, Codable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
  }

  public struct Handle: Hashable, Codable, Sendable {
    public enum Value: Hashable, Codable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public let value: Value

    public init(emailAddress: String) { value = .emailAddress(emailAddress) }

    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }

    public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }
  }

  public let identifier: Identifier
  public let name: Name
  public let handle: Handle

  public init(identifier: Identifier, name: Name, handle: Handle) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

extension IntentPerson: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  public var displayRepresentation: DisplayRepresentation {
    switch name {
    case .components(let components): "\(Self.text(components))"
    case .displayName(let text): "\(text)"
    }
  }
}

extension IntentPerson {
  private static func text(_ components: PersonNameComponents) -> String {
    [components.givenName, components.middleName, components.familyName].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension IntentPerson: _IntentValue {
  public static var _format: _IntentValueFormat<IntentPerson> {
    .json("IntentPerson") { String(localized: $0.displayRepresentation.title) }
  }
}

/// A payment method as a parameter. Forms offer none.
public struct IntentPaymentMethod: Sendable {
  public enum PaymentType: Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public let paymentType: PaymentType
  public let name: String?
  public let icon: DisplayRepresentation.Image?
  public let identificationHint: String?

  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name ?? "")", image: icon)
  }
}

extension IntentPaymentMethod: _IntentValue {}
