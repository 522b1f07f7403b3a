// Compatibility: partial | `URL.documentsDirectory` and the other folders, `URLSession.bytes`,
//   `.lines` | a response is loaded completely before its first byte

// The folders of the extension's or app's container. Foundation for Linux has `homeDirectory` and
// `temporaryDirectory`. Source: Foundation (iOS 16).
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  public static var trashDirectory: URL { folder(.trashDirectory) }
  public static var userDirectory: URL { folder(.userDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}
