import LocalizedUnits
import Testing

@testable import FoundationSupplement

@Suite struct ClassCorrectionTests {
  /// Source: Apple's documentation of `localizedDescription` and `localizedAdditionalDescription`.
  @Test func progressDescribesItself() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 3
    #expect(progress.localizedDescription == "30% completed")
    #expect(progress.localizedAdditionalDescription == "3 of 10")
    progress.kind = .file
    progress.fileOperationKind = .copying
    progress.fileTotalCount = 10
    progress.fileCompletedCount = 3
    #expect(progress.localizedDescription == "Copying 10 files…")
    #expect(progress.localizedAdditionalDescription == "3 of 10 files")
    progress.fileTotalCount = 1
    progress.fileURL = URL(fileURLWithPath: "/TextEdit")
    progress.totalUnitCount = 3_220_000_000
    progress.completedUnitCount = 1_610_000_000
    progress.throughput = 2_000
    progress.estimatedTimeRemaining = 120
    #expect(progress.localizedDescription == "Copying “TextEdit”…")
    #expect(
      progress.localizedAdditionalDescription
        == "1.61 GB of 3.22 GB (2 KB/sec) — 2 minutes remaining")
    progress.totalUnitCount = -1
    #expect(progress.localizedAdditionalDescription == "(2 KB/sec) — 2 minutes remaining")
  }

  /// Source: Apple's documentation of `ByteCountFormatter`; other languages: Apple's ICU. In a
  /// separate process, because the locale applies to all tests of a process.
  @Test func byteCountsAreInTheCurrentLanguage() async {
    #expect(ByteCountFormatter.string(fromByteCount: 0, countStyle: .file) == "Zero KB")
    await #expect(processExitsWith: .success) {
      CurrentLocale.set(Locale(identifier: "fr_FR"))
      let formatter = ByteCountFormatter()
      #expect(FormatCase.withPlainSpaces(formatter.string(fromByteCount: 1_234_567)) == "1,2 Mo")
      #expect(FormatCase.withPlainSpaces(formatter.string(fromByteCount: 0)) == "Zéro ko")
      #expect(FormatCase.withPlainSpaces(formatter.string(fromByteCount: 3)) == "3 octets")
      #expect(FormatCase.withPlainSpaces(formatter.string(for: 2_000) ?? "") == "2 ko")
      #expect(formatter.string(for: "no number") == nil)
      formatter.includesUnit = false
      #expect(FormatCase.withPlainSpaces(formatter.string(fromByteCount: 1_234_567)) == "1,2")
      formatter.includesUnit = true
      formatter.includesCount = false
      #expect(FormatCase.withPlainSpaces(formatter.string(fromByteCount: 1_234_567)) == "Mo")
      CurrentLocale.set(Locale(identifier: "de_DE"))
      formatter.includesCount = true
      formatter.includesActualByteCount = true
      #expect(
        FormatCase.withPlainSpaces(formatter.string(fromByteCount: 1_234_567))
          == "1,2 MB (1.234.567 Byte)")
    }
  }

  /// A typo in the table would make a unit's name silently fall back to its symbol.
  @Test(arguments: CLDRUnit.kinds.flatMap { kind in kind.names.map { (kind.type, $0.key) } })
  func unitsAreKnown(type: Unit.Type, symbol: String) throws {
    let unit = try #require(type as? Dimension.Type).init(
      symbol: symbol, converter: UnitConverterLinear(coefficient: 1))
    let id = try #require(CLDRUnit(unit)?.id)
    #expect(
      UnitFormatter(localeIdentifier: "de_DE", width: .full).string(2, unit: id) != nil, "\(id)")
  }
}
