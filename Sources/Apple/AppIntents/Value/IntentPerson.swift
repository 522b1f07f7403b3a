import HostLink

/// A person as a parameter. Forms offer none: there are no contacts.
public struct IntentPerson: Hashable, Codable, Sendable {
  public enum ParameterMode: String, Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }

  public enum Name: Hashable, Codable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
    case unknown
  }

  public enum Identifier: Hashable, Codable, Sendable {
    case applicationDefined(String)
    case contact(String)
    case unknown
  }

  public struct Handle: Hashable, Codable, Sendable {
    public enum Value: Hashable, Codable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    /// What the address or number is for.
    public enum Label: Hashable, Codable, Sendable {
      case home, work, school, iPhone, mobile, main, homeFax, workFax, pager, other
      case custom(String)
    }

    public var value: Value
    public var label: Label

    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    public init(applicationDefined value: String, label: String? = nil) {
      self.init(.applicationDefined(value), label: label.map(Label.custom) ?? .other)
    }
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?
  public var aliases: [Handle]
  public var isMe: Bool
  /// Not encoded: a person that passes through a host loses its picture.
  public var image: DisplayRepresentation.Image?

  private enum CodingKeys: CodingKey {
    case identifier, name, handle, aliases, isMe
  }

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}

extension IntentPerson: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  public var displayRepresentation: DisplayRepresentation {
    switch name {
    case .components(let components): "\(Self.text(components))"
    case .displayName(let text): "\(text)"
    case .unknown: "\(handle?.value.text ?? "")"
    }
  }
}

extension IntentPerson {
  private static func text(_ components: PersonNameComponents) -> String {
    [components.givenName, components.middleName, components.familyName].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension IntentPerson.Handle.Value {
  fileprivate var text: String {
    switch self {
    case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
    }
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
