// The records and their layout are part of Swift's ABI: docs/ABI/TypeMetadata.rst and
// include/swift/ABI/Metadata.h of the Swift project.
#include "CConformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uintptr_t start;
  size_t length;
} Range;

typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  Range protocols;
  Range conformances;
} Sections;

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} Conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
} TypeDescriptor;

typedef struct {
  const void *metadata;
  size_t state;
} Response;

typedef struct {
  const void *protocol;
  void *context;
  void (*body)(const void *, void *);
} Search;

enum { generic_flag = 0x80, kind_mask = 0x1F, class_kind = 16, struct_kind = 17, enum_kind = 18 };

extern void swift_enumerateAllMetadataSections(bool (*body)(const Sections *, void *), void *);

static const void *direct(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

/// A relative pointer whose lowest bit says whether it points to a pointer.
static const void *indirectable(const int32_t *field) {
  const void *const target = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)target : target;
}

static void visit(const Conformance *conformance, const Search *search) {
  if (indirectable(&conformance->protocol) != search->protocol) return;
  const unsigned kind = conformance->flags >> 3 & 7;
  const void *type = direct(&conformance->type);
  if (!type || kind > 1) return;
  const TypeDescriptor *const descriptor = kind ? *(const TypeDescriptor *const *)type : type;
  const unsigned family = descriptor->flags & kind_mask;
  if (descriptor->flags & generic_flag || family < class_kind || family > enum_kind) return;
  Response (*const accessor)(size_t) = (Response(*)(size_t))direct(&descriptor->accessor);
  if (accessor) search->body(accessor(0).metadata, search->context);
}

static bool visit_sections(const Sections *sections, void *context) {
  const int32_t *const records = (const int32_t *)sections->conformances.start;
  const size_t count = sections->conformances.length / sizeof *records;
  for (size_t index = 0; records && index < count; index++) {
    const Conformance *const conformance = direct(&records[index]);
    if (conformance) visit(conformance, context);
  }
  return true;
}

void vitrine_conforming_types(const void *protocol, void *context,
                              void (*body)(const void *, void *)) {
  Search search = {protocol, context, body};
  swift_enumerateAllMetadataSections(visit_sections, &search);
}
