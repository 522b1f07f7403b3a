#include "CCryptography.h"

#include <openssl/evp.h>

void *vitrine_digest_new(const char *name) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (context && EVP_DigestInit_ex(context, EVP_get_digestbyname(name), NULL) == 1) return context;
  EVP_MD_CTX_free(context);
  return NULL;
}

void *vitrine_digest_copy(const void *digest) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (context && EVP_MD_CTX_copy_ex(context, digest) == 1) return context;
  EVP_MD_CTX_free(context);
  return NULL;
}

void vitrine_digest_update(void *digest, const void *bytes, size_t length) {
  EVP_DigestUpdate(digest, bytes, length);
}

int vitrine_digest_finish(void *digest, uint8_t *out) {
  return EVP_DigestFinal_ex(digest, out, NULL) == 1;
}

void vitrine_digest_free(void *digest) { EVP_MD_CTX_free(digest); }

static int crypt(int encrypt, const char *name, const uint8_t *key, const uint8_t *nonce,
                 size_t nonce_length, const uint8_t *extra, size_t extra_length, const uint8_t *in,
                 size_t length, uint8_t *tag, uint8_t *out) {
  static const uint8_t nothing[1];
  int written = 0, rest = 0;
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, name, NULL);
  int done = context && cipher && length < INT32_MAX && extra_length < INT32_MAX &&
             nonce_length < INT32_MAX &&
             EVP_CipherInit_ex(context, cipher, NULL, NULL, NULL, encrypt) == 1 &&
             EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_length, NULL) == 1 &&
             EVP_CipherInit_ex(context, NULL, NULL, key, nonce, encrypt) == 1;
  if (done && !encrypt)
    done = EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1;
  if (done && extra_length > 0)
    done = EVP_CipherUpdate(context, NULL, &written, extra, (int)extra_length) == 1;
  written = 0;
  if (done && length > 0)
    done = EVP_CipherUpdate(context, out, &written, in ? in : nothing, (int)length) == 1;
  if (done) done = EVP_CipherFinal_ex(context, out + written, &rest) == 1;
  if (done && encrypt)
    done = EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1;
  EVP_CIPHER_free(cipher);
  EVP_CIPHER_CTX_free(context);
  return done;
}

int vitrine_cipher(int encrypt, const char *name, const uint8_t *key, const uint8_t *vector,
                   int pads, const uint8_t *in, size_t length, uint8_t *out, size_t *written) {
  static const uint8_t nothing[1];
  int first = 0, rest = 0;
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, name, NULL);
  int done = context && cipher && length < INT32_MAX - 64 &&
             EVP_CipherInit_ex(context, cipher, NULL, key, vector, encrypt) == 1 &&
             EVP_CIPHER_CTX_set_padding(context, pads) == 1 &&
             EVP_CipherUpdate(context, out, &first, in ? in : nothing, (int)length) == 1 &&
             EVP_CipherFinal_ex(context, out + first, &rest) == 1;
  *written = done ? (size_t)first + (size_t)rest : 0;
  EVP_CIPHER_free(cipher);
  EVP_CIPHER_CTX_free(context);
  return done;
}

int vitrine_seal(const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_length,
                 const uint8_t *extra, size_t extra_length, const uint8_t *in, size_t length,
                 uint8_t *out, uint8_t tag[16]) {
  return crypt(1, name, key, nonce, nonce_length, extra, extra_length, in, length, tag, out);
}

int vitrine_open(const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_length,
                 const uint8_t *extra, size_t extra_length, const uint8_t *in, size_t length,
                 const uint8_t tag[16], uint8_t *out) {
  return crypt(0, name, key, nonce, nonce_length, extra, extra_length, in, length, (uint8_t *)tag,
               out);
}
