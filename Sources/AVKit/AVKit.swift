// Only the sound part of AVKit's dependencies is available: players without views.
@_exported import AVFoundation
