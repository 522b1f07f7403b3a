import DeviceEngine
import Foundation
import HostLink
import Synchronization
import Testing
import ViewArchive
import WidgetHost

@testable import DeviceSurfaces

@Suite struct PictureServiceTests {
  private let now = SampleWidgets.now
  private let small = LinkSize(width: 158, height: 158)

  private func picture(
    _ shown: ShownArchive, on surface: SurfaceName = .home,
    settings: DeviceSettings = DeviceSettings(), at offset: TimeInterval = 0, scale: Double = 1,
    with service: PictureService? = nil
  ) async throws -> WidgetPicture {
    let service = try service ?? PictureService()
    return try await service.picture(
      of: shown, on: surface, settings: settings, at: now.addingTimeInterval(offset), scale: scale)
  }

  @Test func timersChangeEverySecond() async throws {
    let service = try PictureService()
    let timer = SampleWidgets.timer(small)
    let first = try await picture(timer, with: service)
    #expect(first.nextChange == now.addingTimeInterval(1))
    let same = try await picture(timer, at: 0.9, with: service)
    #expect(same == first)
    let second = try await picture(timer, at: 1, with: service)
    #expect(second.tag != first.tag)
    #expect(second.elements[1].label == "11:59")
    // The clock was set back.
    #expect(try await picture(timer, with: service) == first)
  }

  @Test func reportsUndrawableImageOnce() async throws {
    let reported = Mutex<[String]>([])
    let service = try PictureService { notice in reported.withLock { $0.append(notice) } }
    let image = ArchiveNode(
      kind: "Image", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      content: .image(ImageDrawing(image: 0)))
    let archive = ViewArchive(
      size: CGSize(width: 158, height: 158), content: image,
      images: [ArchiveImage(data: Data("no picture".utf8), size: image.frame.size)])
    var shown = SampleWidgets.account(small)
    shown.archive = try archive.encoded()
    for scale in [1.0, 2] { _ = try await picture(shown, scale: scale, with: service) }
    let notices = reported.withLock { $0 }
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("An image is not shown") == true, "\(notices)")
  }

  @Test func staticPicturesNeverChange() async throws {
    let account = SampleWidgets.account(small)
    let picture = try await picture(account)
    #expect(picture.nextChange == nil)
    #expect(picture.tag.count == 16)
    #expect(try await self.picture(account, at: 86_400).tag == picture.tag)
    #expect(try await self.picture(account, at: -86_400).png == picture.png)
  }

  /// One step per point of the bar's length, but at least one second; none after its end.
  @Test(arguments: [
    (100.0, 1000.0, 0.0, 10.0 as TimeInterval?), (100, 1000, 15, 20), (100, 1000, 995, 1000),
    (100, 1000, 1000, nil), (100, 20, 3.5, 4), (100, 1000, -30, 0), (100, 0, -30, nil),
  ])
  func progressChangesPerPointOrSecond(
    width: Double, span: TimeInterval, at: TimeInterval, next: TimeInterval?
  ) {
    let bar = ArchiveNode(
      kind: "ProgressView", frame: CGRect(x: 0, y: 0, width: width, height: 4),
      content: .timedProgress(
        TimedProgress(
          start: now, end: now.addingTimeInterval(span), countsDown: false, shape: .bar,
          lineWidth: 0, track: .color(.black), fill: .color(.white))))
    let masked = ArchiveNode(kind: "Color", frame: .zero, effects: [.mask(bar)])
    for node in [bar, masked] {
      let clock = ClockDependence(
        ViewArchive(size: CGSize(width: 100, height: 100), content: node))
      #expect(
        clock.nextChange(after: now.addingTimeInterval(at))
          == next.map { now.addingTimeInterval($0) }
      )
    }
  }

  @Test func elementsDescribeThePicture() async throws {
    let elements = try await picture(SampleWidgets.account(small)).elements
    #expect(elements.map(\.role) == [.heading, .text, .link, .switch])
    #expect(elements.map(\.label) == ["Balance", "$1,234", "Details", "Hide"])
    #expect(elements.map(\.isOn) == [nil, nil, nil, true])
    #expect(elements.map(\.value) == [nil, nil, nil, nil])
    #expect(elements.map(\.index) == [0, 1, 2, 3])
    #expect(elements[2].frame == .init(x: 16, y: 92, width: 60, height: 20))
  }

  /// Private content is neither drawn nor listed. The other elements keep their indices.
  @Test func lockedDeviceHidesPrivateContent() async throws {
    let settings = DeviceSettings(isLocked: true)
    let shown = SampleWidgets.account(small, isRedacted: true)
    let redacted = try await picture(shown, settings: settings)
    #expect(redacted.elements.map(\.label) == ["Balance", "Details", "Hide"])
    #expect(redacted.elements.map(\.index) == [0, 2, 3])
    #expect(redacted.elements.map(\.isEnabled) == [true, true, false])
    #expect(try await picture(SampleWidgets.account(small)).tag != redacted.tag)
  }

  @Test func looksProduceDifferentPictures() async throws {
    let accented = Appearance(
      colorScheme: .dark, renderingMode: .accented, showsContainerBackground: false)
    let vibrant = Appearance(
      colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false)
    let service = try PictureService()
    var tags: [String] = []
    for (appearance, surface, settings) in [
      (Appearance(), SurfaceName.home, DeviceSettings()),
      (accented, .home, DeviceSettings(look: .tinted)),
      (accented, .home, DeviceSettings(look: .tinted, tint: "FF9500")),
      (accented, .home, DeviceSettings(look: .clear)),
      (vibrant, .lock, DeviceSettings()),
      (vibrant, .standBy, DeviceSettings(isNight: true)),
    ] {
      let shown = SampleWidgets.account(small, appearance: appearance)
      tags.append(try await picture(shown, on: surface, settings: settings, with: service).tag)
    }
    #expect(Set(tags).count == tags.count)
  }

  @Test func rejectsBrokenArchive() async throws {
    var shown = SampleWidgets.timer(small)
    shown.archive = Data("not an archive".utf8)
    let broken = shown
    let service = try PictureService()
    await #expect(throws: ArchiveError.self) {
      try await service.picture(
        of: broken, on: .home, settings: DeviceSettings(), at: now, scale: 1)
    }
  }
}

@Suite struct RecentlyUsedTests {
  @Test func evictsLeastRecentlyUsedValue() {
    var cache = RecentlyUsed<String, Int>(capacity: 2)
    cache.insert(1, for: "a")
    cache.insert(2, for: "b")
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, for: "c")
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    cache.insert(4, for: "a")
    #expect(cache.value(for: "a") == 4)
    #expect(cache.value(for: "c") { $0 > 3 } == nil)
  }

  @Test func evictsUntilCostsAreWithinTheLimit() {
    var cache = RecentlyUsed<String, Int>(capacity: 9, limit: 10) { $0 }
    for (key, cost) in [("a", 4), ("b", 4), ("c", 7)] { cache.insert(cost, for: key) }
    #expect(["a", "b", "c"].map { cache.value(for: $0) } == [nil, nil, 7])
    cache.insert(1, for: "c")
    cache.insert(9, for: "d")
    #expect(["c", "d"].map { cache.value(for: $0) } == [1, 9])
    cache.insert(11, for: "e")
    #expect(["c", "d", "e"].map { cache.value(for: $0) } == [1, 9, nil])
  }
}
