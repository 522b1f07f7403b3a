import Foundation
import GoldenFiles
import ProjectReader
import Testing

@testable import ExtensionBuilder

@Suite struct IntentClassGeneratorTests {
  private func definition(_ text: String) throws -> IntentDefinitionFile {
    let folder = try TemporaryFolder()
    return try IntentDefinitionFile(
      contentsOf: folder.write(text, to: "A.intentdefinition"),
      in: ProjectRoot(folders: [folder.url]))
  }

  @Test func generatedClassesMatchGolden() throws {
    let definition = try definition(Self.sample)
    try expectGolden(IntentClassGenerator.generate(definition), "Ranger.swift.txt")
  }

  /// An intent of the system has its class in Intents, and its enums are those of the system. An
  /// enum property of an object has no nil.
  @Test func systemTypesAreNotGenerated() throws {
    let text = IntentClassGenerator.generate(
      try definition(
        """
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>
        <key>INEnumValues</key><array><dict><key>INEnumValueIndex</key><integer>0</integer>
        <key>INEnumValueName</key><string>unknown</string></dict></array></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Mark</string>
        <key>INTypeProperties</key><array><dict>
        <key>INTypePropertyName</key><string>kind</string>
        <key>INTypePropertyType</key><string>Integer</string>
        <key>INTypePropertyEnumType</key><string>Kind</string></dict></array></dict></array>
        <key>INIntents</key><array>
        <dict><key>INIntentName</key><string>PlayMedia</string>
        <key>INIntentType</key><string>System</string></dict>
        <dict><key>INIntentName</key><string>Play</string><key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>mode</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>PlaybackRepeatMode</string>
        <key>INIntentParameterEnumTypeNamespace</key><string>System</string></dict></array></dict>
        </array></dict></plist>
        """))
    #expect(text.contains("public var kind: Kind = .`unknown`"), "\(text)")
    #expect(!text.contains("PlayMedia"), "\(text)")
    #expect(text.contains("public var mode: NSNumber?"), "\(text)")
  }

  @Test(arguments: [
    ("not a list", "isn"),
    ("<plist version=\"1.0\"><array/></plist>", "expected a dictionary"),
    (
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>a b</string></dict></array></dict></plist>
      """, "\"a b\" is not a class name"
    ),
    (
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>A</string><key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>hero</string>
      <key>INIntentParameterEnumType</key><string>Hero</string></dict></array>
      </dict></array></dict></plist>
      """, "AIntent.hero has the unknown enum type Hero"
    ),
  ])
  func rejectsInvalidDefinition(_ text: String, _ reason: String) {
    #expect {
      try definition(text)
    } throws: { error in
      guard case .invalidIntentDefinition(let file, let found)? = error as? BuildError else {
        return false
      }
      return file.hasSuffix("A.intentdefinition") && (found.contains(reason) || reason == "isn")
    }
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b\\(c)", "\"a\\\"b\\\\(c)\""), ("a\nb", "\"a\\u{a}b\""),
  ])
  func escapesStringLiterals(_ text: String, _ expected: String) {
    #expect(IntentClassGenerator.literal(text) == expected)
  }

  /// With a class prefix, parameters refer to the names without it.
  @Test func usesClassNamesOfEnumsAndTypes() throws {
    let folder = try TemporaryFolder()
    let text = Self.sample
      .replacing(
        "<key>INEnumName</key>",
        with: "<key>INEnumClassName</key><string>XYHero</string><key>INEnumName</key>"
      )
      .replacing(
        "<key>INTypeName</key>",
        with: "<key>INTypeClassName</key><string>XYCity</string><key>INTypeName</key>")
    try folder.write(text, to: "A.intentdefinition")
    let definition = try IntentDefinitionFile(
      contentsOf: folder.url.appendingPathComponent("A.intentdefinition"),
      in: ProjectRoot(folders: [folder.url]))
    #expect(definition.enumerations.map(\.name) == ["XYHero"])
    #expect(definition.objects.map(\.name) == ["XYCity"])
    let kinds = definition.intents.first?.parameters.map(\.kind)
    #expect(kinds?.prefix(2) == [.enumeration("XYHero"), .object("XYCity")])
    let code = IntentClassGenerator.generate(definition)
    #expect(code.contains("public enum XYHero: Int"))
    #expect(code.contains("public class XYCity: INObject"))
    #expect(code.contains("public var hero: XYHero {"))
  }

  private static func parameter(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterDisplayName</key><string>The \(name)</string>
    <key>INIntentParameterType</key><string>\(type)</string>\(more)</dict>
    """
  }

  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Hero</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>panda</string><key>INEnumValueIndex</key>
          <integer>1</integer><key>INEnumValueDisplayName</key><string>Power "Panda"</string></dict>
      </array></dict></array>
    <key>INTypes</key><array><dict><key>INTypeName</key><string>City</string>
      <key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string></dict>
        <dict><key>INTypePropertyName</key><string>country</string>
          <key>INTypePropertyType</key><string>String</string></dict>
      </array></dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Choose</string>
      <key>INIntentTitle</key><string>Choose</string>
      <key>INIntentParameters</key><array>
    \(parameter("hero", "Integer", """
      <key>INIntentParameterEnumType</key><string>Hero</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataDefaultValue</key><string>panda</string></dict>
      """))
    \(parameter("city", "Object", """
      <key>INIntentParameterObjectType</key><string>City</string>
      <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
      """))
    \(parameter("isLoud", "Boolean"))
    \(parameter("names", "String", """
      <key>INIntentParameterSupportsMultipleValues</key><true/>
      """))
      </array></dict></array>
    </dict></plist>
    """
}
