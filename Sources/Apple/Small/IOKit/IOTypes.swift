// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): accepted | | no service is found: a notice; no battery, and mains power

public typealias mach_port_t = UInt32
public typealias kern_return_t = Int32
public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32
public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_iterator_t = io_object_t

public let MACH_PORT_NULL: Int32 = 0
public let IO_OBJECT_NULL: io_object_t = 0
public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let kIOReturnSuccess = KERN_SUCCESS

public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0

public typealias CFMutableDictionary = NSMutableDictionary

/// A Swift value that a function returns, as sources for Apple's platforms read it. `Unmanaged`
/// has only objects.
public struct _UnmanagedValue<Value> {
  let value: Value
  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
}
