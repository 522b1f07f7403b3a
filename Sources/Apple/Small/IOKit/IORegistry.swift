// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let kIOServicePlane = "IOService"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIORegistryIterateRecursively = 1
public let kIORegistryIterateParents = 2

/// Finds no entry, after a notice.
public func IORegistryEntryFromPath(
  _ mainPort: mach_port_t, _ path: UnsafePointer<CChar>!
) -> io_registry_entry_t {
  reportMissingRegistry()
  return IO_OBJECT_NULL
}

/// nil: there are no entries.
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!,
  _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }

/// Stores nil, and fails: there are no entries.
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: CFAllocator!,
  _ options: IOOptionBits
) -> kern_return_t {
  properties.pointee = nil
  return KERN_FAILURE
}

/// nil: there are no entries.
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!,
  _ allocator: CFAllocator!, _ options: IOOptionBits
) -> CFTypeRef! { nil }

/// Stores no entry, and fails: there are no entries.
public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t {
  parent.pointee = IO_OBJECT_NULL
  return KERN_FAILURE
}

/// Stores an empty iterator, and fails: there are no entries.
public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
  iterator.pointee = IO_OBJECT_NULL
  return KERN_FAILURE
}
