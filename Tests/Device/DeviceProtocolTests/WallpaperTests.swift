import DeviceEngine
import Foundation
import Testing

@testable import DeviceProtocol

/// The files of the user's wallpapers.
@Suite final class WallpaperTests {
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("wallpapers-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: state) }

  @Test func folderKeepsWhatIsShown() throws {
    let folder = WallpaperFolder(state: state)
    let (old, new) = (try folder.keep(Data([1])), try folder.keep(Data([2])))
    #expect(folder.picture(named: old) == Data([1]) && folder.picture(named: new) == Data([2]))
    folder.removeAll(except: [new])
    #expect(folder.picture(named: old) == nil && folder.picture(named: new) == Data([2]))
  }

  @Test(arguments: ["", "../device", "a"])
  func otherNamesAreNoPictures(name: String) {
    #expect(WallpaperFolder(state: state).picture(named: name) == nil)
  }

  @Test(arguments: [
    ("/dev/zero", "is not a file"), ("/nowhere/a.png", "is not a file"),
    (#filePath, "is not a PNG or JPEG file"),
  ])
  func otherFilesAreRefused(path: String, message: String) {
    #expect {
      try WallpaperFile(path: path)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test(arguments: [
    #"{"command":"wallpaper"}"#, #"{"command":"wallpaper","surface":"today"}"#,
    #"{"command":"wallpaper","surface":"home","file":"a.png"}"#,
    #"{"command":"wallpaper","surface":"home","file":"/a.png","data":"AAAA"}"#,
  ])
  func invalidCommandIsRejected(json: String) {
    #expect(throws: CommandError.self) { try CommandRequest(json: Data(json.utf8)) }
  }
}
