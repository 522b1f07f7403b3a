import Foundation
import Testing

@testable import ProjectReader

/// Names of a project become files, folders and arguments.
@Suite struct ProjectNameTests {
  @Test(arguments: ["Tide Widgets", "Kit.framework", "ウィジェット", "a-b_c", "A@2", "C++"])
  func namesAreAccepted(text: String) {
    #expect(ProjectName(text)?.text == text)
  }

  @Test(arguments: [
    ("", "it is empty"), ("..", "it begins with \".\""), (".ssh", "it begins with \".\""),
    ("../../.ssh/config", "it contains \"/\""), ("/etc/cron.d/x", "it contains \"/\""),
    ("a/b", "it contains \"/\""), ("-o", "it begins with \"-\""),
    ("@evil.rsp", "it begins with \"@\""), ("a\nb", "it contains a control character"),
    ("a\u{0}b", "it contains a control character"),
    ("a\u{1b}[2J", "it contains a control character"),
    (String(repeating: "x", count: 201), "it has more than 200 bytes"),
  ])
  func othersAreRefused(text: String, reason: String) {
    let file = URL(fileURLWithPath: "/p/A.xcodeproj")
    #expect(ProjectName(text) == nil)
    let error = #expect(throws: ProjectError.self) {
      try ProjectName(text, "the name of a target", in: file)
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("/p/A.xcodeproj: the name of a target, \""))
    #expect(message.hasSuffix("cannot be used: \(reason); rename it"), "\(message)")
    #expect(!message.contains("\u{1b}") && !message.contains("\n"))
  }

  private static func xcode(name: String, type: String, product: String, module: String) -> String {
    """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, );};
      G = {isa = PBXGroup; children = (); sourceTree = "<group>";};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = "\(product)"; PRODUCT_MODULE_NAME = "\(module)";};};
      F = {isa = PBXFileReference; path = "\(product)"; sourceTree = BUILT_PRODUCTS_DIR;};
      T = {isa = PBXNativeTarget; name = "\(name)"; productReference = F; buildPhases = ();
        buildConfigurationList = L; productType = "com.apple.product-type.\(type)";};
    }; rootObject = P;}
    """
  }

  @Test(arguments: [
    (xcode(name: "../../../x", type: "tool", product: "T", module: "T"), "the name of a target"),
    (
      xcode(name: "T", type: "framework", product: "../../../.ssh/config", module: "T"),
      "the path of the product of the target T"
    ),
    (
      xcode(name: "T", type: "bundle", product: "../../T", module: "T"),
      "the product name of the target T"
    ),
  ])
  func namesOfXcodeProjectsAreChecked(text: String, kind: String) throws {
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj")).targets()
      }
      guard case .invalidName(let file, kind, _, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(file == folder.path + "/A.xcodeproj")
    }
  }

  @Test(arguments: [
    #"name: "../x", targets: [.target(name: "A")]"#,
    #"name: "A", targets: [.target(name: "../x")]"#,
    #"name: "@x", targets: [.target(name: "A")]"#,
    #"name: "A", products: [.library(name: "a/b", targets: ["A"])], targets: [.target(name: "A")]"#,
  ])
  func namesOfPackagesAreChecked(arguments: String) throws {
    let files = ["Package.swift": "let package = Package(\(arguments))", "Sources/A/A.swift": ""]
    try withTemporaryFolder(files) { folder in
      let error = #expect(throws: ProjectError.self) { try PackageManifest(folder: folder) }
      guard case .invalidName(folder.path + "/Package.swift", _, _, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: [
    ("project.yml", "targets: {\"../../x\": {type: app-extension, sources: []}}"),
    ("project.yml", "targets: {\"@x\": {type: application}}"),
    ("T/expo-target.config.js", "{type: \"widget\", name: \"../../x\"}"),
  ])
  func namesOfDescriptionsAreChecked(file: String, text: String) throws {
    try withTemporaryFolder([file: text, "T/A.swift": ""]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try ProjectContents(of: folder.appendingPathComponent(file), ReadingOptions())
      }
      guard case .invalidName? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: ["../x", "@x", "a/b"])
  func namesOfStubsAreChecked(module: String) throws {
    let files = [".vitrine.json": "{\"stubs\": {\"\(module)\": \"S.swift\"}}", "S.swift": ""]
    try withTemporaryFolder(files) { folder in
      let error = #expect(throws: ProjectError.self) { try ProjectConfiguration.find(for: folder) }
      #expect(error?.description.hasSuffix("\"\(module)\" is not the name of a module") == true)
    }
  }
}
