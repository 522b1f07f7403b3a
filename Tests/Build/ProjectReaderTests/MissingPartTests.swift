import Foundation
import Testing

@testable import ProjectReader

/// What a clone lacks, and the step that gets it.
@Suite struct MissingPartTests {
  @Test(arguments: [
    ("[submodule \"Core\"]\n\tpath = Libs/Core\n\turl = https://example.com/core.git\n", true),
    ("[submodule \"Libs\"]\n  path=Libs\n", true),
    ("[submodule \"Other\"]\npath = Libs/Co\n", false),
    ("path", false), ("", false),
  ])
  func packageInSubmoduleIsFound(text: String, isFound: Bool) throws {
    try withTemporaryFolder([".gitmodules": text]) { folder in
      let root = ProjectRoot(folders: [folder])
      #expect(root.isInSubmodule(folder.appendingPathComponent("Libs/Core")) == isFound)
    }
  }

  @Test func rootWithoutSubmodulesHasNone() throws {
    try withTemporaryFolder([:]) { folder in
      #expect(!ProjectRoot(folders: [folder]).isInSubmodule(folder))
    }
  }

  private static let folders: [([String], String?)] = [
    (["README.md", "project.yml.template"], "project.yml"),
    (["project.template.yml"], "project.yml"), (["project.yaml.example"], "project.yaml"),
    (["project.yml"], nil), (["docker-compose.yml.dist", "project.pbxproj.template"], nil),
  ]

  @Test(arguments: folders)
  func templateIsNamedWithItsCopy(names: [String], copy: String?) {
    #expect(ProjectTemplate.find(in: names)?.copy == copy)
  }

  @Test func repositoryWithTemplateSaysWhatToCopy() throws {
    try withTemporaryFolder(["package.json": "{}", "project.yml.template": ""]) { folder in
      let error = #expect(throws: ProjectError.self) { try ProjectSearch.locate(folder) }
      let text = "\(try #require(error))"
      #expect(text.hasSuffix("copy it to project.yml, and fill it in"), "\(text)")
    }
  }
}
