#pragma once
#include <stddef.h>
#include <stdint.h>

/* The parts of OpenSSL that CryptoKit uses, without OpenSSL's headers, so that a module that
   imports this one need not find them. Functions return 1 on success and 0 on failure. */

void *vitrine_digest_new(const char *name);
void *vitrine_digest_copy(const void *digest);
void vitrine_digest_update(void *digest, const void *bytes, size_t length);
int vitrine_digest_finish(void *digest, uint8_t *out);
void vitrine_digest_free(void *digest);

/* Authenticated encryption with a tag of 16 bytes. `name` is OpenSSL's name of the cipher. */
int vitrine_seal(const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_length,
                 const uint8_t *extra, size_t extra_length, const uint8_t *in, size_t length,
                 uint8_t *out, uint8_t tag[16]);
int vitrine_open(const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_length,
                 const uint8_t *extra, size_t extra_length, const uint8_t *in, size_t length,
                 const uint8_t tag[16], uint8_t *out);

/* A block cipher in the mode of its name, such as AES-128-CBC. `out` has room for a block more than
   `length`. `pads` selects PKCS#7 padding. */
int vitrine_cipher(int encrypt, const char *name, const uint8_t *key, const uint8_t *vector,
                   int pads, const uint8_t *in, size_t length, uint8_t *out, size_t *written);

/* Elliptic curves with 256, 384 or 521 bits. A private key is a scalar of the curve's size in
   bytes, a public key an uncompressed point, a signature r and s. */
int vitrine_ec_generate(int bits, uint8_t *secret);
int vitrine_ec_public(int bits, const uint8_t *secret, uint8_t *point);
int vitrine_ec_point(int bits, const uint8_t *bytes, size_t length, uint8_t *point);
int vitrine_ec_sign(int bits, const uint8_t *secret, const uint8_t *digest, size_t length,
                    uint8_t *raw);
int vitrine_ec_verify(int bits, const uint8_t *point, const uint8_t *digest, size_t length,
                      const uint8_t *raw);
int vitrine_ec_agree(int bits, const uint8_t *secret, const uint8_t *point, uint8_t *shared);
/* The length of the DER form in `der`, which has room for 512 bytes; 0 on failure. */
size_t vitrine_ec_signature_der(int bits, const uint8_t *raw, uint8_t *der);
int vitrine_ec_signature_raw(int bits, const uint8_t *der, size_t length, uint8_t *raw);
size_t vitrine_ec_public_der(int bits, const uint8_t *point, uint8_t *der);
int vitrine_ec_public_from_der(int bits, const uint8_t *der, size_t length, uint8_t *point);
size_t vitrine_ec_private_der(int bits, const uint8_t *secret, uint8_t *der);
int vitrine_ec_private_from_der(int bits, const uint8_t *der, size_t length, uint8_t *secret);

/* Curve25519. `signing` selects Ed25519, otherwise X25519. Keys are 32 bytes. */
int vitrine_25519_public(int signing, const uint8_t secret[32], uint8_t point[32]);
int vitrine_25519_sign(const uint8_t secret[32], const uint8_t *bytes, size_t length,
                       uint8_t signature[64]);
int vitrine_25519_verify(const uint8_t point[32], const uint8_t *bytes, size_t length,
                         const uint8_t *signature, size_t signature_length);
int vitrine_25519_agree(const uint8_t secret[32], const uint8_t point[32], uint8_t shared[32]);
