// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The version of Foundation in iOS 26. Sources compare it with constants of old versions of iOS.
public let NSFoundationVersionNumber = 4000.0
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
