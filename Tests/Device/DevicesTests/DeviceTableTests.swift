import HostLink
import Testing

@testable import Devices

/// The table of the Human Interface Guidelines: screen, small, medium, large, circular,
/// rectangular, inline.
private let guidelines: [(String, [String])] = [
  ("430x932", ["170x170", "364x170", "364x382", "76x76", "172x76", "257x26"]),
  ("428x926", ["170x170", "364x170", "364x382", "76x76", "172x76", "257x26"]),
  ("414x896", ["169x169", "360x169", "360x379", "76x76", "160x72", "248x26"]),
  ("414x736", ["159x159", "348x157", "348x357", "76x76", "170x76", "248x26"]),
  ("393x852", ["158x158", "338x158", "338x354", "72x72", "160x72", "234x26"]),
  ("390x844", ["158x158", "338x158", "338x354", "72x72", "160x72", "234x26"]),
  ("375x812", ["155x155", "329x155", "329x345", "72x72", "157x72", "225x26"]),
  ("375x667", ["148x148", "321x148", "321x324", "68x68", "153x68", "225x26"]),
  ("360x780", ["155x155", "329x155", "329x345", "72x72", "157x72", "225x26"]),
  ("320x568", ["141x141", "292x141", "292x311"]),
]

/// Canvas sizes, each followed by `>` and the size on the Home Screen.
private let pads: [(String, [String])] = [
  (
    "768x1024",
    ["141x141>120x120", "305.5x141>260x120", "305.5x305.5>260x260", "634.5x305.5>540x260"]
  ),
  (
    "744x1133",
    ["141x141>120x120", "305.5x141>260x120", "305.5x305.5>260x260", "634.5x305.5>540x260"]
  ),
  (
    "810x1080",
    ["146x146>124x124", "320.5x146>272x124", "320.5x320.5>272x272", "669x320.5>568x272"]
  ),
  ("820x1180", ["155x155>136x136", "342x155>300x136", "342x342>300x300", "715.5x342>628x300"]),
  ("834x1194", ["155x155>136x136", "342x155>300x136", "342x342>300x300", "715.5x342>628x300"]),
  (
    "834x1112",
    ["150x150>132x132", "327.5x150>288x132", "327.5x327.5>288x288", "682x327.5>600x288"]
  ),
  ("954x1373", ["162x162>162x162", "350x162>350x162", "350x350>350x350", "726x350>726x350"]),
  ("970x1389", ["162x162>162x162", "350x162>350x162", "350x350>350x350", "726x350>726x350"]),
  (
    "1024x1366",
    ["170x170>160x160", "378.5x170>356x160", "378.5x378.5>356x356", "795x378.5>748x356"]
  ),
  ("1192x1590", ["188x188>188x188", "412x188>412x188", "412x412>412x412", "860x412>860x412"]),
]

private func text(_ size: LinkSize) -> String {
  func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
  return "\(number(size.width))x\(number(size.height))"
}

@Suite struct DeviceTableTests {
  @Test(arguments: guidelines)
  func phoneSizesMatchGuidelines(identifier: String, sizes: [String]) throws {
    let device = try #require(Device.named(identifier))
    #expect(device.families.filter { !$0.isEstimate }.map { text($0.size) } == sizes)
    #expect(device.families.allSatisfy { $0.size == $0.shownSize })
    #expect(text(device.screen) == identifier)
  }

  /// Sizes that Apple does not publish are marked. They are those of the neighbours, in proportion,
  /// or, on iPhone Duo, those of a phone as wide as its outer screen without the strip.
  @Test(arguments: ["402x874", "420x912", "440x956"])
  func unpublishedSizesAreEstimates(identifier: String) throws {
    let device = try #require(Device.named(identifier))
    let (small, large) = (Device.standard, try #require(Device.named("430x932")))
    let part =
      (device.screen.width - small.screen.width)
      / (large.screen.width - small.screen.width)
    for family in device.families where family.family != .systemExtraLargePortrait {
      let from = try #require(small.size(of: family.family))
      let to = try #require(large.size(of: family.family))
      #expect(abs(family.size.width - from.width - (to.width - from.width) * part) <= 1)
      #expect(abs(family.size.height - from.height - (to.height - from.height) * part) <= 1)
    }
    let phones = Device.all.filter { $0.idiom == .phone }
    #expect(phones.filter(\.isEstimate).count == 4 && device.isEstimate)
  }

  /// visionOS 27 added them. Their sizes are estimates.
  @Test func visionHasAccessoriesFrom27() {
    let accessories = Device.vision.families.filter(\.family.isAccessory)
    #expect(
      accessories.map(\.family) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
    #expect(accessories.allSatisfy { $0.isEstimate && $0.since == .iOS27 })
    let others = Device.vision.families.filter { !$0.family.isAccessory }
    #expect(Device.vision.running(.iOS26).families == others)
    #expect(
      Device.vision.size(of: .accessoryCircular) == Device.standard.size(of: .accessoryCircular))
    #expect(
      Device.vision.absence(of: .accessoryInline) == "accessoryInline needs visionOS 27 or later")
  }

  /// An extra large widget in portrait is as high as a large one, the gap between rows and a medium
  /// one. It needs iOS 27.
  @Test(arguments: Device.all)
  func extraLargePortraitIsAsHighAsLargeAndMedium(device: Device) throws {
    guard device.surfaces != nil || device.idiom == .mac else {
      if device.idiom == .vision { return }
      return #expect(device.size(of: .systemExtraLargePortrait) == nil)
    }
    let entry = device.families.first { $0.family == .systemExtraLargePortrait }
    let medium = try #require(device.size(of: .systemMedium))
    let large = try #require(device.size(of: .systemLarge))
    #expect(entry?.size == LinkSize(width: large.width, height: 2 * large.height - medium.height))
    #expect(device.isEstimate(.systemExtraLargePortrait))
    #expect(device.running(.iOS27) == device)
    #expect(device.running(.iOS26).families == device.families.filter { $0 != entry })
  }

  /// It covers six of a phone's rows, and three small widgets on an iPad.
  @Test(arguments: Device.all.filter { $0.surfaces != nil })
  func extraLargePortraitEndsWithItsLastRow(device: Device) throws {
    let size = try #require(device.shownSize(of: .systemExtraLargePortrait))
    let medium = try #require(device.shownSize(of: .systemMedium))
    for orientation in ScreenOrientation.allCases {
      guard let home = device.surfaces(orientation)?.home else { continue }
      let last = home.frame(column: 0, row: 2 * home.smallSpan, size: medium)
      #expect(home.frame(column: 0, row: 0, size: size).maxY == last.maxY)
      #expect(3 * home.smallSpan <= home.rows)
      if device.idiom == .phone { #expect(home.labelFrame(below: last).maxY < home.pageDots.y) }
    }
  }

  @Test func absenceSaysWhatIsNeeded() {
    let device = Device.standard.running(.iOS18)
    #expect(
      device.absence(of: .systemExtraLargePortrait)
        == "systemExtraLargePortrait needs iOS 27 or later")
    #expect(
      device.absence(of: .systemExtraLarge)
        == "the device 393x852 does not show the family systemExtraLarge")
  }

  @Test(arguments: pads)
  func padSizesMatchGuidelines(identifier: String, sizes: [String]) throws {
    let device = try #require(Device.named(identifier))
    let published = device.families.filter { !$0.isEstimate }
    #expect(published.map { "\(text($0.size))>\(text($0.shownSize))" } == sizes)
    let estimates = device.families.filter {
      $0.family.isAccessory || $0.family == .systemExtraLargePortrait
    }
    #expect(device.families.filter(\.isEstimate) == estimates)
  }

  @Test(arguments: [
    ("iPhone 15 Pro", "393x852"), ("iphone15pro", "393x852"), ("iPhone-11", "414x896@2x"),
    ("393×852", "393x852"), ("iPad Pro 12.9-inch", "1024x1366"),
  ])
  func findsDevicesByModelOrIdentifier(name: String, identifier: String) {
    #expect(Device.named(name)?.identifier == identifier)
  }

  @Test func unknownNamesReturnNil() {
    #expect(Device.named("401x870") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func identifiersAndModelsAreUnique() {
    #expect(Set(Device.names).count == Device.names.count)
    #expect(Device.all.contains(.standard))
  }
}
