import AgentServer
import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import DeviceWeb
import Foundation
import HostLink

/// The device for test drivers, at `/api/driver` of the page's server (docs/driver.md).
///
/// A driver sees one screen, as a user does: the elements on it, which it taps, types into and
/// waits for. The driver knows which surface is open, because the host does not: on a page, that is
/// the page's own state. All drivers of a device share the screen.
///
///     let driver = DeviceDriver(service, clock: page.wait)
///     let server = DeviceWebServer(…, driver: driver.page, …)
///
/// Requests run one after the other, and a limited number waits. Those that wait for a change of
/// the screen run beside them, so that another driver can cause it. Nothing here blocks the host or
/// the page: elements and screenshots are made on the slow lanes of `PictureService`.
actor DeviceDriver {
  /// The most requests that wait for others, and that wait for a change. Together they leave most
  /// connections of the server to pages.
  static let (queueRoom, waitRoom) = (16, 8)

  let service: DeviceService
  /// Returns when the device's clock reaches the date or the task is cancelled.
  let clock: @Sendable (Date) async -> Void
  private let queue = DriverQueue(room: queueRoom)
  var place = DriverPlace.front(page: 0)
  /// The open form; nil if there is none.
  var form: DriverForm?
  /// The text field that was tapped last.
  var focus: ScreenElement.Target?
  /// The text in the field of a shortcut's card.
  var snippetText = ""
  /// The number of requests that wait for a change.
  var waits = 0

  init(_ service: DeviceService, clock: @escaping @Sendable (Date) async -> Void) {
    self.service = service
    self.clock = clock
  }

  /// The driver for the page's server.
  nonisolated var page: PageDriver { PageDriver { await self.answer($0) } }

  private func answer(_ request: PageDriver.Request) async -> PageDriver.Answer {
    do {
      let isQueued = request.route != .wait && request.route != .document
      guard isQueued else { return try await perform(request) }
      return try await queue.run { try await self.perform(request) }
    } catch let problem as DriverProblem {
      return problem.answer
    } catch {
      return DriverProblem(await service.failure(error)).answer
    }
  }

  /// The OpenAPI document, which is a file of the documentation.
  private static func document() throws(DriverProblem) -> PageDriver.Answer {
    guard let text = DocumentResources.standard.text(of: "driver.openapi.json") else {
      throw DriverProblem("failed", "docs/driver.openapi.json is missing; install Vitrine again")
    }
    return .json(Data(text.utf8))
  }

  private func perform(_ request: PageDriver.Request) async throws -> PageDriver.Answer {
    let body = request.body
    let result: DriverResult
    switch request.route {
    case .document: return try Self.document()
    case .wait: return .json(try DeviceJSON.encode(try await wait(body)))
    case .elements:
      let fields = try DriverFields(query: request.query, known: ["page", "surface"])
      return .json(try DeviceJSON.encode(try await screen(try DriverPlace(fields))))
    case .screenshot:
      let fields = try DriverFields(query: request.query, known: ["page", "scale", "surface"])
      return .png(try await screenshot(fields))
    case .open: result = try await open(body)
    case .tap: result = try await tap(body)
    case .longPress: result = try await longPress(body)
    case .swipe: result = try await swipe(body)
    case .type: result = try await typeText(body)
    case .press: result = try await press(body)
    }
    return .json(try DeviceJSON.encode(result))
  }
}

/// What an action of a driver did.
struct DriverResult: Encodable {
  enum Outcome: String, Encodable {
    case performed
    /// A link was delivered to the app, or the app was opened without one.
    case link, opened
    /// The device asks to be unlocked.
    case needsUnlock
    /// There was nothing that reacts to the touch.
    case nothing
  }

  var outcome = Outcome.performed
  /// What the action was for; nil if it was for no element.
  var element: ScreenElement?
  /// The link that the app received; nil for none.
  var link: String?

  init(_ outcome: Outcome = .performed, _ element: ScreenElement? = nil, link: String? = nil) {
    self.outcome = outcome
    self.element = element
    self.link = link
  }
}
