import Foundation
import ProjectReader
import StringTables
import Testing

@testable import ExtensionBuilder

/// Complete builds that run the compiler.
@Suite(.serialized) struct ExtensionBuilderTests {
  private func build(_ folder: TemporaryFolder) async throws -> ExtensionBuilder.Result {
    let frameworks = try #require(builtFrameworks, "run swift build first")
    return try await ExtensionBuilder.build(
      folder: folder.url.appendingPathComponent("My Widget"),
      output: folder.url.appendingPathComponent("out/W.vitrine"),
      options: .init(frameworks: frameworks, cache: testCache))
  }

  private func run(_ bundle: ExtensionBundle) throws -> String {
    let process = Process()
    process.executableURL = bundle.executable
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func buildsBundleFromFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import Intents
      @main struct Program {
        static func main() throws {
          #if os(iOS) && canImport(Foundation)
          let defaults = try ChooseIntent.configured(with: [:])
          let other = try ChooseIntent.configured(with: ["hero": .string("unknown")])
          print(defaults.hero, other.hero, ChooseIntent().hero, Program.text)
          print(ChooseIntent.configurationDescription.parameters.map(\\.name))
          print(FileManager.default.currentDirectoryPath.isEmpty)
          print(Bundle.main.bundleIdentifier ?? "none")
          #endif
        }
      }
      """, to: "My Widget/Main.swift")
    try folder.write("extension Program { static let text = \"first\" }", to: "My Widget/B.swift")
    try folder.write("this is not Swift", to: "My Widget/Tests/T.swift")
    try folder.write("data", to: "My Widget/Media/note.txt")
    try folder.write("{", to: "My Widget/A.xcassets/B.imageset/Contents.json")
    try folder.write(
      IntentClassGeneratorTests.sample, to: "My Widget/Choose.intentdefinition")
    let result = try await build(folder)
    #expect(result.wasBuilt)
    #expect(result.bundle.information.moduleName == "My_Widget")
    #expect(folder.names == ["My Widget", "out"])
    #expect(
      try run(result.bundle) == """
        panda unknown unknown first
        ["hero", "city", "isLoud", "names"]
        false
        local.vitrine.My-Widget.widgets

        """)
    let note = result.bundle.resources.appendingPathComponent("note.txt")
    #expect(try String(contentsOf: note, encoding: .utf8) == "data")

    let unchanged = try await build(folder)
    #expect(!unchanged.wasBuilt, "nothing has changed")
    #expect(unchanged.notices == result.notices && !result.notices.isEmpty, "\(result.notices)")
    try folder.write("extension Program { static let text = \"second\" }", to: "My Widget/B.swift")
    let again = try await build(folder)
    #expect(again.wasBuilt)
    #expect(try run(again.bundle).contains("second"))

    // A failure keeps the bundle. The diagnostic has the path, line and text of the original file.
    try folder.write(
      "#if os(iOS)\nlet wrong: Int = \"\"\n#endif\n", to: "My Widget/C.swift")
    await #expect {
      _ = try await build(folder)
    } throws: { error in
      guard case .compilation(let diagnostics)? = error as? BuildError,
        let diagnostic = diagnostics.first, diagnostics.count == 1
      else { return false }
      return diagnostic.file == folder.url.appendingPathComponent("My Widget/C.swift").path
        && diagnostic.line == 2 && diagnostic.text.contains("let wrong: Int = \"\"")
    }
    #expect(try run(again.bundle).contains("second"))
    let inside = folder.url.appendingPathComponent("out").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: inside) == ["W.vitrine"])
  }

  @Test(arguments: ["AVFoundation", "AVFAudio"])
  func soundImportLinksSoundLibrary(_ module: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import \(module)
      @main struct Program {
        static func main() {
          do {
            _ = try AVAudioPlayer(data: Data("no sound".utf8))
          } catch {
            print((error as NSError).code == Int(kAudioFileUnsupportedFileTypeError))
          }
        }
      }
      """, to: "My Widget/Main.swift")
    let bundle = try await build(folder).bundle
    #expect(try run(bundle) == "true\n")
    #expect(try linksSoundLibrary(bundle))
  }

  @Test func soundLibraryIsNotLinkedByDefault() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n@main struct A { static func main() {} }", to: "My Widget/A.swift")
    try folder.write("print('no resource')", to: "My Widget/tool.py")
    let bundle = try await build(folder).bundle
    #expect(try !linksSoundLibrary(bundle))
    let script = bundle.resources.appendingPathComponent("tool.py")
    #expect(!FileManager.default.fileExists(atPath: script.path))
  }

  /// Whether the executable is linked with the sound library.
  private func linksSoundLibrary(_ bundle: ExtensionBundle) throws -> Bool {
    try Data(contentsOf: bundle.executable).range(of: Data("libVitrineSound.so".utf8)) != nil
  }

  @Test func cryptographyImportLinksItsLibrary() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import CryptoKit
      import Security
      import UniformTypeIdentifiers
      @main struct Program {
        static func main() {
          let digest = SHA256.hash(data: Data("abc".utf8))
          print(digest, UTType.png.preferredMIMEType ?? "", errSecItemNotFound)
        }
      }
      """, to: "My Widget/Main.swift")
    let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(
      try run(await build(folder).bundle) == "SHA256 digest: \(digest) image/png -25300\n")
  }

  @Test func reportsSeveralEntryPoints() async throws {
    let folder = try TemporaryFolder()
    let text = "@main struct NAME { static func main() {} }"
    for name in ["A", "B"] {
      try folder.write(
        text.replacingOccurrences(of: "NAME", with: name), to: "My Widget/\(name).swift")
    }
    let sources = folder.url.appendingPathComponent("My Widget").path
    let expected = BuildError.severalEntryPoints(["\(sources)/A.swift:1", "\(sources)/B.swift:1"])
    await #expect(throws: expected) { try await build(folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out/W.vitrine"))
  }

  @Test func rejectsFolderWithoutEntryPoint() async throws {
    let folder = try TemporaryFolder()
    try folder.write("// @main\nstruct A {}", to: "My Widget/A.swift")
    let path = folder.url.appendingPathComponent("My Widget").path
    await #expect(throws: BuildError.noEntryPoint(folder: path)) { try await build(folder) }
  }

  @Test func rejectsFolderWithoutSources() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "My Widget/readme.txt")
    let path = folder.url.appendingPathComponent("My Widget").path
    await #expect(throws: BuildError.noSources(path)) { try await build(folder) }
  }

  @Test func rejectsMissingFolder() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("My Widget").path
    await #expect(throws: BuildError.folderMissing(path)) { try await build(folder) }
  }

  @Test func doesNotReplaceOtherFolders() async throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "My Widget/A.swift")
    try folder.write("mine", to: "out/W.vitrine/diary.txt")
    let path = folder.url.appendingPathComponent("out/W.vitrine").path
    await #expect(throws: BuildError.outputOccupied(path)) { try await build(folder) }
    #expect(FileManager.default.fileExists(atPath: path + "/diary.txt"))
  }

  @Test func rejectsOutputBelowFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "My Widget/A.swift")
    try folder.write("a file", to: "out")
    let path = folder.url.appendingPathComponent("out/W.vitrine").path
    await #expect {
      _ = try await build(folder)
    } throws: { error in
      if case .outputUnwritable(path, _)? = error as? BuildError { true } else { false }
    }
  }

  @Test func reportsMissingFrameworks() async throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct A { static func main() {} }", to: "A.swift")
    let expected = BuildError.frameworksMissing(searched: ["/nowhere"])
    await #expect(throws: expected) {
      try await ExtensionBuilder.build(
        folder: folder.url, output: folder.url.appendingPathComponent("W.vitrine"),
        options: .init(frameworks: PrebuiltFrameworks(folder: URL(fileURLWithPath: "/nowhere"))))
    }
  }

  @Test func missingCompilerErrorExplainsInstallation() async throws {
    let folder = try TemporaryFolder()
    await #expect {
      try await SwiftCompiler.located(scratch: folder.url, path: folder.url.path)
    } throws: { error in
      "\(error)".contains("swiftc not found in PATH; install Swift 6.3")
    }
  }

  @Test(arguments: [
    ("{}", "not an extension bundle"), ("{\"formatVersion\": 2}", "not an extension bundle"),
    ("{\"formatVersion\": 9}", "bundle format 9 is not supported; build the extension again"),
    (
      """
      {"formatVersion": 2, "moduleName": "W", "toolchain": "", "contentHash": "",
       "frameworks": {"path": "/nowhere/lib.so", "size": 1, "modified": 2}}
      """, "was linked with another build of /nowhere/lib.so; build the extension again"
    ),
  ])
  func rejectsUnusableBundles(_ information: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(information, to: "W.vitrine/Info.json")
    #expect {
      try ExtensionBundle(contentsOf: folder.url.appendingPathComponent("W.vitrine"))
    } throws: { error in
      "\(error)".contains(reason)
    }
  }

  /// A bundle without hashes comes from an earlier release.
  @Test func changedExecutableIsDamaged() throws {
    let folder = try TemporaryFolder()
    try folder.write("library", to: "lib.so")
    try folder.write("program", to: "W.vitrine/W")
    let url = folder.url.appendingPathComponent("W.vitrine")
    let program = url.appendingPathComponent("W")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: program.path)
    var information = ExtensionBundle.Information(
      formatVersion: ExtensionBundle.Information.formatVersion, moduleName: "W", toolchain: "",
      contentHash: "",
      frameworks: try #require(
        FrameworksIdentity(library: folder.url.appendingPathComponent("lib.so").path)))
    func open() throws -> ExtensionBundle {
      let json = String(decoding: try JSONEncoder().encode(information), as: UTF8.self)
      try folder.write(json, to: "W.vitrine/Info.json")
      return try ExtensionBundle(contentsOf: url)
    }
    try open().verify()
    information.executables = ["W": try ExtensionBundle.hash(of: program)]
    let bundle = try open()
    try bundle.verify()
    let file = try FileHandle(forWritingTo: program)
    try file.write(contentsOf: Data("P".utf8))
    try file.close()
    #expect(throws: BundleError.damaged(program.path)) { try bundle.verify() }
    information.executables = [:]
    #expect(throws: BundleError.damaged(program.path)) { try open().verify() }
  }

  @Test(arguments: [
    ("{", nil as Int?, "not valid JSON"),
    ("{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {}}}", 3, "not valid JSON"),
    ("{\n  \"strings\": {}\n}", 1, "the catalog has no \"sourceLanguage\""),
    (
      """
      {
        "sourceLanguage": "en",
        "strings": {
          "Hello": { "localizations": { "de": { "stringUnit": { "value": 7 } } } }
        }
      }
      """, 4, "strings > Hello > localizations > de > stringUnit > value has the wrong type"
    ),
  ])
  func malformedStringCatalogEndsBuild(text: String, line: Int?, reason: String) throws {
    let problem = try #require(StringCatalogProblem(in: Data(text.utf8)))
    if let line { #expect(problem.line == line) }
    #expect(problem.reason == reason)
    let error = BuildError.invalidStringCatalog(
      file: "/a/L.xcstrings", line: 3, reason: problem.reason)
    #expect("\(error)" == "/a/L.xcstrings:3: error: invalid string catalog: \(reason)")
  }

  @Test(arguments: [
    ("My Widget", "My_Widget"), ("2048", "_2048"), ("SwiftUI", "_SwiftUI"), ("日", "_"),
    ("Game-Status", "Game_Status"),
  ])
  func derivesModuleNameFromFolder(_ folder: String, _ expected: String) {
    #expect(ModuleName.derived(from: folder) == expected)
  }
}
