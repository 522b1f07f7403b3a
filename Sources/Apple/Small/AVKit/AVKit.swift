// Only the sound part of AVKit's dependencies is available. `VideoPlayer` is in SwiftUI.
@_exported import AVFoundation

// Compatibility (module): partial | | the same as AVFoundation; `VideoPlayer` is a placeholder
