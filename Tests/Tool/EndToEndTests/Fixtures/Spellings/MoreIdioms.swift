import SwiftUI

/// `@FetchRequest` without an import of Core Data, and types that UIKit exports.
struct BoatList: View {
  @FetchRequest(sortDescriptors: []) private var boats: FetchedResults<Boat>

  var body: some View {
    if boats.isEmpty {
      ContentUnavailableView.search
    } else {
      ContentUnavailableView("\(boats.count) boats", image: "pier", description: Text("Here"))
    }
  }
}

func jpeg(_ data: NSMutableData) -> CGImageDestination? {
  CGImageDestinationCreateWithData(data, UTType.jpeg.identifier as CFString, 1, nil)
}

@MainActor func facts(of window: UIWindow) -> [Any?] {
  [
    window.windowScene, UIDevice.current.orientation, UIResponder.keyboardWillShowNotification,
    ProcessInfo.processInfo.isiOSAppOnMac,
  ]
}
