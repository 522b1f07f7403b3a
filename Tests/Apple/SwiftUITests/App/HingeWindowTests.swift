import Testing
import ViewArchive

@testable import SwiftUI

/// The window of an app on a device with a hinge.
@MainActor
@Suite struct HingeWindowTests {
  private static func screen(
    _ status: DeviceHinge.Status?, isActive: Bool = false
  ) -> AppScreenSize {
    AppScreenSize(
      size: CGSize(width: 400, height: 200), insets: EdgeInsets(),
      hinge: status.map { DeviceHinge(status: $0, angle: .degrees(120)) },
      regions: [
        ReservedRegion(
          number: 0, kind: .division, frame: CGRect(x: 180, y: 0, width: 40, height: 200),
          margins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20), isActive: isActive)
      ])
  }

  private final class Calls {
    var texts: [String] = []

    func replace(_ texts: [String]) { self.texts = texts }
  }

  private static func text(_ context: DeviceHingeContext) -> String {
    switch context.hinge?.status {
    case .closed: "closed"
    case .partiallyOpen: "half"
    case .fullyOpen: "open"
    default: "none"
    }
  }

  /// The first call has no old hinge, and each fold causes one.
  @Test func actionReceivesEachChange() {
    let (calls, ignored) = (Calls(), Calls())
    let screen = Screen {
      Text("Page")
        .onHingeChange { calls.texts.append("\(Self.text($0)) \(Self.text($1))") }
        .onHingeChange(isEnabled: false) { _, _ in ignored.texts.append("called") }
    }
    #expect(calls.texts == ["none none"])
    for status in [DeviceHinge.Status.closed, .closed, .fullyOpen, .partiallyOpen] {
      screen.window.use(Self.screen(status), EnvironmentValues())
    }
    screen.window.use(Self.screen(nil), EnvironmentValues())
    #expect(
      calls.texts == ["none none", "none closed", "closed open", "open half", "half none"])
    #expect(ignored.texts.isEmpty)
  }

  /// A widget has no hinge and no regions, and the action runs once.
  @Test func widgetHasNoHinge() throws {
    let calls = Calls()
    _ = try Archiving.archive {
      GeometryReader { geometry in
        let _ = calls.texts.append(
          "\(geometry.reservedRegions(kind: .occlusion, options: .includeInactive).count)")
        Color.clear.onHingeChange { calls.texts.append("\(Self.text($0)) \(Self.text($1))") }
      }
    }
    #expect(calls.texts == ["0", "none none"])
  }

  /// The region is in the view's coordinates. A region that is not active is returned only if it
  /// is asked for, and a view beside the fold has none.
  @Test(
    arguments: [
      (true, 0, [], .leftToRight, [180]), (false, 0, [], .leftToRight, []),
      (false, 0, .includeInactive, .leftToRight, [180]), (true, 100, [], .leftToRight, [80]),
      (true, 220, [], .leftToRight, []), (true, 100, [], .rightToLeft, [80]),
    ] as [(Bool, Double, ReservedRegion.QueryOptions, LayoutDirection, [Double])])
  func regionsAreInTheViewsCoordinates(
    isActive: Bool, leading: Double, options: ReservedRegion.QueryOptions,
    direction: LayoutDirection, expected: [Double]
  ) {
    let found = Calls()
    let screen = Screen {
      GeometryReader { geometry in
        let frames = geometry.reservedRegions(kind: .division, options: options).map(\.frame)
        let cameras = geometry.reservedRegions(kind: .occlusion, options: .includeInactive)
        let _ = found.replace(frames.map { "\(Double($0.minX)) \(cameras.count)" })
        Color.clear
      }
      .padding(.leading, leading)
    }
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    screen.window.use(Self.screen(.partiallyOpen, isActive: isActive), environment)
    #expect(found.texts == expected.map { "\($0) 0" })
  }
}
