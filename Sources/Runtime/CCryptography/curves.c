// The functions for `EC_KEY` are deprecated, but have no shorter replacement.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "CCryptography.h"

#include <openssl/ec.h>
#include <openssl/ecdh.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <string.h>

static int curve_number(int bits) {
  return bits == 256 ? NID_X9_62_prime256v1 : bits == 384 ? NID_secp384r1 : NID_secp521r1;
}
static int bytes_of(int bits) { return (bits + 7) / 8; }

static int write_point(const EC_KEY *key, int bits, uint8_t *point) {
  size_t size = (size_t)(1 + 2 * bytes_of(bits));
  return EC_POINT_point2oct(EC_KEY_get0_group(key), EC_KEY_get0_public_key(key),
                            POINT_CONVERSION_UNCOMPRESSED, point, size, NULL) == size;
}

static EC_KEY *secret_key(int bits, const uint8_t *secret) {
  EC_KEY *key = EC_KEY_new_by_curve_name(curve_number(bits));
  const EC_GROUP *group = key ? EC_KEY_get0_group(key) : NULL;
  EC_POINT *point = group ? EC_POINT_new(group) : NULL;
  int done = point && EC_KEY_oct2priv(key, secret, (size_t)bytes_of(bits)) == 1 &&
             EC_POINT_mul(group, point, EC_KEY_get0_private_key(key), NULL, NULL, NULL) == 1 &&
             EC_KEY_set_public_key(key, point) == 1 && EC_KEY_check_key(key) == 1;
  EC_POINT_free(point);
  if (done) return key;
  EC_KEY_free(key);
  return NULL;
}

static EC_KEY *public_key(int bits, const uint8_t *bytes, size_t length) {
  EC_KEY *key = EC_KEY_new_by_curve_name(curve_number(bits));
  int done = key && EC_KEY_oct2key(key, bytes, length, NULL) == 1 && EC_KEY_check_key(key) == 1;
  if (done) return key;
  EC_KEY_free(key);
  return NULL;
}

int vitrine_ec_generate(int bits, uint8_t *secret) {
  EC_KEY *key = EC_KEY_new_by_curve_name(curve_number(bits));
  int done = key && EC_KEY_generate_key(key) == 1 &&
             BN_bn2binpad(EC_KEY_get0_private_key(key), secret, bytes_of(bits)) > 0;
  EC_KEY_free(key);
  return done;
}

int vitrine_ec_public(int bits, const uint8_t *secret, uint8_t *point) {
  EC_KEY *key = secret_key(bits, secret);
  int done = key && write_point(key, bits, point);
  EC_KEY_free(key);
  return done;
}

int vitrine_ec_point(int bits, const uint8_t *bytes, size_t length, uint8_t *point) {
  EC_KEY *key = public_key(bits, bytes, length);
  int done = key && write_point(key, bits, point);
  EC_KEY_free(key);
  return done;
}

static ECDSA_SIG *read_raw(int bits, const uint8_t *raw) {
  int size = bytes_of(bits);
  ECDSA_SIG *signature = ECDSA_SIG_new();
  BIGNUM *r = BN_bin2bn(raw, size, NULL), *s = BN_bin2bn(raw + size, size, NULL);
  if (signature && r && s && ECDSA_SIG_set0(signature, r, s)) return signature;
  BN_free(r);
  BN_free(s);
  ECDSA_SIG_free(signature);
  return NULL;
}

static int write_raw(const ECDSA_SIG *signature, int bits, uint8_t *raw) {
  int size = bytes_of(bits);
  return signature && BN_bn2binpad(ECDSA_SIG_get0_r(signature), raw, size) == size &&
         BN_bn2binpad(ECDSA_SIG_get0_s(signature), raw + size, size) == size;
}

int vitrine_ec_sign(int bits, const uint8_t *secret, const uint8_t *digest, size_t length,
                    uint8_t *raw) {
  EC_KEY *key = secret_key(bits, secret);
  ECDSA_SIG *signature = key ? ECDSA_do_sign(digest, (int)length, key) : NULL;
  int done = write_raw(signature, bits, raw);
  ECDSA_SIG_free(signature);
  EC_KEY_free(key);
  return done;
}

int vitrine_ec_verify(int bits, const uint8_t *point, const uint8_t *digest, size_t length,
                      const uint8_t *raw) {
  EC_KEY *key = public_key(bits, point, (size_t)(1 + 2 * bytes_of(bits)));
  ECDSA_SIG *signature = read_raw(bits, raw);
  int done = key && signature && ECDSA_do_verify(digest, (int)length, signature, key) == 1;
  ECDSA_SIG_free(signature);
  EC_KEY_free(key);
  return done;
}

int vitrine_ec_agree(int bits, const uint8_t *secret, const uint8_t *point, uint8_t *shared) {
  EC_KEY *own = secret_key(bits, secret);
  EC_KEY *other = public_key(bits, point, (size_t)(1 + 2 * bytes_of(bits)));
  int size = bytes_of(bits);
  int done = own && other && ECDH_compute_key(shared, (size_t)size, EC_KEY_get0_public_key(other),
                                              own, NULL) == size;
  EC_KEY_free(own);
  EC_KEY_free(other);
  return done;
}

size_t vitrine_ec_signature_der(int bits, const uint8_t *raw, uint8_t *der) {
  ECDSA_SIG *signature = read_raw(bits, raw);
  int length = signature ? i2d_ECDSA_SIG(signature, &der) : 0;
  ECDSA_SIG_free(signature);
  return length > 0 ? (size_t)length : 0;
}

int vitrine_ec_signature_raw(int bits, const uint8_t *der, size_t length, uint8_t *raw) {
  const uint8_t *end = der;
  ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &end, (long)length);
  int done = end == der + length && write_raw(signature, bits, raw);
  ECDSA_SIG_free(signature);
  return done;
}

size_t vitrine_ec_public_der(int bits, const uint8_t *point, uint8_t *der) {
  EC_KEY *key = public_key(bits, point, (size_t)(1 + 2 * bytes_of(bits)));
  int length = key ? i2d_EC_PUBKEY(key, &der) : 0;
  EC_KEY_free(key);
  return length > 0 ? (size_t)length : 0;
}

int vitrine_ec_public_from_der(int bits, const uint8_t *der, size_t length, uint8_t *point) {
  const uint8_t *end = der;
  EC_KEY *key = d2i_EC_PUBKEY(NULL, &end, (long)length);
  int done = key && EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) == curve_number(bits) &&
             write_point(key, bits, point);
  EC_KEY_free(key);
  return done;
}

size_t vitrine_ec_private_der(int bits, const uint8_t *secret, uint8_t *der) {
  EC_KEY *key = secret_key(bits, secret);
  EVP_PKEY *wrapped = EVP_PKEY_new();
  PKCS8_PRIV_KEY_INFO *info = NULL;
  int length = 0;
  if (key && wrapped && EVP_PKEY_set1_EC_KEY(wrapped, key) == 1) info = EVP_PKEY2PKCS8(wrapped);
  if (info) length = i2d_PKCS8_PRIV_KEY_INFO(info, &der);
  PKCS8_PRIV_KEY_INFO_free(info);
  EVP_PKEY_free(wrapped);
  EC_KEY_free(key);
  return length > 0 ? (size_t)length : 0;
}

int vitrine_ec_private_from_der(int bits, const uint8_t *der, size_t length, uint8_t *secret) {
  const uint8_t *end = der;
  EVP_PKEY *wrapped = d2i_AutoPrivateKey(NULL, &end, (long)length);
  const EC_KEY *key = wrapped ? EVP_PKEY_get0_EC_KEY(wrapped) : NULL;
  int done = key && EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) == curve_number(bits) &&
             BN_bn2binpad(EC_KEY_get0_private_key(key), secret, bytes_of(bits)) > 0;
  EVP_PKEY_free(wrapped);
  return done;
}

static int kind_25519(int signing) { return signing ? EVP_PKEY_ED25519 : EVP_PKEY_X25519; }

int vitrine_25519_public(int signing, const uint8_t secret[32], uint8_t point[32]) {
  size_t size = 32;
  EVP_PKEY *key = EVP_PKEY_new_raw_private_key(kind_25519(signing), NULL, secret, 32);
  int done = key && EVP_PKEY_get_raw_public_key(key, point, &size) == 1;
  EVP_PKEY_free(key);
  return done;
}

int vitrine_25519_sign(const uint8_t secret[32], const uint8_t *bytes, size_t length,
                       uint8_t signature[64]) {
  size_t size = 64;
  EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, secret, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  int done = key && context && EVP_DigestSignInit(context, NULL, NULL, NULL, key) == 1 &&
             EVP_DigestSign(context, signature, &size, bytes, length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  return done;
}

int vitrine_25519_verify(const uint8_t point[32], const uint8_t *bytes, size_t length,
                         const uint8_t *signature, size_t signature_length) {
  EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, point, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  int done = key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
             EVP_DigestVerify(context, signature, signature_length, bytes, length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  return done;
}

int vitrine_25519_agree(const uint8_t secret[32], const uint8_t point[32], uint8_t shared[32]) {
  size_t size = 32;
  EVP_PKEY *own = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, secret, 32);
  EVP_PKEY *other = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, point, 32);
  EVP_PKEY_CTX *context = own ? EVP_PKEY_CTX_new(own, NULL) : NULL;
  int done = context && other && EVP_PKEY_derive_init(context) == 1 &&
             EVP_PKEY_derive_set_peer(context, other) == 1 &&
             EVP_PKEY_derive(context, shared, &size) == 1;
  EVP_PKEY_CTX_free(context);
  EVP_PKEY_free(own);
  EVP_PKEY_free(other);
  return done;
}
