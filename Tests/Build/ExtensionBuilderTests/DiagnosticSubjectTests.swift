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
    ("incorrect argument label in call (have 'missing:', expected 'decorative:')", .call),
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
        "BarMark": ["Charts"], "Query": ["Parse"], "PFQuery": ["Parse"], "Elsewhere": [],
      ])
    let elsewhere = findings.names.first { $0.name == "Elsewhere" }
    #expect(elsewhere?.declaration == "App/Elsewhere.swift:3")
    #expect(elsewhere?.locations == ["A.swift:11"])
    #expect(findings.modules.filter { !$0.isUsed }.map(\.name) == ["CloudKit"])
    #expect(findings.errors.map(\.location) == ["D.swift:12:1"])
    #expect(findings.consequences.map(\.location) == ["A.swift:12:1"])
    #expect(!findings.wouldBuild)
  }

  /// The file imports SwiftUI, and the modules of each row that do not exist.
  @Test(
    arguments: [
      // A name is that of the module that declares it, also if another file imports it.
      ("CIFilter", ["Vision"], NameOrigin(home: "CoreImage", needsImport: true)),
      ("CIFilter.perspectiveCorrection", ["Vision"], NameOrigin(home: "CoreImage")),
      ("CMSampleBuffer", [], NameOrigin(home: "CoreMedia or CoreMotion")),
      (
        "CTFontManagerRegisterFontsForURL", [],
        NameOrigin(home: "CoreText", needsImport: true)
      ),
      ("kCTFontFeatureSettingsAttribute", ["Kit"], NameOrigin(home: "CoreText")),
      ("NSDataDetector", ["simd"], NameOrigin(home: "Foundation")),
      ("CMSampleBuffer", ["CoreMedia"], NameOrigin(missing: ["CoreMedia"], home: "CoreMedia")),
      ("VNRequest", ["Vision"], NameOrigin(missing: ["Vision"], home: "Vision")),
      ("VNRequest", [], NameOrigin(home: "Vision", needsImport: true)),
      ("simd_dot", ["simd"], NameOrigin(missing: ["simd"], home: "simd")),
      ("IndexSetting", ["simd"], NameOrigin()),
      // Only the import is missing, unless the platform lacks the module.
      ("UIColor", [], NameOrigin(home: "UIKit", needsImport: true)),
      ("UIColor", ["Kit"], NameOrigin(home: "UIKit", needsImport: true)),
      ("NSColor", [], NameOrigin(home: "AppKit")),
      ("View", [], NameOrigin(home: "SwiftUI")),
      // Other packages can have any name, and extend any type.
      ("Query", ["Kit"], NameOrigin(missing: ["Kit"])),
      ("View.glow", ["Kit", "Vision"], NameOrigin(missing: ["Kit"])),
      ("View.glow", ["Vision"], NameOrigin(home: "SwiftUI")),
      ("Widgetry", ["Kit", "Vision"], NameOrigin(missing: ["Kit"])),
      ("Widgetry", ["CoreAudio"], NameOrigin(missing: ["CoreAudio"])),
      ("Widgetry", ["Vision"], NameOrigin()), ("Widgetry", [], NameOrigin()),
    ] as [(String, Set<String>, NameOrigin)])
  func nameIsThatOfItsModule(name: String, missing: Set<String>, origin: NameOrigin) {
    let imports = FileImports(all: ["A": missing.union(["SwiftUI"])], missing: ["A": missing])
    #expect(imports.origin(of: name, in: ["A"]) == origin)
  }

  @Test func exportedModuleIsVisibleInOtherFiles() {
    let imports = FileImports(
      missing: ["A": ["Missing", "Other"], "B": []], exported: ["Missing", "SwiftUI"])
    #expect(imports.origin(of: "Thing", in: ["B"]) == NameOrigin(missing: ["Missing"]))
  }
}
