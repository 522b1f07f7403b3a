import AVFoundation
import Testing

@Suite(.serialized) struct BrokenSoundTests {
  @Test func reportsOnlyDecodeError() async throws {
    let player = try SoundFiles.player("broken.ogg")
    let listener = Listener()
    player.delegate = listener
    player.play()
    let call = try #require(await listener.next())
    #expect(call.kind == .decodeError(domain: "AVFoundationErrorDomain", code: -11821))
    #expect(call.isOnMainQueue)
    #expect(!call.isPlaying)
    listener.end()
    #expect(await listener.next() == nil)
  }

  /// Implements only `audioPlayerDidFinishPlaying`.
  private final class FinishListener: NSObject, AVAudioPlayerDelegate, Sendable {
    let calls: AsyncStream<Bool>
    private let continuation: AsyncStream<Bool>.Continuation

    override init() {
      (calls, continuation) = AsyncStream.makeStream()
      super.init()
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      continuation.yield(flag)
    }
  }

  @Test func decodeErrorDefaultsToUnsuccessfulFinish() async throws {
    let player = try SoundFiles.player("broken.ogg")
    let listener = FinishListener()
    player.delegate = listener
    player.play()
    var iterator = listener.calls.makeAsyncIterator()
    #expect(await iterator.next() == false)
  }

  static let unsupported = Int(kAudioFileUnsupportedFileTypeError)
  static let invalid = Int(kAudioFileInvalidFileError)
  static let unspecified = Int(kAudioFileUnspecifiedError)

  @Test(arguments: [
    ("empty", Data(), unsupported),
    ("text", Data("no sound at all".utf8), unsupported),
    ("WAV signature only", Data("RIFF\0\0\0\0WAVE".utf8), invalid),
    ("Ogg signature only", Data("OggS".utf8), invalid),
    ("noise after FLAC signature", Data("fLaC".utf8) + Data(repeating: 0xA5, count: 500), invalid),
    ("noise after MP3 signature", Data("ID3".utf8) + Data(repeating: 0x5A, count: 500), invalid),
  ])
  func rejectsDataWithoutSound(_ name: String, data: Data, code: Int) throws {
    let error = try #require(throws: NSError.self) { try AVAudioPlayer(data: data) }
    #expect(error.domain == NSOSStatusErrorDomain)
    #expect(error.code == code)
    #expect(error.localizedDescription.contains("data of \(data.count) bytes"))
  }

  @Test(arguments: [
    (SoundFiles.url("absent.wav"), unspecified, "No such file"),
    (SoundFiles.url("."), unsupported, "Supported: WAV, Ogg, FLAC, MP3, AU"),
    (URL(fileURLWithPath: "/dev/zero"), unsupported, "unsupported sound format"),
    (URL(string: "https://example.org/a.wav")!, unspecified, "download the sound first"),
  ])
  func rejectsURLsWithoutSound(_ url: URL, code: Int, words: String) throws {
    let error = try #require(throws: NSError.self) { try AVAudioPlayer(contentsOf: url) }
    #expect(error.domain == NSOSStatusErrorDomain)
    #expect(error.code == code)
    #expect(error.localizedDescription.contains(words))
  }

  @Test func playsTruncatedFile() async throws {
    let player = try AVAudioPlayer(data: SoundFiles.data("tone.wav").prefix(1644))
    #expect(player.duration == 0.1)
    let listener = Listener()
    player.delegate = listener
    player.play()
    #expect(await listener.next()?.kind == .finished(successfully: true))
  }

  @Test func hintAppliesToUnrecognizedBytes() throws {
    // Zeros before the first frame.
    let data = try Data(repeating: 0, count: 16) + SoundFiles.data("tone.mp3")
    #expect(throws: NSError.self) { try AVAudioPlayer(data: data) }
    let player = try AVAudioPlayer(data: data, fileTypeHint: AVFileType.mp3.rawValue)
    #expect(player.numberOfChannels == 1)
  }
}
