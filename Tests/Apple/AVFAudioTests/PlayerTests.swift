import AVFoundation
import Testing

@Suite(.serialized) struct PlayerTests {
  @Test(arguments: ["tone.wav", "stereo.wav", "tone.ogg", "tone.opus", "tone.flac", "tone.mp3"])
  func reportsEndOnMainQueue(_ name: String) async throws {
    let player = try SoundFiles.player(name)
    let listener = Listener()
    player.delegate = listener
    let began = player.deviceCurrentTime
    #expect(player.prepareToPlay())
    #expect(!player.isPlaying)
    #expect(player.play())
    #expect(player.isPlaying)
    let call = try #require(await listener.next())
    #expect(
      call
        == .init(
          kind: .finished(successfully: true), isOnMainQueue: true, isPlaying: false,
          currentTime: 0))
    #expect(player.deviceCurrentTime - began >= 0.3)
  }

  @Test(arguments: [("tone.wav", 0.3, 1), ("stereo.wav", 0.3, 2), ("long.ogg", 1.5, 1)])
  func readsPropertiesBeforePlaying(_ name: String, duration: Double, channels: Int) throws {
    let player = try SoundFiles.player(name)
    #expect(abs(player.duration - duration) < 0.001)
    #expect(player.numberOfChannels == channels)
    #expect(player.settings[AVSampleRateKey] as? Double == 8000)
    #expect(player.url == SoundFiles.url(name))
    #expect(player.data == nil)
    #expect(player.currentTime == 0)
  }

  @Test(arguments: ["tone.wav", "tone.ogg"])
  func playsFromMemory(_ name: String) async throws {
    let data = try SoundFiles.data(name)
    let player = try AVAudioPlayer(data: data)
    #expect(player.data == data)
    #expect(player.url == nil)
    let listener = Listener()
    player.delegate = listener
    player.play()
    #expect(await listener.next()?.kind == .finished(successfully: true))
  }

  /// The function with which the host plays the sounds of alerts.
  @Test func hostPlaysSoundFromMemory() throws {
    let tone = try SoundFiles.data("tone.wav")
    let duration = tone.withUnsafeBytes { bytes in
      bytes.baseAddress.map { _playSound($0, bytes.count) } ?? 0
    }
    #expect(abs(duration - 0.3) < 0.001)
    let noise = Data("not a sound".utf8)
    let failure = noise.withUnsafeBytes { bytes in
      bytes.baseAddress.map { _playSound($0, bytes.count) } ?? 0
    }
    #expect(failure < 0)
  }

  @Test func playsAgainAfterItsEnd() async throws {
    let player = try SoundFiles.player("tone.wav")
    let listener = Listener()
    player.delegate = listener
    for _ in 0..<2 {
      player.play()
      #expect(await listener.next()?.kind == .finished(successfully: true))
    }
  }

  @Test func stoppedSoundReportsNothing() async throws {
    let first = try SoundFiles.player("tone.wav")
    let second = try SoundFiles.player("tone.ogg")
    let listeners = [Listener(), Listener()]
    first.delegate = listeners[0]
    second.delegate = listeners[1]
    first.play()
    first.stop()
    #expect(!first.isPlaying)
    second.play()
    #expect(await listeners[1].next()?.kind == .finished(successfully: true))
    // The first sound would have ended by now. Only the calls from here on are expected.
    first.play()
    first.currentTime = 0.2
    #expect(await listeners[0].next()?.kind == .finished(successfully: true))
    var calls = 0
    listeners[0].end()
    for await _ in listeners[0].calls { calls += 1 }
    #expect(calls == 0)
  }

  @Test func repeatsNumberOfLoops() async throws {
    let player = try SoundFiles.player("tone.wav")
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 2
    let began = player.deviceCurrentTime
    player.play()
    #expect(await listener.next()?.kind == .finished(successfully: true))
    #expect(player.deviceCurrentTime - began >= 0.9)
  }

  @Test func repeatsUntilNumberOfLoopsIsReset() async throws {
    let looped = try SoundFiles.player("tone.wav")
    let listener = Listener()
    looped.delegate = listener
    looped.numberOfLoops = -1
    looped.play()
    let other = try SoundFiles.player("long.ogg")
    let otherListener = Listener()
    other.delegate = otherListener
    other.play()
    #expect(await otherListener.next() != nil)
    #expect(looped.isPlaying)
    looped.numberOfLoops = 0
    #expect(await listener.next()?.kind == .finished(successfully: true))
  }

  @Test func timeAdvancesOnlyWhilePlaying() async throws {
    let player = try SoundFiles.player("long.ogg")
    let listener = Listener()
    player.delegate = listener
    player.play()
    let other = try SoundFiles.player("tone.wav")
    let otherListener = Listener()
    other.delegate = otherListener
    other.play()
    #expect(await otherListener.next() != nil)
    player.pause()
    let position = player.currentTime
    #expect(position > 0.2)
    #expect(position < player.duration)
    #expect(!player.isPlaying)
    #expect(player.currentTime == position)
    player.stop()
    #expect(abs(player.currentTime - position) < 0.001)
    player.currentTime = 1.4
    #expect(player.currentTime == 1.4)
    player.play()
    #expect(player.currentTime >= 1.4)
    #expect(await listener.next()?.kind == .finished(successfully: true))
  }

  @Test func clampsCurrentTime() throws {
    let player = try SoundFiles.player("tone.wav")
    player.currentTime = 9
    #expect(player.currentTime == player.duration)
    player.currentTime = -1
    #expect(player.currentTime == 0)
    player.currentTime = .nan
    #expect(player.currentTime == 0)
  }

  @Test func playsAtGivenTime() async throws {
    let player = try SoundFiles.player("tone.wav")
    let listener = Listener()
    player.delegate = listener
    let began = player.deviceCurrentTime
    #expect(player.play(atTime: began + 0.2))
    #expect(player.isPlaying)
    #expect(await listener.next()?.kind == .finished(successfully: true))
    #expect(player.deviceCurrentTime - began >= 0.5)
  }

  @Test func pauseCancelsDelayedStart() async throws {
    let player = try SoundFiles.player("tone.wav")
    player.play(atTime: player.deviceCurrentTime + 0.05)
    player.pause()
    let other = try SoundFiles.player("tone.wav")
    let listener = Listener()
    other.delegate = listener
    other.play()
    #expect(await listener.next() != nil)
    #expect(player.currentTime == 0)
  }

  @Test func slowRateTakesLonger() async throws {
    let player = try SoundFiles.player("tone.wav")
    let listener = Listener()
    player.delegate = listener
    player.enableRate = true
    player.rate = 0.5
    let began = player.deviceCurrentTime
    player.play()
    #expect(await listener.next()?.kind == .finished(successfully: true))
    #expect(player.deviceCurrentTime - began >= 0.45)
  }

  @Test func clampsVolumePanAndRate() throws {
    let player = try SoundFiles.player("tone.wav")
    player.prepareToPlay()
    player.volume = 3
    player.pan = -7
    player.rate = 9
    #expect((player.volume, player.pan, player.rate) == (1, -1, 2))
    player.volume = .nan
    #expect(player.volume == 1)
    player.setVolume(0.25, fadeDuration: 1)
    #expect(player.volume == 0.25)
  }

  @Test func releasesPlayerWhilePlaying() async throws {
    let listener = Listener()
    var player: AVAudioPlayer? = try SoundFiles.player("tone.wav")
    weak let released = player
    player?.delegate = listener
    player?.play()
    player = nil
    #expect(released == nil)
  }
}
