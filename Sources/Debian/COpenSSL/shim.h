#pragma once
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <string.h>

/* Wrappers for the parts of OpenSSL that Swift cannot call, such as macros, or that are awkward to
   call, such as functions with many out parameters. */

static inline EVP_PKEY *vitrine_p256_make(void) {
  return EVP_EC_gen("P-256");
}
/* Returns 1 if the key is on the curve P-256. */
static inline int vitrine_is_p256(const EVP_PKEY *key) {
  char name[64];
  size_t length = 0;
  if (!EVP_PKEY_is_a(key, "EC")) return 0;
  if (!EVP_PKEY_get_group_name(key, name, sizeof name, &length)) return 0;
  return strcmp(name, "prime256v1") == 0 || strcmp(name, "P-256") == 0;
}
static inline BIO *vitrine_bio(const void *bytes, size_t length) {
  return BIO_new_mem_buf(bytes, (int)length);
}
static inline BIO *vitrine_bio_new(void) { return BIO_new(BIO_s_mem()); }
static inline size_t vitrine_bio_bytes(BIO *bio, char **bytes) {
  return (size_t)BIO_get_mem_data(bio, bytes);
}
/* Prevents OpenSSL from asking for a passphrase on the terminal. */
static inline int vitrine_no_passphrase(char *buffer, int size, int writing, void *data) {
  return 0;
}
static inline EVP_PKEY *vitrine_read_private(BIO *bio) {
  return PEM_read_bio_PrivateKey(bio, NULL, vitrine_no_passphrase, NULL);
}
static inline int vitrine_write_private(BIO *bio, EVP_PKEY *key) {
  return PEM_write_bio_PKCS8PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL);
}
/* Converts a DER signature to r and s, 32 bytes each. Returns 0 if it is invalid. */
static inline int vitrine_raw_signature(const unsigned char *der, size_t length,
                                        unsigned char raw[64]) {
  ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &der, (long)length);
  if (!signature) return 0;
  int done = BN_bn2binpad(ECDSA_SIG_get0_r(signature), raw, 32) == 32 &&
             BN_bn2binpad(ECDSA_SIG_get0_s(signature), raw + 32, 32) == 32;
  ECDSA_SIG_free(signature);
  return done;
}
/* Converts r and s to a DER signature. Returns its length, or 0 on failure. */
static inline size_t vitrine_der_signature(const unsigned char raw[64], unsigned char der[80]) {
  ECDSA_SIG *signature = ECDSA_SIG_new();
  BIGNUM *r = BN_bin2bn(raw, 32, NULL), *s = BN_bin2bn(raw + 32, 32, NULL);
  int length = 0;
  if (signature && r && s && ECDSA_SIG_set0(signature, r, s)) {
    unsigned char *end = der;
    length = i2d_ECDSA_SIG(signature, &end);
  }
  ECDSA_SIG_free(signature);
  return length > 0 ? (size_t)length : 0;
}

static inline int vitrine_tls_version(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}
static inline int vitrine_tls_offer(SSL *ssl, const char *host) {
  static const unsigned char names[] = {2, 'h', '2'};
  if (SSL_set_alpn_protos(ssl, names, sizeof names) != 0) return 0;
  return SSL_set_tlsext_host_name(ssl, host) == 1;
}
/* Selects h2 if the client offers it; otherwise rejects the client. */
static inline int vitrine_choose_h2(SSL *ssl, const unsigned char **chosen, unsigned char *length,
                                    const unsigned char *offered, unsigned int count, void *data) {
  unsigned int index = 0;
  while (index < count) {
    unsigned int size = offered[index];
    if (index + 1 + size > count) break;
    if (size == 2 && offered[index + 1] == 'h' && offered[index + 2] == '2') {
      *chosen = offered + index + 1;
      *length = 2;
      return SSL_TLSEXT_ERR_OK;
    }
    index += 1 + size;
  }
  return SSL_TLSEXT_ERR_ALERT_FATAL;
}
/* Why a handshake has failed: 1 if the client offers protocols without h2, 2 if it speaks HTTP
   without TLS, 0 for other reasons. */
static inline int vitrine_tls_foreign_protocol(void) {
  switch (ERR_GET_REASON(ERR_peek_error())) {
  case SSL_R_NO_APPLICATION_PROTOCOL: return 1;
  case SSL_R_HTTP_REQUEST: return 2;
  default: return 0;
  }
}
static inline void vitrine_tls_serve(SSL_CTX *context) {
  SSL_CTX_set_alpn_select_cb(context, vitrine_choose_h2, NULL);
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

static inline int vitrine_add_extension(X509 *certificate, int kind, const char *value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, NULL, NULL, 0);
  X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, kind, value);
  if (!extension) return 0;
  int added = X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  return added;
}
/* Creates a self-signed certificate for localhost, valid for `days` from `start`. */
static inline X509 *vitrine_certificate(EVP_PKEY *key, const unsigned char serial[16], time_t start,
                                        long days) {
  X509 *certificate = X509_new();
  BIGNUM *number = BN_bin2bn(serial, 16, NULL);
  if (!certificate || !number) goto failed;
  X509_set_version(certificate, 2);
  if (!BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate))) goto failed;
  if (!X509_time_adj_ex(X509_getm_notBefore(certificate), 0, 0, &start)) goto failed;
  if (!X509_time_adj_ex(X509_getm_notAfter(certificate), (int)days, 0, &start)) goto failed;
  X509_NAME *name = X509_get_subject_name(certificate);
  X509_NAME_add_entry_by_txt(name, "O", MBSTRING_UTF8, (const unsigned char *)"Vitrine", -1, -1, 0);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, (const unsigned char *)"localhost", -1, -1,
                             0);
  if (!X509_set_issuer_name(certificate, name) || !X509_set_pubkey(certificate, key)) goto failed;
  if (!vitrine_add_extension(certificate, NID_subject_alt_name,
                             "DNS:localhost,IP:127.0.0.1,IP:::1") ||
      !vitrine_add_extension(certificate, NID_basic_constraints, "critical,CA:TRUE,pathlen:0") ||
      !vitrine_add_extension(certificate, NID_key_usage,
                             "critical,digitalSignature,keyCertSign") ||
      !vitrine_add_extension(certificate, NID_ext_key_usage, "serverAuth") ||
      !vitrine_add_extension(certificate, NID_subject_key_identifier, "hash") ||
      !vitrine_add_extension(certificate, NID_authority_key_identifier, "keyid:always"))
    goto failed;
  if (!X509_sign(certificate, key, EVP_sha256())) goto failed;
  BN_free(number);
  return certificate;
failed:
  BN_free(number);
  X509_free(certificate);
  return NULL;
}
/* The certificate's expiry in seconds since 1970; -1 if it cannot be read. */
static inline long long vitrine_certificate_end(const X509 *certificate) {
  struct tm end;
  if (!ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end)) return -1;
  return (long long)timegm(&end);
}
