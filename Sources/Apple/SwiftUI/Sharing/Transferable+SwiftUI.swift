@_exported import CoreTransferable

extension Image: Transferable {
  /// Images have no form here: they are drawn by the host.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { _ in
      throw CocoaError(.featureUnsupported)
    }
  }
}
