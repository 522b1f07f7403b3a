import DataModelFile
import Foundation
import ProjectReader
import SourceScanner
import Testing

@testable import ExtensionBuilder

@Suite struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shop" representedClassName=".Shop" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <attribute name="rating" optional="YES" attributeType="Integer 16" \
    defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="distance" optional="YES" attributeType="Double"/>
        <relationship name="offers" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Offer" inverseName="shop" inverseEntity="Offer"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/>
        </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Offer" representedClassName="Market.Offer" codeGenerationType="category">
        <attribute name="opens" attributeType="Date" defaultDateTimeInterval="60"/>
        <relationship name="shop" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Shop" inverseName="offers" inverseEntity="Shop"/>
      </entity>
      <entity name="Note" representedClassName="NSManagedObject"/>
    </model>
    """

  /// A model with two versions, of which the first is the current one.
  private func model(_ contents: String = contents) throws -> DataModel {
    let folder = try TemporaryFolder()
    try folder.write(contents, to: "Market.xcdatamodeld/One.xcdatamodel/contents")
    try folder.write("<model/>", to: "Market.xcdatamodeld/Two.xcdatamodel/contents")
    try folder.write(
      """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>One.xcdatamodel</string></dict></plist>
      """, to: "Market.xcdatamodeld/.xccurrentversion")
    return try DataModel(
      contentsOf: folder.url.appendingPathComponent("Market.xcdatamodeld"), module: "Widgets",
      in: ProjectRoot(folders: [folder.url]))
  }

  @Test func currentVersionIsRead() throws {
    let model = try model()
    #expect(model.name == "Market")
    #expect(model.file.entities.map(\.name) == ["Shop", "Offer", "Note"])
    #expect(model.file.entities.map(\.className) == ["Widgets.Shop", "Market.Offer", nil])
    let shop = model.file.entities[0]
    #expect(shop.uniquenessConstraints == [["name"]])
    #expect(
      shop.attributes == [
        .init(name: "name", type: .string, isOptional: false),
        .init(name: "rating", type: .integer16, defaultValue: "3"),
        .init(name: "distance", type: .double),
      ])
    #expect(
      shop.relationships == [
        .init(
          name: "offers", destination: "Offer", inverse: "shop", isToMany: true,
          deletionRule: .cascade)
      ])
    #expect(model.file.entities[1].attributes[0].defaultValue == "60")
    #expect(!model.file.entities[1].relationships[0].isOptional)
  }

  @Test func classesAreGeneratedAsInModel() throws {
    let code = try #require(ManagedClassGenerator.generate(try model()))
    for line in [
      "public class Shop: NSManagedObject {}", "extension Shop: Identifiable {}",
      "  public class func fetchRequest() -> NSFetchRequest<Shop> {",
      "  public var `name`: String? {", "  public var `rating`: Int16 {",
      "  public var `distance`: NSNumber? {", "  public var `offers`: NSSet? {",
      "  public func addToOffers(_ value: Offer) {",
      "  public func removeFromOffers(_ values: NSSet) {",
      "extension Offer {", "  public var `shop`: Shop? {",
    ] {
      #expect(code.contains(line + "\n"), "\(line)")
    }
    #expect(!code.contains("class Offer"))
    #expect(!code.contains("Note"))
  }

  @Test(arguments: [
    ("<model><entity name=\"A\">", "line 1 is not well-formed XML in UTF-8"),
    ("no model", "line 1 is not well-formed XML in UTF-8"), ("", "no readable version"),
    ("<plist/>", "it has no element \"model\""),
    ("<model><entity name=\"A B; --\"/></model>", "\"A B; --\" is not a name"),
    (
      "<model><entity name=\"A\"><attribute name=\"b\" attributeType=\"Vector\"/></entity></model>",
      "the type \"Vector\""
    ),
  ])
  func damagedModelIsReported(_ contents: String, _ reason: String) {
    #expect {
      try model(contents)
    } throws: {
      "\($0)".contains("invalid data model") && "\($0)".contains(reason)
    }
  }

  @Test(
    arguments: [
      (
        "@NSManaged public var name: String?\nlet a = 1",
        "           public var name: String? { get { managedValue(forKey: \"name\") }"
          + " set { setManagedValue(newValue, forKey: \"name\") } }\nlet a = 1"
      ),
      (
        "@NSManaged var a: Set<Int>?; var b = 2",
        "           var a: Set<Int>? { get { managedValue(forKey: \"a\") }"
          + " set { setManagedValue(newValue, forKey: \"a\") } }; var b = 2"
      ),
      (
        "@NSManaged func addToItems(_ value: Item) // add\n@NSManaged func removeFromItems(_ v: NSSet)",
        "           func addToItems(_ value: Item) { managedAdd(value, toKey: \"items\") } // add\n"
          + "           func removeFromItems(_ v: NSSet) { managedRemove(v, fromKey: \"items\") }"
      ),
      (
        "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
        "           func insertIntoItems(_ value: Item, at idx: Int)"
          + " { managedUnsupported(\"insertIntoItems\") }"
      ),
      (
        "@objc override private init(entity: E, insertInto context: C?) {}",
        "      required         init(entity: E, insertInto context: C?) {}"
      ),
      (
        "public override init(entity: E, insertInto context: C?) {}",
        "public required init(entity: E, insertInto context: C?) {}"
      ),
      (
        "extension A {\n public override func willSave() { a() }\n} // b",
        """
        extension A {
         public          func _illSave() { a() }
        }; extension A: CoreData._WillSave {} // b
        """
      ),
      ("extension Note { func willSave() {}; override var a: Int { 1 }; func didSave() {} }", nil),
      ("class Note { override func willSave() {} }", nil),
      ("extension Note { struct A { override func didSave() {} } }", nil),
      ("extension Note { override func other() {} }", nil), ("extension Note { override func", nil),
      ("init(entity: E, insertInto context: C?) {}", nil),
      ("override init(entity: E, other context: C?) {}", nil),
      ("// @NSManaged var a: Int\n\"@NSManaged var b: Int\"", nil),
      ("@NSManaged", nil), ("@NSManaged var", nil), ("@NSManaged var a: [Int", nil),
    ] as [(String, String?)])
  func managedDeclarationsGetAccessors(_ source: String, _ expected: String?) {
    let bytes = Array(source.utf8)
    let result = SourceRewrite.rewritten(bytes, SwiftScanner.scan(bytes))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
