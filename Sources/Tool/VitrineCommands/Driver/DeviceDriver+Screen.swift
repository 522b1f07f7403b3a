import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink

/// What is on the screen of a driver's device.
enum DriverPlace: Equatable {
  /// The app in front, or else a page of the Home Screen.
  case front(page: Int)
  /// Another surface, and its page.
  case surface(SurfaceName, page: Int)

  /// nil if the request names no surface. Throws `DriverProblem`.
  init?(_ fields: DriverFields) throws(DriverProblem) {
    let page = try fields.wholeNumber("page", in: 0...999)
    guard let name = try fields.text("surface") else {
      guard let page else { return nil }
      self = .surface(.home, page: page)
      return
    }
    guard let surface = SurfaceName(rawValue: name), Self.surfaces.contains(surface) else {
      let names = Self.surfaces.map(\.rawValue).joined(separator: ", ")
      throw DriverFields.invalid("surface", "one of: \(names)")
    }
    self = .surface(surface, page: page ?? 0)
  }

  /// The surfaces that fill the screen of the main device or of a companion.
  static let surfaces = SurfaceName.screens

  /// The Home Screen is the only surface that an app covers.
  init(_ surface: SurfaceName, page: Int) {
    self = surface == .home ? .front(page: page) : .surface(surface, page: page)
  }

  /// What a locked device shows in place of the others.
  var isOnLockedDevice: Bool {
    guard case .surface(let surface, _) = self else { return false }
    return surface.role != .main || [.lock, .controlCenter, .standBy].contains(surface)
  }
}

/// A screen with its elements, as drivers receive it.
struct DriverScreen: Encodable {
  /// `app` for the app in front, otherwise the surface.
  var surface: String
  /// Of the Home Screen or Control Center, from 0.
  var page: Int
  /// In points.
  var width, height: Double
  var isLocked: Bool
  /// The extension whose app is in front; nil if there is none.
  var app: ExtensionID?
  var shown: ScreenElements

  private enum Key: String, CodingKey {
    case screen, elements, surface, page, width, height, isLocked, app
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(shown.elements, forKey: .elements)
    var screen = members.nestedContainer(keyedBy: Key.self, forKey: .screen)
    try screen.encode(surface, forKey: .surface)
    try screen.encode(page, forKey: .page)
    try screen.encode(width, forKey: .width)
    try screen.encode(height, forKey: .height)
    try screen.encode(isLocked, forKey: .isLocked)
    try screen.encodeIfPresent(app, forKey: .app)
  }
}

extension DeviceDriver {
  /// The screen as it is now.
  ///
  /// - Parameter other: Another surface to look at; nil is what the driver has opened.
  func screen(_ other: DriverPlace? = nil) async throws -> DriverScreen {
    let state = await service.host.state()
    let place = other ?? place(in: state)
    var shown: ScreenElements
    var (surface, page) = (SurfaceName.home.rawValue, 0)
    switch place {
    case .front(let wanted):
      page = min(wanted, (state.pageCount(of: .home, on: .main) ?? 1) - 1)
      shown = try await service.elements(of: nil, page: page)
      if shown.versions["app"] != nil { (surface, page) = ("app", 0) }
    case .surface(let name, let wanted):
      (surface, page) = (name.rawValue, wanted)
      shown = try await service.elements(of: name, page: page)
    }
    if other == nil, let elements = try await formElements() {
      shown.elements = elements
      surface = "form"
    }
    return DriverScreen(
      surface: surface, page: page, width: shown.size.width, height: shown.size.height,
      isLocked: state.device.isLocked, app: surface == "app" ? state.frontApp : nil, shown: shown)
  }

  /// What the driver has opened, if it is still on the screen.
  func place(in state: HostState) -> DriverPlace {
    if state.device.isLocked, !place.isOnLockedDevice { return .surface(.lock, page: 0) }
    return state.has(place) ? place : .front(page: 0)
  }

  /// A PNG file of the screen, or of another surface.
  func screenshot(_ fields: DriverFields) async throws -> Data {
    let scale = try fields.number("scale", in: 0.25...4)
    let state = await service.settledState()
    switch try DriverPlace(fields) ?? place(in: state) {
    case .front(let page):
      let pages = state.pageCount(of: .home, on: .main) ?? 1
      return try await service.screen(nil, page: min(page, pages - 1), scale: scale, of: state)
    case .surface(let name, let page):
      return try await service.screen(name, page: page, scale: scale, of: state)
    }
  }

  /// Opens a surface, or an app with or without a link.
  func open(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: ["app", "page", "surface", "url"])
    guard let app = try fields.text("app") else {
      let place = try fields.required("surface", try DriverPlace(fields))
      if fields.contains("url") { throw DriverFields.invalid("url", "an \"app\" beside it") }
      let state = await service.host.state()
      guard !state.device.isLocked || place.isOnLockedDevice else {
        throw DriverProblem("locked", "the device is locked; swipe up on the Lock Screen first")
      }
      _ = try await screen(place)
      if case .surface(let name, let page) = place {
        self.place = DriverPlace(name, page: page)
        if name == .home { await service.host.goHome() }
      }
      (form, focus) = (nil, nil)
      return DriverResult()
    }
    guard !fields.contains("surface"), !fields.contains("page") else {
      throw DriverFields.invalid("app", "no \"surface\" or \"page\" beside it")
    }
    var url: URL?
    if let text = try fields.text("url") {
      url = URL(string: text)
      guard url?.scheme != nil else { throw DriverFields.invalid("url", "a URL with a scheme") }
    }
    // The service also finds an extension by its module.
    let link = try DeviceAnswer.decode(
      DeliveredLink.self,
      from: await service.perform(CommandRequest(OpenApp(ExtensionID(app), url, wait: true))))
    place = .front(page: 0)
    (form, focus) = (nil, nil)
    return DriverResult(.opened, link: link.url?.absoluteString)
  }
}

extension HostState {
  /// Whether the device has a surface and its page. A Dynamic Island without activities is none.
  fileprivate func has(_ place: DriverPlace) -> Bool {
    guard case .surface(let name, let page) = place else { return true }
    guard name.role == .main else { return settings(of: name.role) != nil }
    let pages = pageCount(of: name, on: .main)
    return device.capacity.surfaces.contains(name) && pages.map { page < $0 } ?? true
      && (name != .island || activities.contains { $0.island != .hidden })
  }
}
