import DeviceSurfaces
import Foundation
import ViewArchive

/// Something that a device shows: a widget, a control, or one presentation of a Live Activity.
public protocol Pictured: Sendable {
  /// What is shown now.
  var face: Face { get async throws }
}

/// The content that was shown at one moment, from which elements, picture and layout are read.
public struct Face: Sendable {
  private let archives: [Data]
  private let flipped: Set<Int>
  private let isRedacted: Bool
  private let instant: Date
  private let draw: @Sendable (Double) async throws -> WidgetPicture

  init(
    archive: Data, flipped: Set<Int> = [], isRedacted: Bool, instant: Date,
    draw: @escaping @Sendable (Double) async throws -> WidgetPicture
  ) {
    self.init(
      archives: [archive], flipped: flipped, isRedacted: isRedacted, instant: instant, draw: draw)
  }

  init(
    archives: [Data], flipped: Set<Int> = [], isRedacted: Bool, instant: Date,
    draw: @escaping @Sendable (Double) async throws -> WidgetPicture
  ) {
    self.archives = archives
    self.flipped = flipped
    self.isRedacted = isRedacted
    self.instant = instant
    self.draw = draw
  }

  /// The elements that VoiceOver reads, in its order. Throws if the content is damaged.
  public var elements: [WidgetElement] {
    get throws {
      guard let archive = archives.first else { return [] }
      return try ViewArchive(decoding: archive)
        .elements(at: instant, flipped: flipped, isRedacted: isRedacted)
        .map { WidgetElement($0.element, index: $0.index) }
    }
  }

  /// The placed views as text, one line each: kind, frame in points, content, colors, action.
  /// Throws if the content is damaged.
  public var tree: String {
    get throws {
      try archives.map { try ViewArchive(decoding: $0).flipping(flipped).tree() }.joined()
    }
  }

  /// Draws the content as its surface shows it.
  ///
  /// - Parameter scale: Pixels per point, 0.25 to 16.
  /// - Throws: `RasterizerError` for content that is too expensive to draw.
  public func picture(scale: Double = 2) async throws -> DevicePicture {
    let picture = try await draw(scale)
    return DevicePicture(
      png: picture.png, size: CGSize(width: picture.size.width, height: picture.size.height),
      scale: picture.scale)
  }
}

extension Pictured {
  /// The elements that VoiceOver reads, in its order.
  public var elements: [WidgetElement] { get async throws { try await face.elements } }

  /// The placed views as text, one line each: kind, frame in points, content, colors, action.
  public var tree: String { get async throws { try await face.tree } }

  /// The picture with two pixels per point.
  public var picture: DevicePicture { get async throws { try await face.picture() } }
}

/// A picture of something that a device shows. The same content gives the same bytes on every
/// machine.
public struct DevicePicture: Equatable, Sendable {
  /// The PNG file, with transparent corners.
  public var png: Data
  /// In points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
}
