import DeviceSurfaces
import WidgetHost

/// One open page: what it shows, and which pictures were announced to it.
struct PageSession: Sendable {
  let peer: WebSocketPeer
  /// Changes that have to follow the state; nil once the state was sent.
  var queuedBeforeState: [PageMessage]? = []
  private(set) var shown: Set<PictureKey> = []
  /// The latest picture that was announced for each item, by its scale.
  private(set) var sentPictures: [PictureKey: SentPicture] = [:]
  /// The number of running commands.
  var commandCount = 0

  /// Changes what the page shows. A picture at another scale replaces the one that it had.
  mutating func show(_ keys: Set<PictureKey>) {
    let items = Set(keys.map(\.item))
    sentPictures = sentPictures.filter { keys.contains($0.key) || !items.contains($0.key.item) }
    shown = keys
  }

  /// Notes that a picture is sent. Returns false if the page has it already, or does not show it.
  mutating func note(_ picture: SentPicture, of key: PictureKey) -> Bool {
    guard shown.contains(key), sentPictures[key] != picture else { return false }
    sentPictures[key] = picture
    return true
  }

  /// Forgets the picture of an item: the next one is sent even if it is the same.
  mutating func forgetPicture(of item: PictureItem) {
    sentPictures = sentPictures.filter { $0.key.item != item }
  }

  /// Removes a placement, a control or an activity that no longer exists.
  mutating func forget(_ id: String) {
    shown = shown.filter { $0.item.id != id }
    sentPictures = sentPictures.filter { $0.key.item.id != id }
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
  /// The contents of a surface; nil for other items.
  var contents: SurfaceContents?
}
