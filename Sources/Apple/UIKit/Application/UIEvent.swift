/// A touch or another event. There are none here.
open class UIEvent: NSObject {}
open class UITouch: NSObject {}
