@_exported import ActivityKit
@_exported import Intents
@_exported import SwiftUI

// Compatibility (module): partial | | static and intent configurations, controls, Live Activities
