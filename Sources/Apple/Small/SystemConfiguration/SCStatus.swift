// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001
public let kSCStatusInvalidArgument: Int32 = 1002
public let kSCStatusAccessError: Int32 = 1003
public let kSCStatusNoKey: Int32 = 1004
public let kSCStatusReachabilityUnknown: Int32 = 2006

/// The status of the last call: none fails.
public func SCError() -> Int32 { kSCStatusOK }

/// A sentence about a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  // Constant text is not freed.
  let sentence: StaticString =
    switch status {
    case kSCStatusOK: "Success!"
    case kSCStatusFailed: "Failed!"
    case kSCStatusInvalidArgument: "Invalid argument"
    case kSCStatusAccessError: "Permission denied"
    case kSCStatusNoKey: "No such key"
    case kSCStatusReachabilityUnknown: "Network reachability cannot be determined"
    default: "Unknown error"
    }
  return UnsafeRawPointer(sentence.utf8Start).assumingMemoryBound(to: CChar.self)
}
