import AVFAudio
import Testing

struct SessionTests {
  @Test func storesSettings() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback)
    #expect(session.category == .playback)
    #expect(session.mode == .default)
    try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
    #expect(session.mode == .moviePlayback)
    #expect(session.categoryOptions == .duckOthers)
    try session.setCategory(
      .playAndRecord, mode: .voiceChat, policy: .longFormAudio, options: .mixWithOthers)
    #expect(session.routeSharingPolicy == .longFormAudio)
    try session.setMode(.spokenAudio)
    #expect(session.mode == .spokenAudio)
    try session.setPreferredSampleRate(44_100)
    #expect(session.sampleRate == 44_100)
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    #expect(session === AVAudioSession.sharedInstance())
  }

  @Test func errorCodesMatchApple() {
    #expect(kAudioFileUnsupportedFileTypeError == 1_954_115_647)
    #expect(kAudioFileInvalidFileError == 1_685_348_671)
    #expect(kAudioFileUnspecifiedError == 2_003_334_207)
    let error = AVError(.decodeFailed) as NSError
    #expect((error.domain, error.code) == (AVFoundationErrorDomain, -11821))
  }
}
