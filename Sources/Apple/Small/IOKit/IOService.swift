// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices

public let kIOProviderClassKey = "IOProviderClass"
public let kIONameMatchKey = "IONameMatch"

/// A description of the services of a class.
public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! {
  [kIOProviderClassKey: String(cString: name)]
}

/// A description of the services with a name.
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! {
  [kIONameMatchKey: String(cString: name)]
}

/// Finds no service, after a notice.
public func IOServiceGetMatchingService(
  _ mainPort: mach_port_t, _ matching: NSDictionary!
) -> io_service_t {
  reportMissingRegistry()
  return IO_OBJECT_NULL
}

@_disfavoredOverload
public func IOServiceGetMatchingService(
  _ mainPort: mach_port_t, _ matching: CFDictionary!
) -> io_service_t {
  reportMissingRegistry()
  return IO_OBJECT_NULL
}

/// Stores an iterator without services, after a notice.
@discardableResult
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: NSDictionary!,
  _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
  reportMissingRegistry()
  existing.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}

@_disfavoredOverload
@discardableResult
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: CFDictionary!,
  _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
  reportMissingRegistry()
  existing.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}

/// The end of an iterator: all are empty.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }

public func IOIteratorIsValid(_ iterator: io_iterator_t) -> UInt32 { 0 }
public func IOIteratorReset(_ iterator: io_iterator_t) {}

@discardableResult
public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

func reportMissingRegistry() {
  AuthorNotice.report("IOKit", lacks: "I/O registry; no service is found")
}
