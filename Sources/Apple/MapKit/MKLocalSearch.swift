/// Searches for places. There is no directory here: each call fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    public override init() {}

    public init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// The kinds of places that a search returns.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  open class Response: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }

  public init(request: Request) {}

  open func start() async throws -> Response { throw MKError.noMaps() }

  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError.noMaps())
  }

  open func cancel() {}
}
