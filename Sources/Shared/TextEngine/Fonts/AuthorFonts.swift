internal import CPango
import Foundation
import Synchronization

/// The fonts that an extension or app brings: those that `UIAppFonts` in its property list names,
/// and those that its code registers.
///
/// ```swift
/// AuthorFonts.declare(in: resources)
/// // Font.custom("Lobster", size: 24) is now drawn with Lobster-Regular.ttf of the bundle.
/// ```
/// Only the process of the extension or app has them: the host never opens a font of the author.
/// Text in such a font is archived as outlines (`AuthorOutlines`).
///
/// The fonts belong to the process, as on iOS, so this is global.
public enum AuthorFonts {
  /// A face in one of the files.
  struct Face: Equatable {
    var family: String
    /// The family, the full name and the PostScript name, lowercased.
    var names: [String]
    /// The weight in OpenType's scale, 1…1000.
    var weight: Double
    var isItalic: Bool
    var isMonospaced = false
  }

  /// Why a file was not registered.
  public enum Failure: Error, Equatable, Sendable {
    case notFound, notAFont, tooLarge, alreadyRegistered
  }

  /// The largest file, in bytes.
  static let sizeLimit = 64 << 20

  private struct State {
    var files: [String] = []
    var faces: [String: Face] = [:]
    var notices: [String] = []
    var isDeclared = false
    /// The fonts in the resources that the property list does not name, by their names; nil until
    /// one is looked for.
    var undeclared: [String: String]?
    var resources: URL?
  }

  private static let state = Mutex(State())

  /// Registers the fonts that `UIAppFonts` in the resources' `Info.plist` names. Only the first
  /// call has an effect.
  public static func declare(in resources: URL) {
    let isFirst = state.withLock { state in
      defer { state.isDeclared = true }
      state.resources = resources
      return !state.isDeclared
    }
    guard isFirst else { return }
    for name in declaredNames(in: resources) {
      guard let file = file(name, in: resources) else {
        note("UIAppFonts names \(name), which is not in the bundle: copy it into the resources.")
        continue
      }
      switch register(file) {
      case .notAFont: note("UIAppFonts names \(name), which is not a font that can be read.")
      case .tooLarge:
        note("\(name) is not used: it is larger than \(sizeLimit >> 20) MB.")
      case .notFound, .alreadyRegistered, nil: break
      }
    }
  }

  /// Registers a font file of the process. Returns nil if it is used from now on.
  @discardableResult
  public static func register(_ file: URL) -> Failure? {
    switch registeredFaces(of: file) {
    case .success: nil
    case .failure(let failure): failure
    }
  }

  /// Registers a font file of the process, and returns its faces.
  private static func registeredFaces(of file: URL) -> Result<[Face], Failure> {
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
      return .failure(.notFound)
    }
    guard size <= sizeLimit else { return .failure(.tooLarge) }
    let faces = faces(of: file)
    guard !faces.isEmpty else { return .failure(.notAFont) }
    return state.withLock { state in
      guard !state.files.contains(file.path) else { return .failure(.alreadyRegistered) }
      state.files.append(file.path)
      for face in faces {
        // The regular face of a family has the family's name.
        for name in face.names {
          let isPlain = face.weight == 400 && !face.isItalic
          if state.faces[name] == nil || isPlain { state.faces[name] = face }
        }
      }
      return .success(faces)
    }
  }

  /// Registers the fonts in a folder, without its folders, and returns their faces.
  ///
  /// - Parameter maximum: The number of files that are read, in alphabetical order.
  static func register(contentsOf folder: URL, maximum: Int) -> [Face] {
    let names = fontFiles(in: folder)
    if names.count > maximum {
      note("Only \(maximum) of the \(names.count) fonts in \(folder.path) are used.")
    }
    return names.prefix(maximum).flatMap { name in
      (try? registeredFaces(of: folder.appendingPathComponent(name)).get()) ?? []
    }
  }

  /// The names of the files in a folder that are fonts by their extensions, sorted.
  private static func fontFiles(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { ["ttf", "otf", "ttc"].contains($0.fileExtension) }.sorted()
  }

  /// The files, in the order of their registration.
  static var files: [String] { state.withLock { $0.files } }

  /// The face with a family's, full or PostScript name.
  static func face(named name: String) -> Face? {
    state.withLock { $0.faces.isEmpty ? nil : $0.faces[name.lowercased()] }
  }

  /// Whether a name is that of a registered font.
  public static func hasFont(named name: String) -> Bool { face(named: name) != nil }

  /// The file in the resources that has a font, but that the property list does not name.
  static func undeclaredFile(withFont name: String) -> String? {
    state.withLock { state in
      guard let resources = state.resources else { return nil }
      if state.undeclared == nil {
        state.undeclared = [:]
        for file in fontFiles(in: resources) {
          for face in Self.faces(of: resources.appendingPathComponent(file)) {
            for name in face.names { state.undeclared?[name] = file }
          }
        }
      }
      return state.undeclared?[name.lowercased()]
    }
  }

  /// Returns and removes the notices of fonts that are not used.
  static func drainNotices() -> [String] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  static func note(_ text: String) { state.withLock { $0.notices.append(text) } }

  private static func declaredNames(in resources: URL) -> [String] {
    let file = resources.appendingPathComponent("Info.plist")
    let values = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return values?["UIAppFonts"] as? [String] ?? []
  }

  /// A file that the property list names. Xcode copies files without their folders.
  private static func file(_ name: String, in resources: URL) -> URL? {
    guard !name.split(separator: "/").contains("..") else { return nil }
    return [name, (name as NSString).lastPathComponent].lazy
      .map { resources.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The faces of a file; empty if it is not a font.
  private static func faces(of file: URL) -> [Face] {
    guard let config = FcConfigCreate() else { return [] }
    defer { FcConfigDestroy(config) }
    guard FcConfigAppFontAddFile(config, file.path) != 0,
      let set = FcConfigGetFonts(config, FcSetApplication)
    else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = set.pointee.fonts[index],
        let family = FontLibrary.string(FC_FAMILY, of: pattern)
      else { return nil }
      var weight = 0.0
      var slant: Int32 = 0
      let hasWeight = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      var spacing: Int32 = 0
      FcPatternGetInteger(pattern, FC_SPACING, 0, &spacing)
      let names = [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME].compactMap {
        FontLibrary.string($0, of: pattern)?.lowercased()
      }
      return Face(
        family: family, names: names,
        weight: hasWeight ? FcWeightToOpenTypeDouble(weight).rounded() : 400, isItalic: slant > 0,
        isMonospaced: spacing == FC_MONO)
    }
  }
}

extension String {
  fileprivate var fileExtension: String { (self as NSString).pathExtension.lowercased() }
}
