import Foundation

/// A picture in which a rule found something.
package struct AuditPicture: Equatable, Sendable {
  /// A PNG file.
  var png: Data
  /// In points.
  var size: CGSize
  /// Where the defect is, in points; nil for the whole picture.
  var frame: CGRect?
}
