// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Dispatch
import Foundation

// Compatibility (module): accepted | | not supported: a notice

public enum CBManagerState: Int, Sendable {
  case unknown
  case resetting
  case unsupported
  case unauthorized
  case poweredOff
  case poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case allowedAlways
}

public enum CBPeripheralState: Int, Sendable {
  case disconnected
  case connecting
  case connected
  case disconnecting
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// Bluetooth. Its state is `unsupported`: the device has no radio, and a notice says so.
open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .denied }
  open var authorization: CBManagerAuthorization { .denied }

  override init() {
    AuthorNotice.report("CoreBluetooth", lacks: "Bluetooth")
  }
}

open class CBPeer: NSObject {
  public let identifier: UUID

  init(identifier: UUID) { self.identifier = identifier }
}

open class CBAttribute: NSObject {
  public let uuid: CBUUID

  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
}

open class CBCharacteristic: CBAttribute {
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
  open var properties: CBCharacteristicProperties { [] }
  open var service: CBService? { nil }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = CBCharacteristicProperties(rawValue: 1 << 0)
  public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
  public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
  public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
  public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}

public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse
  case withoutResponse
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
}

/// A device nearby. None is ever found.
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// Searches for devices nearby. Its delegate receives the state `unsupported`, and nothing more.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?

  public override init() { super.init() }

  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    // The manager is used on the threads of this queue only from here on, as Apple's is.
    nonisolated(unsafe) let manager = self
    (queue ?? .main).async { manager.delegate?.centralManagerDidUpdateState(manager) }
  }

  open var isScanning: Bool { false }
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(
    withServices serviceUUIDs: [CBUUID]
  ) -> [CBPeripheral] { [] }
}
