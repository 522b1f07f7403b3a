extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<OpensAppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }
}

// Only the Shortcuts app shows a result's button: the intent and the activity are ignored.
extension IntentResult {
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String? = nil
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String? = nil, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String? = nil
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  public static func result<Value, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String? = nil,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
