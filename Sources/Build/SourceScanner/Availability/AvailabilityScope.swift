internal import SwiftSyntax

/// What conditions and attributes around a use say about the version of iOS that runs it.
enum AvailabilityScope {
  /// Whether a use is only run, or only available, from a version of iOS.
  static func protects(_ use: some SyntaxProtocol, _ version: SystemVersion) -> Bool {
    var child = Syntax(use)
    while let parent = child.parent {
      if restricts(parent, child, to: version) { return true }
      child = parent
    }
    return false
  }

  /// - Parameter child: The part of the node that contains the use.
  private static func restricts(
    _ node: Syntax, _ child: Syntax, to version: SystemVersion
  ) -> Bool {
    if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.contains(where: { restricts($0, to: version) })
    {
      return true
    }
    if let conditions = node.as(ConditionElementListSyntax.self) {
      // Conditions protect those after them.
      return conditions.prefix { $0.id != child.id }.contains { holds($0, from: version) }
    }
    if let statement = node.as(IfExprSyntax.self) {
      if child.id == statement.body.id {
        return statement.conditions.contains { holds($0, from: version) }
      }
      return child.id == statement.elseBody?.id && statement.conditions.count == 1
        && statement.conditions.contains { holds($0, from: version, isNegated: true) }
    }
    if let statement = node.as(GuardStmtSyntax.self), child.id == statement.body.id {
      return statement.conditions.count == 1
        && statement.conditions.contains { holds($0, from: version, isNegated: true) }
    }
    if let statement = node.as(WhileStmtSyntax.self), child.id == statement.body.id {
      return statement.conditions.contains { holds($0, from: version) }
    }
    if let items = node.as(CodeBlockItemListSyntax.self) {
      return items.prefix { $0.id != child.id }.contains { item in
        item.item.as(GuardStmtSyntax.self)?.conditions.contains { holds($0, from: version) }
          == true
      }
    }
    return false
  }

  private static func holds(
    _ element: ConditionElementSyntax, from version: SystemVersion, isNegated: Bool = false
  ) -> Bool {
    guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else {
      return false
    }
    let isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
    return isUnavailable == isNegated
      && isRestricted(condition.availabilityArguments, to: version)
  }

  private static func restricts(
    _ element: AttributeListSyntax.Element, to version: SystemVersion
  ) -> Bool {
    arguments(of: element).map { isRestricted($0, to: version) } ?? false
  }

  /// Whether the arguments name iOS with a version that is not earlier, or as unavailable.
  private static func isRestricted(
    _ arguments: AvailabilityArgumentListSyntax, to version: SystemVersion
  ) -> Bool {
    switch AvailabilityOnIOS(arguments) {
    case .from(let introduced)?: introduced >= version
    case .never?: true
    case nil: false
    }
  }

  /// The version from which the attributes of a declaration say that it is available; nil if they
  /// do not say so, or if it never is.
  static func introduced(by attributes: AttributeListSyntax) -> SystemVersion? {
    attributes.lazy.compactMap { element in
      guard case .from(let version)? = arguments(of: element).flatMap(AvailabilityOnIOS.init)
      else { return nil }
      return version
    }.first
  }

  private static func arguments(
    of element: AttributeListSyntax.Element
  ) -> AvailabilityArgumentListSyntax? {
    guard case .attribute(let attribute) = element,
      attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments)? = attribute.arguments
    else { return nil }
    return arguments
  }
}

/// What the arguments of `@available` or `#available` say about iOS.
private enum AvailabilityOnIOS {
  case from(SystemVersion)
  case never

  /// nil if they do not name iOS, or only a version that deprecates.
  init?(_ arguments: AvailabilityArgumentListSyntax) {
    var namesIOS = false
    var introduced: SystemVersion?
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        guard Self.isIOS(restriction.platform.text) else { continue }
        let version = restriction.version.flatMap { SystemVersion($0.trimmedDescription) }
        introduced = [introduced, version].compactMap(\.self).max()
      case .availabilityLabeledArgument(let argument):
        guard namesIOS, argument.label.text == "introduced" else { continue }
        introduced = SystemVersion(argument.value.trimmedDescription)
      case .token(let token):
        if namesIOS, token.text == "unavailable" {
          self = .never
          return
        }
        if token.text == "*" || Self.isIOS(token.text) { namesIOS = true }
      default: break
      }
    }
    guard let introduced else { return nil }
    self = .from(introduced)
  }

  private static func isIOS(_ platform: String) -> Bool {
    ["iOS", "iOSApplicationExtension", "anyAppleOS"].contains(platform)
  }
}
