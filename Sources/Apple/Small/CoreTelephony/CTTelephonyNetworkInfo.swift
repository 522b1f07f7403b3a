// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

// Compatibility (module): accepted | | there is no carrier

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// The cellular service. The device has none: no carriers and no radio technology, as without a
/// SIM.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
}

/// A cellular carrier, with the answers of iOS 16.4 and later.
open class CTCarrier: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  open var carrierName: String? { "--" }
  open var mobileCountryCode: String? { "65535" }
  open var mobileNetworkCode: String? { "65535" }
  open var isoCountryCode: String? { "--" }
  open var allowsVOIP: Bool { true }
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown
  case restricted
  case notRestricted
}

/// Whether the user allows the app to use cellular data.
open class CTCellularData: NSObject {
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?

  public override init() {}

  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}
