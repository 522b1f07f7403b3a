// The parts of Apple's Foundation that widget sources use and Linux Foundation lacks. URLSession
// and URLRequest are in the separate module FoundationNetworking on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import StringTables
