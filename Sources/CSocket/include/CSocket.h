#ifndef CSOCKET_H
#define CSOCKET_H

#include <sys/types.h>

/// What Glibc offers only with its extensions, which Swift's overlay does not show.

/// The next connection, which programs started from here do not inherit; -1 and `errno` as accept4.
int csocket_accept(int listener);

/// The user of the process at the other end of a Unix socket; -1 and `errno` as getsockopt, else 0.
int csocket_peer_user(int descriptor, uid_t *user);

#endif
