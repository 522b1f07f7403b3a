// Only the sound part of AVKit's dependencies is available: players without views.
@_exported import AVFoundation

// Compatibility (module): partial | | the same as AVFoundation; no views of players
