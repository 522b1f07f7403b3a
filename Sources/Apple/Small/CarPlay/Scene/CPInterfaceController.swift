/// Never called: no template is shown.
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// A stack of templates, which are not shown. Changes of it succeed.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var prefersDarkUserInterfaceStyle = false
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?

  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  open var carTraitCollection: UITraitCollection { .current }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }

  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }

  /// The root stays.
  open func popTemplate(
    animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }

  open func popToRootTemplate(
    animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }

  /// Does nothing if the template is not in the stack.
  open func pop(
    to targetTemplate: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    if let index = templates.lastIndex(where: { $0 === targetTemplate }) {
      templates.removeSubrange((index + 1)...)
    }
    completion?(true, nil)
  }

  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }

  open func dismissTemplate(
    animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}

extension CPInterfaceController {
  @discardableResult
  public func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
    setRootTemplate(rootTemplate, animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool {
    pushTemplate(templateToPush, animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func popTemplate(animated: Bool) async throws -> Bool {
    popTemplate(animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func popToRootTemplate(animated: Bool) async throws -> Bool {
    popToRootTemplate(animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func pop(to targetTemplate: CPTemplate, animated: Bool) async throws -> Bool {
    pop(to: targetTemplate, animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool
  ) async throws -> Bool {
    presentTemplate(templateToPresent, animated: animated, completion: nil)
    return true
  }

  @discardableResult
  public func dismissTemplate(animated: Bool) async throws -> Bool {
    dismissTemplate(animated: animated, completion: nil)
    return true
  }
}
