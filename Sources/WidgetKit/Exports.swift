@_exported import ActivityKit
@_exported import Intents
@_exported import SwiftUI
