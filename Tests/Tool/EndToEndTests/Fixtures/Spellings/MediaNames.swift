import AVFoundation
import CoreLocation
import CoreText
import MapKit
import SwiftUI

// Names that apps use and widgets do not need.

func background() -> URLSession {
  let configuration = URLSessionConfiguration.background(withIdentifier: "tides")
  configuration.sessionSendsLaunchEvents = true
  return URLSession(configuration: configuration)
}

func fill(_ layer: AVPlayerLayer) {
  layer.videoGravity = AVLayerVideoGravity.resizeAspectFill
  layer.player = AVPlayer()
}

func search() -> MKLocalSearch.Request {
  let request = MKLocalSearch.Request()
  request.resultTypes = [.address, .pointOfInterest]
  return request
}

let accuracies = [kCLLocationAccuracyReduced, kCLLocationAccuracyKilometer]
let data: CFMutableData? = CFDataCreateMutable(nil, 0)

func font(_ descriptor: UIFontDescriptor) -> Font { Font(CTFont(descriptor, size: 12)) }

protocol TideLoader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}
extension URLSession: TideLoader {}

func tides(_ request: URLRequest) async throws -> Data {
  let (data, _) = try await URLSession.shared.data(for: request)
  return try await URLSession.shared.data(from: URL(string: "https://example.com")!).0 + data
}
