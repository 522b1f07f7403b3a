// Compatibility (views): partial | `VideoPlayer` | a placeholder, as on a device

/// A player's video with its controls. WidgetKit shows a placeholder in its place; so does an app's
/// window here, because players have only sound.
///
/// On Apple's systems it is part of AVKit, which cannot import SwiftUI here: it belongs to a
/// library that must not contain a second copy of the frameworks. So the player is any object.
public struct VideoPlayer<VideoOverlay: View>: View {
  private init() {}

  public var body: some View {
    UnsupportedView(
      name: "VideoPlayer", suggestion: "Draw an image of the video, with a Link that opens it.")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AnyObject?) {
    self.init()
  }
}

extension VideoPlayer {
  public init(player: AnyObject?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.init()
  }
}
