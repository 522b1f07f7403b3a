// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// A sentence about the status; nil if it is unknown. `reserved` must be nil.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "A parameter is not valid."
  case errSecAllocate: "Memory could not be allocated."
  case errSecUserCanceled: "The user canceled the operation."
  case errSecNotAvailable: "The keychain is not available."
  case errSecAuthFailed: "The authorization failed."
  case errSecDuplicateItem: "The item exists already."
  case errSecItemNotFound: "The item was not found."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "The data could not be decoded."
  case errSecMissingEntitlement: "The access group is not available to this process."
  default: nil
  }
}
