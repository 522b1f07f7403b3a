// The functions of Foundation's ICU that its Swift module does not export. Their names have the
// prefix of Foundation's build.
#pragma once
#include <stdint.h>

typedef struct CICUNumberFormatter CICUNumberFormatter;
typedef struct CICUNumberResult CICUNumberResult;
typedef struct CICUListFormatter CICUListFormatter;

CICUNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
void swift_unumf_close(CICUNumberFormatter *formatter);
CICUNumberResult *swift_unumf_openResult(int32_t *status);
void swift_unumf_closeResult(CICUNumberResult *result);
void swift_unumf_formatDouble(
    const CICUNumberFormatter *formatter, double value, CICUNumberResult *result, int32_t *status);
int32_t swift_unumf_resultToString(
    const CICUNumberResult *result, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t swift_unumf_resultToDecimalNumber(
    const CICUNumberResult *result, char *buffer, int32_t capacity, int32_t *status);

CICUListFormatter *swift_ulistfmt_openForType(
    const char *locale, int type, int width, int32_t *status);
void swift_ulistfmt_close(CICUListFormatter *formatter);
int32_t swift_ulistfmt_format(
    const CICUListFormatter *formatter, const uint16_t *const strings[], const int32_t *lengths,
    int32_t count, uint16_t *result, int32_t capacity, int32_t *status);

typedef struct CICUBreakIterator CICUBreakIterator;

CICUBreakIterator *swift_ubrk_open(
    int type, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
void swift_ubrk_close(CICUBreakIterator *iterator);
int32_t swift_ubrk_next(CICUBreakIterator *iterator);
int32_t swift_ubrk_getRuleStatus(CICUBreakIterator *iterator);
