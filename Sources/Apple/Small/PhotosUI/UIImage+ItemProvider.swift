import UIKit

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .heic, .gif, .tiff].map(\.identifier)
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg].map(\.identifier)
  }

  /// Always throws: there is no provider with a picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { throw CocoaError(.featureUnsupported) }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isPNG = typeIdentifier == UTType.png.identifier
    completionHandler(isPNG ? pngData() : jpegData(compressionQuality: 1), nil)
    return nil
  }
}
