#include "CCompression.h"

#include <lzma.h>
#include <stdlib.h>
#include <zlib.h>

/* Limits what a damaged stream can ask for, in bytes. */
#define MEMORY_LIMIT (256u << 20)

struct stream {
  int format;
  int decodes;
  z_stream deflate;
  lzma_stream lzma;
};

static int start(struct stream *stream) {
  if (stream->format == VITRINE_DEFLATE) {
    /* Negative window bits: no zlib header, as in Apple's COMPRESSION_ZLIB. */
    return stream->decodes
               ? inflateInit2(&stream->deflate, -15) == Z_OK
               : deflateInit2(&stream->deflate, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) == Z_OK;
  }
  stream->lzma = (lzma_stream)LZMA_STREAM_INIT;
  return stream->decodes ? lzma_stream_decoder(&stream->lzma, MEMORY_LIMIT, 0) == LZMA_OK
                         : lzma_easy_encoder(&stream->lzma, 6, LZMA_CHECK_CRC32) == LZMA_OK;
}

void *vitrine_stream_new(int format, int decodes) {
  struct stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  stream->format = format;
  stream->decodes = decodes;
  if (start(stream)) return stream;
  free(stream);
  return NULL;
}

void vitrine_stream_free(void *state) {
  struct stream *stream = state;
  if (stream->format == VITRINE_XZ) lzma_end(&stream->lzma);
  else if (stream->decodes) inflateEnd(&stream->deflate);
  else deflateEnd(&stream->deflate);
  free(stream);
}

static unsigned bounded(size_t size) { return size > UINT32_MAX / 2 ? UINT32_MAX / 2 : size; }

static int step_deflate(struct stream *stream, int finishes, const uint8_t **source,
                        size_t *source_size, uint8_t **target, size_t *target_size) {
  z_stream *z = &stream->deflate;
  unsigned in = bounded(*source_size), out = bounded(*target_size);
  z->next_in = (Bytef *)*source;
  z->avail_in = in;
  z->next_out = *target;
  z->avail_out = out;
  int flush = finishes && in == *source_size ? Z_FINISH : Z_NO_FLUSH;
  int code = stream->decodes ? inflate(z, Z_NO_FLUSH) : deflate(z, flush);
  *source += in - z->avail_in;
  *source_size -= in - z->avail_in;
  *target += out - z->avail_out;
  *target_size -= out - z->avail_out;
  if (code == Z_STREAM_END) return 1;
  return code == Z_OK || code == Z_BUF_ERROR ? 0 : -1;
}

static int step_xz(struct stream *stream, int finishes, const uint8_t **source,
                   size_t *source_size, uint8_t **target, size_t *target_size) {
  lzma_stream *z = &stream->lzma;
  z->next_in = *source;
  z->avail_in = *source_size;
  z->next_out = *target;
  z->avail_out = *target_size;
  lzma_ret code = lzma_code(z, finishes ? LZMA_FINISH : LZMA_RUN);
  *source = z->next_in;
  *source_size = z->avail_in;
  *target = z->next_out;
  *target_size = z->avail_out;
  if (code == LZMA_STREAM_END) return 1;
  return code == LZMA_OK || code == LZMA_BUF_ERROR ? 0 : -1;
}

int vitrine_stream_step(void *state, int finishes, const uint8_t **source, size_t *source_size,
                        uint8_t **target, size_t *target_size) {
  struct stream *stream = state;
  return stream->format == VITRINE_DEFLATE
             ? step_deflate(stream, finishes, source, source_size, target, target_size)
             : step_xz(stream, finishes, source, source_size, target, target_size);
}
