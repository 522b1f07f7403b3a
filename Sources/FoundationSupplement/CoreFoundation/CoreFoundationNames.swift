import Foundation

// Core Foundation's names, which sources write in queries and options: `kSecClass as String`,
// `query as CFDictionary`. They are Swift's types, because Linux bridges nothing.

public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFURL = URL
public typealias CFMutableData = NSMutableData
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int

public let kCFBooleanTrue: Bool? = true
public let kCFBooleanFalse: Bool? = false
