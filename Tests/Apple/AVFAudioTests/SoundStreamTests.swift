import Testing

@testable import AVFAudio

@Suite(.serialized) struct SoundStreamTests {
  @Test(arguments: [
    ("RIFF\0\0\0\0WAVEfmt ", SoundFormat.wave), ("RIFF\0\0\0\0AVI ", nil), ("RIFF", nil),
    ("RF64\0\0\0\0WAVE", .wave), ("OggS", .ogg), ("fLaC", .flac), ("ID3\u{3}", .mpeg),
    (".snd", .sun), ("\0\0\0 ftypM4A ", nil), ("", nil),
  ])
  func recognizesFormatByFirstBytes(_ text: String, format: SoundFormat?) {
    #expect(SoundFormat(firstBytes: Array(text.utf8)) == format)
  }

  @Test(arguments: [
    ([0xFF, 0xFB] as [UInt8], SoundFormat.mpeg), ([0xFF, 0xE3], .mpeg), ([0xFF, 0xF1], nil),
    ([0xFF], nil), ([0xFE, 0xFB], nil),
  ])
  func distinguishesMPEGFromAACFrames(_ bytes: [UInt8], format: SoundFormat?) {
    #expect(SoundFormat(firstBytes: bytes) == format)
  }

  @Test(arguments: [
    ([:], [], [], SoundOutput.silence),
    ([:], [], ["controlC0", "pcmC0D0c", "timer"], .silence),
    ([:], [], ["controlC0", "pcmC0D0p"], .alsa),
    (["XDG_RUNTIME_DIR": "/run/user/1"], [], [], .silence),
    (["XDG_RUNTIME_DIR": "/run/user/1"], ["/run/user/1/pulse/native"], ["pcmC0D0p"], .pulse),
    (["PULSE_SERVER": "unix:/sound"], [], [], .pulse),
    (["VITRINE_AUDIO": "none", "PULSE_SERVER": "unix:/sound"], [], ["pcmC0D0p"], .silence),
    (["VITRINE_AUDIO": "auto"], [], ["pcmC0D0p"], .alsa),
  ])
  func choosesAvailableOutput(
    _ environment: [String: String], files: [String], devices: [String], output: SoundOutput
  ) {
    let choice = SoundOutput.choice(
      environment: environment, exists: files.contains, devices: { devices })
    #expect(choice == output)
  }

  @Test func missingPluginFailsToLoad() throws {
    let plugins = try #require(SoundPlugins.located())
    #expect(!plugins.load("absent"))
    #expect(plugins.load(.wave) == [])
  }
}
