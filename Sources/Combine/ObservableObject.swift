/// An object whose changes are announced.
public protocol ObservableObject: AnyObject {}
