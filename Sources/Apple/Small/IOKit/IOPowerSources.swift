// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// A Mac without a battery: `UIDevice.batteryLevel` is unknown as well.

/// The state of the power sources, of which there are none.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! {
  .passRetained(NSArray())
}

/// Always empty.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> _UnmanagedValue<[CFTypeRef]>! {
  _UnmanagedValue(value: [])
}

/// nil: there are no power sources.
///
/// - Parameter ps: An element of the list, which can be a `CFArray`: `[Any]`.
public func IOPSGetPowerSourceDescription(
  _ blob: CFTypeRef!, _ ps: Any!
) -> _UnmanagedValue<CFDictionary>! { nil }

/// Mains power.
public func IOPSGetProvidingPowerSourceType(_ ps_blob: CFTypeRef!) -> _UnmanagedValue<CFString>! {
  _UnmanagedValue(value: kIOPMACPowerKey)
}

/// Unlimited, as with mains power.
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }

/// nil: nothing is known of the adapter.
public func IOPSCopyExternalPowerAdapterDetails() -> _UnmanagedValue<CFDictionary>! { nil }

public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2

public let kIOPMACPowerKey = "AC Power"
public let kIOPMBatteryPowerKey = "Battery Power"
public let kIOPMUPSPowerKey = "UPS Power"

// Keys of a power source's description.
public let kIOPSPowerSourceIDKey = "Power Source ID"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPSTransportTypeKey = "Transport Type"
public let kIOPSVendorIDKey = "Vendor ID"
public let kIOPSProductIDKey = "Product ID"
public let kIOPSVendorDataKey = "Vendor Specific Data"
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSNominalCapacityKey = "Nominal Capacity"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSVoltageKey = "Voltage"
public let kIOPSCurrentKey = "Current"
public let kIOPSTemperatureKey = "Temperature"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
public let kIOPSPowerAdapterIDKey = "AdapterID"
public let kIOPSPowerAdapterWattsKey = "Watts"
public let kIOPSPowerAdapterCurrentKey = "Current"

// Values of these keys.
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSOffLineValue = "Off Line"
public let kIOPSInternalType = "Internal"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSUPSType = "UPS"
public let kIOPSSerialTransportType = "Serial"
public let kIOPSUSBTransportType = "USB"
public let kIOPSNetworkTransportType = "Ethernet"
public let kIOPSPoorValue = "Poor"
public let kIOPSFairValue = "Fair"
public let kIOPSGoodValue = "Good"
