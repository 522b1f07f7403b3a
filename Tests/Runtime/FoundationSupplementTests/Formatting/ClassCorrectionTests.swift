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

  /// Source: Apple's ICU; the English texts are Foundation's own.
  @Test func unitsAreInTheFormattersLanguage() {
    let length = LengthFormatter()
    length.unitStyle = .long
    #expect(length.string(fromValue: 2, unit: .kilometer) == "2 kilometers")
    length.numberFormatter.locale = Locale(identifier: "fr_FR")
    #expect(
      FormatCase.withPlainSpaces(length.string(fromValue: 2, unit: .kilometer)) == "2 kilomètres")
    #expect(length.unitString(fromValue: 1, unit: .kilometer) == "kilomètre")
    let mass = MassFormatter()
    mass.numberFormatter.locale = Locale(identifier: "ja_JP")
    #expect(FormatCase.withPlainSpaces(mass.string(fromValue: 2.5, unit: .kilogram)) == "2.5 kg")
    let energy = EnergyFormatter()
    energy.unitStyle = .long
    energy.numberFormatter.locale = Locale(identifier: "de_DE")
    #expect(
      FormatCase.withPlainSpaces(energy.string(fromValue: 2, unit: .kilojoule)) == "2 Kilojoule")
    #expect(energy.unitString(fromValue: 2, unit: .kilojoule) == "Kilojoule")
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
