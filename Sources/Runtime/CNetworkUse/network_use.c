// Replaces connect and getaddrinfo, as CVirtualClock does with the clock: the dynamic linker finds
// the functions below before those of libc.
#define _GNU_SOURCE
#include "CNetworkUse.h"

#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <stdatomic.h>
#include <sys/socket.h>

static atomic_bool has_failed, is_new;

bool network_use_failed(void) { return atomic_load(&has_failed); }

bool network_use_take(void) { return atomic_exchange(&is_new, false); }

static void note_failure(void) {
  atomic_store(&has_failed, true);
  atomic_store(&is_new, true);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  int (*next)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "connect");
  const int result = next(descriptor, address, length);
  const int failure = errno;
  if (result != 0 && address && length >= sizeof address->sa_family &&
      (address->sa_family == AF_INET || address->sa_family == AF_INET6))
    note_failure();
  errno = failure;
  return result;
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                struct addrinfo **found) {
  int (*next)(const char *, const char *, const struct addrinfo *, struct addrinfo **) =
      dlsym(RTLD_NEXT, "getaddrinfo");
  const int result = next(node, service, hints, found);
  if (result != 0) note_failure();
  return result;
}
