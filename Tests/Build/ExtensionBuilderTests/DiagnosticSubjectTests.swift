import Testing

@testable import ExtensionBuilder

@Suite struct DiagnosticSubjectTests {
  @Test(arguments: [
    ("no such module 'Charts'", DiagnosticSubject.module("Charts")),
    ("no such module 'os.log'", .module("os")),
    ("cannot find 'Chart' in scope", .name("Chart")),
    ("cannot find type 'MKMapItem' in scope", .name("MKMapItem")),
    ("cannot find 'fot' in scope; did you mean 'for'?", .name("fot")),
    ("unknown attribute 'Model'", .name("@Model")),
    ("no macro named 'Query'", .name("#Query")),
    ("value of type 'some View' has no member 'chartXAxis'", .name("View.chartXAxis")),
    ("type 'Store<Int>' has no member 'shared'", .name("Store.shared")),
    ("'Item' is not a member type of enum 'App.Model'", .name("App.Model.Item")),
    ("no type named 'Date' in module 'Harbour'", .name("Harbour.Date")),
    ("cannot infer contextual base in reference to member 'red'", .consequence),
    ("consecutive statements on a line must be separated by ';'", .other),
  ])
  func messageNamesItsSubject(message: String, subject: DiagnosticSubject) {
    #expect(DiagnosticSubject(message) == subject)
  }

  @Test func nameIsAttributedToImportsOfItsFiles() {
    func error(_ file: String, _ line: Int, _ message: String) -> CompilerDiagnostic {
      CompilerDiagnostic(file: file, line: line, column: 1, message: message, text: message)
    }
    var collection = FindingsCollection()
    collection.add([
      error("/p/A.swift", 1, "no such module 'Charts'"),
      error("/p/A.swift", 2, "no such module 'Parse'"),
      error("/p/B.swift", 1, "no such module 'Parse'"),
      error("/p/C.swift", 1, "no such module 'CloudKit'"),
      error("/p/A.swift", 9, "cannot find 'BarMark' in scope"),
      error("/p/A.swift", 10, "cannot find 'Query' in scope"),
      error("/p/B.swift", 10, "cannot find 'PFQuery' in scope"),
      error("/p/A.swift", 11, "cannot find 'Elsewhere' in scope"),
      error("/p/A.swift", 11, "cannot find 'Elsewhere' in scope"),
      error("/p/A.swift", 12, "cannot infer contextual base in reference to member 'value'"),
      error("/p/D.swift", 12, "type 'A' does not conform to protocol 'B'"),
    ])
    let findings = collection.findings(
      target: "Widgets", declarations: ["Elsewhere": "/p/App/Elsewhere.swift:3"]
    ) { String($0.dropFirst(3)) }
    let origins = Dictionary(
      uniqueKeysWithValues: findings.names.map { ($0.name, $0.likelyModules) })
    #expect(
      origins == [
        "BarMark": ["Charts"], "Query": ["Charts", "Parse"], "PFQuery": ["Parse"], "Elsewhere": [],
      ])
    let elsewhere = findings.names.first { $0.name == "Elsewhere" }
    #expect(elsewhere?.declaration == "App/Elsewhere.swift:3")
    #expect(elsewhere?.locations == ["A.swift:11"])
    #expect(findings.modules.filter { !$0.isUsed }.map(\.name) == ["CloudKit"])
    #expect(findings.errors.map(\.location) == ["D.swift:12:1"])
    #expect(findings.consequences.map(\.location) == ["A.swift:12:1"])
    #expect(!findings.wouldBuild)
  }
}
