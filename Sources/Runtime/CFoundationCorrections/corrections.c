// Replaces the function through which NumberFormatter formats, and corrects Foundation's classes
// when the library is loaded: see FoundationSupplement/Corrections.
#define _GNU_SOURCE
#include "CFoundationCorrections.h"

#include <dlfcn.h>
#include <stddef.h>

typedef const void *CFTypeRef;
enum { kCFNumberIntType = 9 };

extern CFTypeRef kCFNumberFormatterMaxFractionDigits;
CFTypeRef CFNumberCreate(CFTypeRef allocator, long type, const void *value);
void CFNumberFormatterSetProperty(CFTypeRef formatter, CFTypeRef key, CFTypeRef value);
void CFRelease(CFTypeRef object);
void foundation_supplement_correct_classes(void);

static _Thread_local int maximum_fraction = -1;

int number_formatter_set_maximum_fraction(int digits) {
  const int previous = maximum_fraction;
  maximum_fraction = digits;
  return previous;
}

CFTypeRef CFNumberFormatterCreateStringWithNumber(
    CFTypeRef allocator, CFTypeRef formatter, CFTypeRef number) {
  CFTypeRef (*next)(CFTypeRef, CFTypeRef, CFTypeRef) =
      dlsym(RTLD_NEXT, "CFNumberFormatterCreateStringWithNumber");
  if (maximum_fraction >= 0) {
    CFTypeRef digits = CFNumberCreate(NULL, kCFNumberIntType, &maximum_fraction);
    CFNumberFormatterSetProperty(formatter, kCFNumberFormatterMaxFractionDigits, digits);
    CFRelease(digits);
  }
  return next(allocator, formatter, number);
}

extern char localized_information __asm__(
    "$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg");
extern char object __asm__("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF");
extern char string __asm__(
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");
extern char foundation_supplement_bundle_localized_information;
extern char foundation_supplement_bundle_object;
extern char foundation_supplement_bundle_string;

const void *bundle_method(int index, int isCorrected) {
  const void *const methods[3][2] = {
      {&localized_information, &foundation_supplement_bundle_localized_information},
      {&object, &foundation_supplement_bundle_object},
      {&string, &foundation_supplement_bundle_string},
  };
  return methods[index][isCorrected];
}

__attribute__((constructor)) static void correct_classes(void) {
  foundation_supplement_correct_classes();
}
