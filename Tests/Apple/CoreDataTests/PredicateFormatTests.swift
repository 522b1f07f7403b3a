import CoreData
import Testing

struct PredicateFormatTests {
  private static let object: [String: any Sendable] = [
    "name": "Élan", "age": 42, "weight": 2.5, "tags": ["sea", "sky"], "isOpen": true,
    "born": Date(timeIntervalSinceReferenceDate: 100), "home": ["city": "Ulm"],
  ]

  @Test(arguments: [
    ("name == 'Élan'", true), ("name = 'elan'", false), ("name ==[cd] 'elan'", true),
    ("name != \"Élan\"", false), ("name BEGINSWITH[cd] 'EL'", true), ("name ENDSWITH 'an'", true),
    ("name CONTAINS 'la'", true), ("name contains[c] 'LA'", true), ("name LIKE '?l*'", true),
    ("name MATCHES '.l.+'", true), ("name MATCHES '('", false), ("name IN {'a', 'Élan'}", true),
    ("age > 40 AND age <= 42", true), ("age < 40 || weight >= 2.5", true),
    ("NOT (age == 42)", false),
    ("!(age == 42) OR TRUEPREDICATE", true), ("age BETWEEN {40, 42}", true),
    ("age BETWEEN {43, 50}", false), ("isOpen == YES", true), ("isOpen == FALSE", false),
    ("isOpen = 1", true), ("missing == nil", true), ("name != NULL", true), ("missing > 3", false),
    ("'sea' IN tags", true), ("tags CONTAINS 'sun'", false), ("ANY tags == 'sky'", true),
    ("ALL tags BEGINSWITH 's'", true), ("NONE tags == 'sun'", true), ("tags.@count == 2", true),
    ("home.city == 'Ulm'", true), ("SELF.home.city == 'Ulm'", true), ("(age + 2) * 2 == 88", true),
    ("age == -(-42)", true), ("age / 0 == 1", false), ("((age == 42))", true),
    ("(age) == 42", true), ("#name == 'Élan'", true), ("lowercase:(name) == 'élan'", true),
    ("name.length == 4", true), ("FALSEPREDICATE", false),
  ])
  func formatIsEvaluated(_ format: String, _ expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.object) == expected)
  }

  @Test func argumentsAreInserted() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let predicates = [
      NSPredicate(format: "born == %@ AND born <= %@", date as NSDate, date as CVarArg),
      NSPredicate(format: "%K == %@", "home.city", "Ulm"),
      NSPredicate(format: "age == %d AND age IN %@", 42, [41, 42]),
      NSPredicate(format: "isOpen == %@", NSNumber(value: true)),
      NSPredicate(format: "name == %@", argumentArray: ["Élan"]),
      NSPredicate(format: "missing == %@", NSNull()),
    ]
    for predicate in predicates { #expect(predicate.evaluate(with: Self.object)) }
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: predicates)
    #expect(compound.evaluate(with: Self.object))
  }

  @Test func variableIsReplaced() {
    let predicate = NSPredicate(format: "age == $AGE")
    #expect(predicate.evaluate(with: Self.object, substitutionVariables: ["AGE": 42]))
    #expect(!predicate.evaluate(with: Self.object, substitutionVariables: [:]))
  }

  @Test(arguments: [
    "", "age", "age ==", "age == %@", "== 3", "(age == 3", "age == 'a", "age = = 3", "a BETWEEN",
    "%Z == 3", "SUBQUERY(a, $b, $b == 1).@count > 0", "age == 3 extra", "{",
    String(repeating: "(", count: 10_000),
  ])
  func damagedFormatIsFalse(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Self.object))
  }

  @Test func argumentsOfTextFormatsAreTexts() {
    #expect(String(format: "%@ %@", "a", NSNumber(value: 3)) == "a 3")
  }

  @Test func sqlFindsWhatMemoryFinds() throws {
    let context = try Library.container().viewContext
    try Library.fill(context)
    let formats = [
      "pages > 100", "NOT pages > 100", "title == 'Sand' OR pages == 300", "pages IN {80, 120}",
      "author != nil", "author.name == 'Ada'", "title CONTAINS 'a' AND pages < 100.5",
      "printed == nil", "NOT title IN {'Sand'}", "title != nil AND pages >= 300", "TRUEPREDICATE",
    ]
    for format in formats {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: format)
      let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
      let expected = all.filter { NSPredicate(format: format).evaluate(with: $0) }
      #expect(Set(try context.fetch(request)) == Set(expected), "\(format)")
      #expect(try context.count(for: request) == expected.count, "\(format)")
    }
  }
}
