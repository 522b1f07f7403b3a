// Apple's names of features in the font's own tables (`SFNTLayoutTypes`). Of these, only monospaced
// digits have an effect.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kFractionsType = 11
public let kVerticalPositionType = 10
public let kStylisticAlternativesType = 35
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kCaseSensitiveLayoutType = 33
public let kCaseSensitiveLayoutOnSelector = 0
