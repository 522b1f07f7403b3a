// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import FoundationSupplement
import UniformTypeIdentifiers

// Compatibility (module): accepted | CoreServices, MobileCoreServices | the old names of type
//   identifiers

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A string that a function returns, as sources for Apple's platforms read it.
public struct _UnmanagedString: Sendable {
  fileprivate let content: CFString
  public func takeRetainedValue() -> CFString { content }
  public func takeUnretainedValue() -> CFString { content }
}

public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _UnmanagedString? {
  let tagClass: UTTagClass =
    inTagClass == kUTTagClassMIMEType ? .mimeType : .filenameExtension
  return UTType(tag: inTag, tagClass: tagClass, conformingTo: nil).map {
    _UnmanagedString(content: $0.identifier)
  }
}

public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _UnmanagedString? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { _UnmanagedString(content: $0) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
