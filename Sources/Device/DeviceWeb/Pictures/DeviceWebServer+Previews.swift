import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import StableHash

/// Pictures of widgets and controls for the galleries, and of symbols.
extension DeviceWebServer {
  func preview(
    extension id: ExtensionID, kind: String, family: String, head: RequestHead
  ) async throws(WebProblem) -> HTTPResponse {
    guard let family = WidgetFamilyName(rawValue: family) else {
      throw .unknownPath(head.path)
    }
    let scale = try scale(of: head)
    guard let scheme = RenderEnvironment.ColorScheme(rawValue: head.queryValue("scheme") ?? "light")
    else { throw .badQuery(name: "scheme", expected: "light or dark") }
    let companion = try companion(of: head)
    let content = head.queryValue("content")
    guard content == nil || content == "placeholder" else {
      throw .badQuery(name: "content", expected: "placeholder, or nothing for the snapshot")
    }
    let request = PreviewRequest(
      extension: id, kind: kind, family: family, colorScheme: scheme, companion: companion,
      isPlaceholder: content != nil, scale: scale)
    return try await response(to: head) { try await self.device.preview(request) }
  }

  func controlPreview(
    extension id: ExtensionID, kind: String, size: String, head: RequestHead
  ) async throws(WebProblem) -> HTTPResponse {
    guard let size = ControlSizeName(rawValue: size) else { throw .unknownPath(head.path) }
    let surface = try controlSurface(of: head)
    guard surface.controlSizes.contains(size) else { throw .unknownPath(head.path) }
    let request = ControlPreviewRequest(
      extension: id, kind: kind, size: size, surface: surface, scale: try scale(of: head))
    return try await response(to: head) { try await self.device.controlPreview(request) }
  }

  func symbol(_ name: String, head: RequestHead) async throws(WebProblem) -> HTTPResponse {
    let svg: Data
    do {
      svg = try await symbols.svg(of: name)
    } catch {
      let failure = DeviceAnswer.Failure(error)
      throw .failed(code: failure.code, message: failure.message)
    }
    let tag = StableHash<UInt64>(of: String(decoding: svg, as: UTF8.self)).hexadecimal
    return image(svg, type: "image/svg+xml", tag: tag, for: head)
  }

  func scale(of head: RequestHead) throws(WebProblem) -> Double {
    guard let scale = Double(head.queryValue("scale") ?? "2"), PageRequest.scales.contains(scale)
    else { throw .badQuery(name: "scale", expected: "0.25 to 4 pixels per point") }
    return scale
  }

  /// The surface of a companion in the query. `on` may be missing: no two companions have the same
  /// surface.
  private func companion(of head: RequestHead) throws(WebProblem) -> PictureItem.Surface? {
    guard let name = head.queryValue("surface") else { return nil }
    let device = head.queryValue("on")
    let roles = DeviceRole.companions.filter { device == nil || $0.rawValue == device }
    guard !roles.isEmpty else {
      let names = DeviceRole.companions.map(\.rawValue).joined(separator: ", ")
      throw .badQuery(name: "on", expected: "one of: \(names)")
    }
    let surfaces = roles.flatMap { role in
      role.surfaces.map { PictureItem.Surface(role: role, name: $0) }
    }
    guard let surface = surfaces.first(where: { $0.name.rawValue == name }) else {
      let names = surfaces.map(\.name.rawValue).joined(separator: ", ")
      throw .badQuery(name: "surface", expected: "one of: \(names)")
    }
    return surface
  }

  /// The surface of controls in the query, which has to be a list of a companion; Control Center of
  /// the main device if there is none.
  private func controlSurface(of head: RequestHead) throws(WebProblem) -> SurfaceName {
    guard let name = head.queryValue("surface") else { return .controlCenter }
    guard let surface = SurfaceName(rawValue: name), surface.listsControls else {
      let names = SurfaceName.controlLists.map(\.rawValue).joined(separator: ", ")
      throw .badQuery(name: "surface", expected: "one of: \(names)")
    }
    return surface
  }

  private func response(
    to head: RequestHead, _ draw: () async throws -> WidgetPicture
  ) async throws(WebProblem) -> HTTPResponse {
    let picture: WidgetPicture
    do {
      picture = try await draw()
    } catch {
      let failure = DeviceAnswer.Failure(error)
      throw .failed(code: failure.code, message: failure.message)
    }
    return image(picture.png, type: "image/png", tag: picture.tag, for: head)
  }

  /// An image that the browser asks for again before each use, or 304 if it has this one.
  private func image(_ body: Data, type: String, tag: String, for head: RequestHead) -> HTTPResponse
  {
    let headers = ["ETag": "\"\(tag)\"", "Cache-Control": "private, no-cache"]
    if head.knownTag == headers["ETag"] { return HTTPResponse(status: 304, headers: headers) }
    return HTTPResponse(status: 200, contentType: type, headers: headers, body: body)
  }
}
