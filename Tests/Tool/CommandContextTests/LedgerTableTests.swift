import DeviceEngine
import Foundation
import Testing

@testable import CommandArguments
@testable import CommandContext

@Suite struct LedgerTableTests {
  private func row(_ placement: ItemID) -> LedgerRow {
    LedgerRow(
      date: Date(timeIntervalSince1970: 0), placement: placement, outcome: .coalesced,
      cause: .widgetCenter, reason: "Not done.", budgetLeft: 7)
  }

  @Test func rowWithoutPlacementHasDashes() {
    let dates = DeviceDates(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    #expect(
      [row("p1"), row("")].map { ledgerCells($0, dates: dates) } == [
        ["00:00:00", "p1", "coalesced", "widgetCenter", "7", "Not done."],
        ["00:00:00", "-", "coalesced", "widgetCenter", "-", "Not done."],
      ])
  }

  @Test func joinsLinesOfCell() {
    var table = TextTable(header: ["ID", "WHY"], alignments: [.left, .left])
    table.rows.append(["c1", "It crashed; the last lines:\n  Fatal error: none\r\n  at main"])
    #expect(
      table.text == "ID  WHY\nc1  It crashed; the last lines: Fatal error: none at main\n")
  }
}
