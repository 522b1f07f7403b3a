// Replacements for the Core Foundation functions through which `UserDefaults` stores its values.
//
// In Linux Foundation (6.3), the original functions cache values until the process exits, so
// changes by other processes stay invisible, and they write to the user's home folder. The
// replacements have the same symbol names, and the dynamic linker finds them first (see
// `CurrentLocale`). `UserDefaults` itself, its subclasses, `register(defaults:)` and the type
// conversions are Foundation's own.
//
// `DefaultsDomains` maps a domain to its file, and `DefaultsFile` reads and writes it. Every write
// is in the file when the call returns, and every read sees the latest write of any process.
//
// Keys and domain names are CFString, values are property list objects; on Linux both are classes
// of Foundation. As in Core Foundation, the caller owns the result of a "Copy" function.

@_cdecl("CFPreferencesCopyAppValue")
package func copyAppValue(
  _ key: UnsafeRawPointer, _ application: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  let key = text(key)
  for file in DefaultsDomains.searched(from: text(application)) {
    let found = file.value(forKey: key) { value in
      value.flatMap(object).map { OwnedObject(pointer: Unmanaged.passRetained($0).toOpaque()) }
    }
    if let found { return found.pointer }
  }
  EmptyGroup.note(key: key, in: text(application))
  return nil
}

@_cdecl("CFPreferencesCopyValue")
package func copyValue(
  _ key: UnsafeRawPointer, _ application: UnsafeRawPointer, _ user: UnsafeRawPointer,
  _ host: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  copyAppValue(key, application)
}

/// Returns the values of `keys`, or all values if `keys` is nil. `UserDefaults` always passes nil.
@_cdecl("CFPreferencesCopyMultiple")
package func copyMultiple(
  _ keys: UnsafeRawPointer?, _ application: UnsafeRawPointer, _ user: UnsafeRawPointer,
  _ host: UnsafeRawPointer
) -> UnsafeMutableRawPointer {
  let wanted = keys.map {
    Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue().compactMap { $0 as? String }
  }
  let result = NSMutableDictionary()
  for file in DefaultsDomains.searched(from: text(application)).reversed() {
    let found = file.values { values in
      OwnedObject(
        pointer: Unmanaged.passRetained(values._bridgeToObjectiveC()).toOpaque())
    }
    let values = Unmanaged<NSDictionary>.fromOpaque(found.pointer).takeRetainedValue()
    for case let key as String in values.allKeys where wanted?.contains(key) ?? true {
      result[key] = values[key]
    }
  }
  return Unmanaged.passRetained(result).toOpaque()
}

@_cdecl("CFPreferencesSetAppValue")
package func setAppValue(
  _ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ application: UnsafeRawPointer
) {
  let key = text(key)
  let domain = text(application)
  do {
    let encoded = try value.map { value in
      try PropertyListSerialization.data(
        fromPropertyList: [
          "value": Unmanaged<NSObject>.fromOpaque(value).takeUnretainedValue()
        ], format: .binary, options: 0)
    }
    try DefaultsDomains.file(of: domain)?.set(encoded: encoded, forKey: key)
  } catch {
    // UserDefaults cannot report an error to its caller.
    FileHandle.standardError.write(
      Data("UserDefaults cannot store \"\(key)\" in \(domain): \(error)\n".utf8))
  }
}

/// Does nothing: values are never cached across calls.
@_cdecl("CFPreferencesAppSynchronize")
package func appSynchronize(_ application: UnsafeRawPointer) -> UInt8 { 1 }

@_cdecl("CFPreferencesAddSuitePreferencesToApp")
package func addSuitePreferences(_ application: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
  DefaultsDomains.addSuite(text(suite))
}

@_cdecl("CFPreferencesRemoveSuitePreferencesFromApp")
package func removeSuitePreferences(_ application: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
  DefaultsDomains.removeSuite(text(suite))
}

/// A reference that its receiver must release. Unchecked: it is passed on, never shared.
private struct OwnedObject: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer
}

private func text(_ string: UnsafeRawPointer) -> String {
  String._unconditionallyBridgeFromObjectiveC(
    Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue())
}

/// Converts a property list value to one of Foundation's classes.
private func object(_ value: Any) -> AnyObject? {
  if let object = value as? NSObject { return object }
  return (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC()
}
