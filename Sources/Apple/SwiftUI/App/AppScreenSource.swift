import Foundation
import UIKit
import ViewArchive

/// The screen that an app's window fills, in points.
package struct AppScreenSize: Equatable, Sendable {
  var size: CGSize
  /// What the safe area leaves out, such as the status bar and the Home indicator.
  var insets: EdgeInsets
  var isRegularInWidth, isRegularInHeight: Bool
  /// nil on a device without one.
  var hinge: DeviceHinge?
  /// The parts that the hardware takes, in points of the screen.
  var regions: [ReservedRegion]

  package init(
    size: CGSize, insets: EdgeInsets, isRegularInWidth: Bool = false,
    isRegularInHeight: Bool = true, hinge: DeviceHinge? = nil, regions: [ReservedRegion] = []
  ) {
    self.size = size
    self.insets = insets
    self.isRegularInWidth = isRegularInWidth
    self.isRegularInHeight = isRegularInHeight
    self.hinge = hinge
    self.regions = regions
  }

  /// Until the device has named its own: the phone with a Dynamic Island.
  static var standard: AppScreenSize {
    AppScreenSize(
      size: CGSize(width: 393, height: 852),
      insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  }
}

/// The window of an app as the device sees it: a picture that takes touches.
@MainActor
package protocol AppScreenSource: AnyObject {
  /// Called when the window shows something else than the last `archive()`. At most once until the
  /// next call of `archive()`.
  var screenChanged: (@Sendable () -> Void)? { get set }
  /// Sets the screen and the environment that the device determines.
  func use(_ screen: AppScreenSize, _ environment: EnvironmentValues)
  /// What the window shows; nil if it has not appeared yet.
  func archive() -> ViewArchive?
  /// Runs the action of a view. Does nothing if the view is gone.
  func tap(_ number: UInt64)
  /// Sets the value of an input. Does nothing if the view is gone.
  func type(_ text: String, into number: UInt64)
  /// Scrolls the innermost scroll view at a point that can move in this direction. In points of the
  /// window; positive distances move the content up and to the left.
  func scroll(at point: CGPoint, by distance: CGSize)
}
