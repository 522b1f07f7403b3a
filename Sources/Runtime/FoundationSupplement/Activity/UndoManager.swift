import Foundation

/// Records how to undo changes. Each registration is a separate step.
///
/// It belongs to one thread, as on Apple's platforms.
open class UndoManager: NSObject {
  private enum Mode {
    case changing, undoing, redoing
  }

  private var undoSteps: [() -> Void] = []
  private var redoSteps: [() -> Void] = []
  private var mode = Mode.changing
  private var disabled = 0

  /// The number of steps that are kept; 0 keeps all.
  open var levelsOfUndo = 0
  open var canUndo: Bool { !undoSteps.isEmpty }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var isUndoing: Bool { mode == .undoing }
  open var isRedoing: Bool { mode == .redoing }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open private(set) var undoActionName = ""

  public override init() {
    super.init()
  }

  /// Adds a step. While a change is undone, the step redoes it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = { [weak target] in
      if let target { handler(target) }
    }
    if mode == .undoing { return redoSteps.append(step) }
    undoSteps.append(step)
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
    if mode == .changing { redoSteps = [] }
  }

  open func undo() { perform(undoSteps.popLast(), .undoing) }
  open func redo() { perform(redoSteps.popLast(), .redoing) }

  private func perform(_ step: (() -> Void)?, _ newMode: Mode) {
    guard let step, mode == .changing else { return }
    mode = newMode
    step()
    mode = .changing
  }

  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open func setActionName(_ actionName: String) { undoActionName = actionName }

  // Accepted: steps are not grouped.
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}
