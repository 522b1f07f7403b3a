// What Apple's Foundation has and Linux Foundation lacks, as far as widget sources use it.
// URLSession and URLRequest stand in a module of their own on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import StringTables
