// As on Apple's platforms, importing this module shows Foundation.
@_exported import Foundation
@_exported import FoundationSupplement
