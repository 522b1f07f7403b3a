import SourceScanner
import Testing

@testable import ExtensionBuilder

/// `#selector` and `#keyPath`, which become names in place.
@Suite struct RuntimeNameTests {
  @Test(arguments: [
    ("#selector(tick)", "_Sel(\"tick\")"),
    ("#selector(Model.add(_:))", "_Sel(\"add:\")"),
    ("#selector(self.move(by:with:))", "_Sel(\"moveBy:with:\")"),
    ("#selector(move(point:by:))", "_Sel(\"moveWithPoint:by:\")"),
    ("#selector(moveTo(point:))", "_Sel(\"moveToPoint:\")"),
    ("#selector(openURL(atPath:))", "_Sel(\"openURLAtPath:\")"),
    ("#selector(show(topic:_:))", "_Sel(\"showWithTopic::\")"),
    ("#selector(log(item:))", "_Sel(\"logWithItem:\")"),
    ("#selector(getter: A.b)", "_Sel(\"b\")"),
    ("#selector(setter: A.count)", "_Sel(\"setCount:\")"),
    ("#selector(add(_:) as (A) -> (Int) -> Void)", "_Sel(\"add:\")"),
    ("#keyPath(A.b)", "\"b\""),
    ("#keyPath(Outer.Inner.place.name)", "\"place.name\""),
    ("#keyPath(name)", "\"name\""),
    ("NSMutableAttributedString()", "_NSMutableAttributed()"),
    ("NSAttributedString()", "_NSAttributed()"),
  ])
  func becomesName(_ source: String, _ expected: String) {
    let text = Array(source.utf8)
    let result = SourceRewrite.rewritten(text, SwiftScanner.scan(text))
    let padding = String(repeating: " ", count: max(source.utf8.count - expected.utf8.count, 0))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected + padding)
  }

  @Test(arguments: [
    "#selector", "#selector(", "#selector()", "#keyPath(A)", "\"#selector(a)\"", "#selectors(a)",
    "// #keyPath(a)", "NSAttributedString(string: a)", "A.NSAttributedString()",
  ])
  func staysAsItIs(_ source: String) {
    let text = Array(source.utf8)
    #expect(SourceRewrite.rewritten(text, SwiftScanner.scan(text)) == nil)
  }

  @Test(arguments: [
    ("let a = XMLParser(data: b)", ["FoundationXML"]),
    ("class A: NSObject, XMLParserDelegate {}", ["FoundationXML"]),
    ("// XMLParser", []), ("\"XMLParser\"", []), ("class XMLParsers {}", []),
    ("let a = Notification.Name.NSManagedObjectContextDidSave", ["CoreData"]),
    ("@FetchRequest(sortDescriptors: []) var a: FetchedResults<B>", ["CoreData"]),
    ("CTFontManagerRegisterFontsForURL(a, .process, nil)", ["CoreText"]),
    ("let a = kCTFontVariationAttribute", ["CoreText"]), ("struct CTF {}", []),
  ])
  func findsModulesOfNames(_ source: String, _ modules: [String]) {
    #expect(SwiftScanner.scan(Array(source.utf8)).mentionedModules.sorted() == modules)
  }
}
