import DeviceSurfaces
import WidgetHost

/// One open page: what it shows, and what it has been told.
struct PageSession: Sendable {
  let peer: WebSocketPeer
  /// Changes before the state was sent wait here; nil afterwards.
  var early: [PageMessage]? = []
  var shown: [PictureItem] = []
  /// Pixels a point.
  var scale = 2.0
  /// The pictures that the page has been told of.
  var told: [PictureItem: ToldPicture] = [:]
  /// Commands that have no answer yet.
  var commandCount = 0

  var keys: Set<PictureKey> { Set(shown.map { PictureKey(item: $0, scale: scale) }) }

  /// A placement, a control or an activity is gone.
  mutating func forget(_ id: String) {
    shown.removeAll { $0.id == id }
    told = told.filter { $0.key.id != id }
  }

  func tell(_ message: PageMessage) {
    peer.send(message.text, key: message.key, dropping: message.dropping)
  }
}

/// What a page knows of a picture: a button may become another while its picture stays, and a tap on
/// the very same picture is stale where it stood for another archive.
struct ToldPicture: Equatable, Sendable {
  var tag: String
  var version: Int
  var elements: [PictureElement]
  var parts: [PicturePart]
  /// Of a control's symbol.
  var symbolTag: String?
}

/// A picture that pages look at.
struct PictureKey: Hashable, Sendable {
  var item: PictureItem
  /// Pixels a point.
  var scale: Double
}
