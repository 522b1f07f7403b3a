import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Headers in Objective-C that use other modules.
@Suite struct ObjectiveCModuleTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Harbour", platforms: [.iOS(.v17)],
      products: [.library(name: "Widgets", targets: ["Widgets"])],
      targets: [
        .target(name: "Units"), .target(name: "Gauges"), .target(name: "Depths"),
        .target(name: "Charts2"),
        .target(name: "Tides", dependencies: ["Units", "Gauges", "Depths", "Charts2"]),
        .target(name: "Widgets", dependencies: ["Tides", "Depths"]),
      ])
    """

  private static let headers = [
    "Gauges/include/Gauges/Gauge.h": """
    @import Foundation;
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, GaugeKind) { GaugeKindFloat, GaugeKindRadar };
    @protocol GaugeLabel <NSObject>
    - (NSString *)label;
    @end
    @interface Gauge : NSObject <GaugeLabel>
    @property (copy, nonatomic) NSString *name;
    @end
    NS_ASSUME_NONNULL_END
    """,
    "Depths/include/Depth.h": """
    #import <Foundation/Foundation.h>
    @class TideStore;
    @interface Depth : NSObject
    @property NSInteger metres;
    @end
    """,
    "Units/include/units.h": """
    #pragma once
    typedef struct { double low, high; } UnitRange;
    static inline double unit_span(UnitRange range) { return range.high - range.low; }
    """,
    "Tides/include/Tides.h": """
    #import <Gauges/Gauge.h>
    #import "units.h"
    @import Charts2;
    @class Depth, UIImage, Chart;
    NS_ASSUME_NONNULL_BEGIN
    @interface TideStore : NSObject
    @property GaugeKind kind;
    @property UnitRange range;
    - (Gauge *)gauge;
    - (nullable Depth *)depth;
    - (nullable UIImage *)image;
    - (Chart *)chart;
    @end
    @interface TideGauge : Gauge <GaugeLabel>
    @end
    @interface Gauge (Tides)
    - (NSString *)unit;
    @end
    NS_ASSUME_NONNULL_END
    """,
  ]

  private static let widgets = """
    import Depths
    import SwiftUI
    import Tides
    import WidgetKit
    @main struct Widgets: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: Provider()) { _ in Text("a") }
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      func facts(of store: TideStore) -> [String: Double] {
        let kind: GaugeKind = store.kind == .float ? .radar : .float
        let image: Image? = store.image().map { Image(uiImage: $0) }
        let names = [store.gauge().name, store.gauge().unit(), TideGauge().label(), store.chart().title]
        print(kind, image as Any, names)
        return ["span": unit_span(store.range), "depth": Double(store.depth()?.metres ?? 0)]
      }
    }
    """

  /// A header includes one of another module, one in C, a generated one, and names classes that it
  /// does not include.
  @Test func headersIncludeOtherModules() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    for (path, text) in Self.headers { try folder.write(text, to: "Sources/\(path)") }
    for name in ["Depths", "Gauges", "Tides"] {
      try folder.write("@import Foundation;", to: "Sources/\(name)/\(name).m")
    }
    try folder.write("#include \"units.h\"", to: "Sources/Units/units.c")
    try folder.write(
      "import Foundation\npublic final class Chart: NSObject { public var title = \"\" }",
      to: "Sources/Charts2/Chart.swift")
    try folder.write(Self.widgets, to: "Sources/Widgets/Widgets.swift")
    let all = try WidgetExtension.all(at: folder.url, ReadingOptions())
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let result = try await ExtensionBuilder.build(
      try #require(all?.first), output: folder.url.appendingPathComponent("W.vitrine"),
      options: .init(frameworks: frameworks, cache: testCache))
    let cuts = result.bundle.information.cuts ?? []
    #expect(
      cuts.map { "\($0.module) \($0.kind.rawValue) \($0.reason)" }.sorted() == [
        "Depths module Objective-C is not built", "Gauges module Objective-C is not built",
        "Tides module Objective-C is not built",
      ])
  }
}
