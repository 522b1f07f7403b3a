import Foundation

/// `ProcessInfo()`, which Linux Foundation keeps to itself; see `SourceRewrite`.
public func _Process() -> ProcessInfo { .processInfo }
