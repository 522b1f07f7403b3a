// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Compatibility: accepted | `AVSpeechSynthesizer`, `AVSpeechUtterance`, `AVSpeechSynthesisVoice` |
//   nothing is spoken

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  /// In seconds, as is the next one.
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
  }
}

/// A voice. There are none here.
open class AVSpeechSynthesisVoice: NSObject {
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }

  /// Returns nil.
  public init?(language languageCode: String?) { return nil }
  /// Returns nil.
  public init?(identifier: String) { return nil }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

/// Speaks nothing: there are no voices.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }

  public override init() {
    super.init()
  }

  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
