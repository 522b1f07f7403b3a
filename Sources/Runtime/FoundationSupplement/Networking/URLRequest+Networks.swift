// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking

/// The key of the data with which a download continues. Never set here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLRequest {
  /// Always true: no network is constrained here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true: no network is expensive here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Has no effect.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Always true: no network is constrained here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true: no network is expensive here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular
    case expensive
    case constrained
  }

  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication
    case backgroundUpdatesDisabled
    case insufficientSystemResources
  }

  /// Always nil.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  /// Always nil.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  /// Always nil.
  public var downloadTaskResumeData: Data? { nil }
}
