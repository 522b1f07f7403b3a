#pragma once
#include <stddef.h>
#include <stdint.h>

/* The parts of zlib and liblzma that Compression uses, without their headers, so that a module
   that imports this one need not find them. */

enum { VITRINE_DEFLATE, VITRINE_XZ };

/* A stream that compresses or decompresses; NULL without memory. */
void *vitrine_stream_new(int format, int decodes);
void vitrine_stream_free(void *stream);

/* Continues. Advances the pointers and reduces the sizes. Returns 1 at the end of the stream, 0 if
   it needs more input or more room, and -1 if the data is damaged. */
int vitrine_stream_step(void *stream, int finishes, const uint8_t **source, size_t *source_size,
                        uint8_t **target, size_t *target_size);
