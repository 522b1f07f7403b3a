import CommandContext
import Foundation

extension ExtensionTemplate {
  /// Writes the files into a new folder. Throws `ToolError` without writing if the folder exists.
  func write(to folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw ToolError.unwritable(
        folder.path, reason: "it exists already; choose another NAME, or remove it first")
    } catch {
      throw ToolError.unwritable(folder.path, reason: "cannot create the folder")
    }
    for file in files {
      try OutputFile(url: folder.appendingPathComponent(file.name)).write(Data(file.text.utf8))
    }
  }
}
