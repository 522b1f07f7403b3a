import DeviceSurfaces
import WidgetHost

/// One open page: what it shows, and which pictures were announced to it.
struct PageSession: Sendable {
  let peer: WebSocketPeer
  /// Changes that have to follow the state; nil once the state was sent.
  var queuedBeforeState: [PageMessage]? = []
  var shown: [PictureItem] = []
  /// Pixels per point.
  var scale = 2.0
  /// The latest picture that was announced for each item.
  var sentPictures: [PictureItem: SentPicture] = [:]
  /// The number of running commands.
  var commandCount = 0

  var keys: Set<PictureKey> { Set(shown.map { PictureKey(item: $0, scale: scale) }) }

  /// Removes a placement, a control or an activity that no longer exists.
  mutating func forget(_ id: String) {
    shown.removeAll { $0.id == id }
    sentPictures = sentPictures.filter { $0.key.id != id }
  }

  func send(_ message: PageMessage) {
    peer.send(message.text, key: message.key, dropping: message.dropping)
  }
}

/// What a page knows about a picture.
///
/// The tag alone is not enough: elements can change while the pixels stay the same, and a tap on an
/// identical picture of an older version is stale.
struct SentPicture: Equatable, Sendable {
  var tag: String
  var version: Int
  var elements: [PictureElement]
  var parts: [PicturePart]
  /// The tag of a control's symbol; nil for other items.
  var symbolTag: String?
}

/// An item at a scale: all pages that show it share one picture.
struct PictureKey: Hashable, Sendable {
  var item: PictureItem
  /// Pixels per point.
  var scale: Double
}
