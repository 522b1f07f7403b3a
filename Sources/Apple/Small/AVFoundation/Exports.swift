// Only the audio part of AVFoundation is available.
@_exported import AVFAudio
