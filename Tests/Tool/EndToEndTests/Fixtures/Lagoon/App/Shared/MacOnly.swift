import AppKit

let macOnly: NSView? = nil
