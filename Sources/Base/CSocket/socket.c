#define _GNU_SOURCE

#include "CSocket.h"

#include <stddef.h>
#include <sys/socket.h>

int csocket_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC); }

int csocket_peer_user(int descriptor, uid_t *user) {
  struct ucred credentials;
  socklen_t length = sizeof credentials;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) != 0) return -1;
  *user = credentials.uid;
  return 0;
}
