// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32

public let kIOPMNullAssertionID = 0
public let kIOPMAssertionLevelOff = 0
public let kIOPMAssertionLevelOn = 255

public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
public let kIOPMAssertionTypePreventSystemSleep = "PreventSystemSleep"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"

/// Succeeds without effect: the device does not sleep.
@discardableResult
public func IOPMAssertionCreateWithName(
  _ AssertionType: CFString!, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString!,
  _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn {
  AssertionID.pointee = 1
  return kIOReturnSuccess
}

@discardableResult
public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }
