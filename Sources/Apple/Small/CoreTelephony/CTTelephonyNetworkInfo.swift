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
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
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
  /// Nothing calls it: there are no changes.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)? {
    get { nil }
    set {}
  }
  open var delegate: (any CTTelephonyNetworkInfoDelegate)? {
    get { nil }
    set {}
  }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
}

public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

extension Notification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
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
