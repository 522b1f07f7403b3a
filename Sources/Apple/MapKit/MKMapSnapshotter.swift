@_exported import UIKit

public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

/// Draws maps. There are none here: each call fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject {
  /// What to draw.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.world
    open var mapType = MKMapType.standard
    /// Points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 0
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
  }

  /// A picture of a map. None is created here.
  open class Snapshot: NSObject {
    public let image: UIImage
    private let rect: MKMapRect

    init(image: UIImage, rect: MKMapRect) {
      self.image = image
      self.rect = rect
    }

    /// The place of a coordinate in the image, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  public let options: Options
  open var isLoading: Bool { false }

  public init(options: Options = Options()) { self.options = options }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError.noMaps())
  }

  open func start(
    with queue: DispatchQueue,
    completionHandler:
      @escaping @Sendable (Snapshot?, (any Error)?)
      -> Void
  ) {
    queue.async { completionHandler(nil, MKError.noMaps()) }
  }

  open func start() async throws -> Snapshot { throw MKError.noMaps() }

  open func cancel() {}
}
