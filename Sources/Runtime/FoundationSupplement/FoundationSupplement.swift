// The parts of Apple's Foundation that widget sources use and Linux Foundation lacks. URLSession
// and URLRequest are in the separate module FoundationNetworking on Linux. On Apple's platforms,
// `NSData.compressed(using:)` is Foundation's.
import Compression
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import StringTables

// Compatibility (module): partial | Foundation | Swift's Foundation for Linux, with additions
//   (see below)
