// `UserDefaults` of Linux Foundation (6.3) keeps everything through these functions of Core
// Foundation, whose own versions cache for the life of the process and write to the user's home.
// The names are Core Foundation's: the dynamic linker prefers these where the library with this
// module stands before Foundation's (see `CurrentLocale`). So `UserDefaults` itself, its
// subclasses, `register(defaults:)` and the conversions stay as they are.
//
// Keys and names of domains are CFString, values are property list objects; on Linux both are
// Foundation's classes. "Copy" gives an object that the caller owns.

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
  return nil
}

@_cdecl("CFPreferencesCopyValue")
package func copyValue(
  _ key: UnsafeRawPointer, _ application: UnsafeRawPointer, _ user: UnsafeRawPointer,
  _ host: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  copyAppValue(key, application)
}

/// All values where `keys` is nil, which is how `UserDefaults` asks.
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
    // UserDefaults has no way to tell its caller.
    FileHandle.standardError.write(
      Data("UserDefaults did not keep \"\(key)\" of \(domain): \(error)\n".utf8))
  }
}

/// Every write is in the file when it returns, and every read looks at the file.
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

/// A reference that the receiver has to release. Unchecked: it is handed over, never shared.
private struct OwnedObject: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer
}

private func text(_ string: UnsafeRawPointer) -> String {
  String._unconditionallyBridgeFromObjectiveC(
    Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue())
}

/// A property list value as one of Foundation's classes.
private func object(_ value: Any) -> AnyObject? {
  if let object = value as? NSObject { return object }
  return (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC()
}
