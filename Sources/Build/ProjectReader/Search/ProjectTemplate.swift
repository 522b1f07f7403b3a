/// A file that a project is made from, such as `project.yml.template`.
package enum ProjectTemplate {
  private static let endings = ["template", "example", "sample", "dist"]

  /// The first template among the names of a folder's files, and the name of the copy to make.
  package static func find(in names: [String]) -> (template: String, copy: String)? {
    for name in names.sorted() {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 2, parts[0] == "project", parts.contains("yml") || parts.contains("yaml"),
        parts.contains(where: endings.contains)
      else { continue }
      return (name, parts.filter { !endings.contains($0) }.joined(separator: "."))
    }
    return nil
  }

  /// What to do with it.
  package static func advice(_ found: (template: String, copy: String)) -> String {
    "\(found.template) is the template of a project: copy it to \(found.copy), and fill it in"
  }
}
