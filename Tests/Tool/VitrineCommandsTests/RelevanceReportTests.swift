import Foundation
import HostLink
import Testing

@testable import CommandArguments
@testable import VitrineCommands

private let start = Date(timeIntervalSince1970: 1_772_703_000)

@Suite struct RelevanceReportTests {
  private static let attributes = [
    RelevanceAttribute(
      configuration: ["beach": .string("Bay"), "alerts": .bool(true)],
      context: .date(from: start, to: start + 3600, kind: .scheduled)),
    RelevanceAttribute(context: .date(from: start, to: start, kind: .default), group: .ungrouped),
    RelevanceAttribute(
      context: .region(
        RelevanceRegion(identifier: "Bay", latitude: 37.5, longitude: -122.25, radius: 200))),
    RelevanceAttribute(context: .region(RelevanceRegion(identifier: "Beacon"))),
    RelevanceAttribute(context: .sleep("bedtime"), group: .named("tides")),
    RelevanceAttribute(group: .automatic),
  ]

  private func report(_ widget: WidgetDescription, entries: [RelevanceReport.Entry?] = [])
    -> RelevanceReport
  {
    var reported = RelevanceReport.Widget(widget)
    reported.attributes = Self.attributes.enumerated().map { index, attribute in
      var line = RelevanceReport.Attribute(attribute)
      line.entry = entries.indices.contains(index) ? entries[index] : nil
      return line
    }
    return RelevanceReport(clock: start, widgets: [reported])
  }

  @Test func textListsContextsGroupsAndConfigurations() {
    let tide = WidgetDescription(kind: "Tide", supportedFamilies: [.accessoryRectangular])
    #expect(
      report(tide).text(timeZone: .gmt) == """
        Tide
        RELEVANT                                               GROUP      CONFIGURATION
        2026-03-05 09:30:00 to 2026-03-05 10:30:00, scheduled  automatic  alerts=true beach=Bay
        2026-03-05 09:30:00                                    ungrouped  -
        region Bay, 200 m around 37.5, -122.25                 automatic  -
        region Beacon                                          automatic  -
        sleep bedtime                                          tides      -
        -                                                      automatic  -
        """)
  }

  @Test func textSaysHowRelevanceWidgetsAreShown() {
    let beach = WidgetDescription(
      kind: "Beach", supportedFamilies: [.accessoryRectangular], isRelevanceConfiguration: true,
      associatedKind: "Tide")
    let text = report(beach, entries: [.archived, .drawn("Beach-1.png"), .failed("no data")])
      .text(timeZone: .gmt)
    #expect(text.hasPrefix("Beach, shown only while relevant, in place of Tide\n"))
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasSuffix("ENTRY") && lines[2].hasSuffix("archived"))
    #expect(lines[3].hasSuffix("Beach-1.png") && lines[4].hasSuffix("failed: no data"))
  }

  @Test func textSaysThatNothingIsRelevant() {
    let empty = RelevanceReport(clock: start, widgets: [])
    #expect(empty.text(timeZone: .gmt) == "no widget is relevant")
    let quiet = RelevanceReport.Widget(
      WidgetDescription(kind: "Quiet", supportedFamilies: [.accessoryRectangular]))
    #expect(
      RelevanceReport(clock: start, widgets: [quiet]).text(timeZone: .gmt)
        == "Quiet: never relevant")
  }

  @Test func jsonHasTheFieldsOfEachContext() throws {
    let tide = WidgetDescription(kind: "Tide", supportedFamilies: [])
    let json = try jsonOutput(report(tide))
    for part in [
      "\"from\" : \"2026-03-05T09:30:00Z\"", "\"latitude\" : 37.5", "\"kind\" : \"sleep\"",
      "\"group\" : \"tides\"", "\"beach\" : \"Bay\"",
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }
}
