// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | system sounds are not played, with a notice

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Prints a notice: Apple's system sounds are not here. `AVAudioPlayer` plays files.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  AuthorNotice.report("AudioToolbox", lacks: "system sounds")
}

/// Prints a notice: Apple's system sounds are not here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Prints a notice, and calls the handler at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Prints a notice, and calls the handler at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
