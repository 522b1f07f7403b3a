import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not authorized: a notice

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}

open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL

  public init(url URL: URL) { url = URL }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() {}
  open func endAudio() {}
}

open class SFTranscription: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var formattedString: String { "" }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

open class SFSpeechRecognitionTask: NSObject {
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { true }
  open func finish() {}
  open func cancel() {}
}

/// Recognizes speech. Not available here: access is denied, and tasks fail, after a notice.
open class SFSpeechRecognizer: NSObject {
  public let locale: Locale

  public convenience override init() { self.init(locale: .current)! }

  public init?(locale: Locale) { self.locale = locale }

  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    report()
    handler(.denied)
  }

  private class func report() {
    AuthorNotice.report("Speech", lacks: "speech recognition; access is denied")
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    Self.report()
    resultHandler(
      nil,
      NSError(
        domain: "kAFAssistantErrorDomain", code: 1700,
        userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available."]))
    return SFSpeechRecognitionTask()
  }
}
