@_exported import SwiftUI

// Compatibility (module): works | | the same as SwiftUI
