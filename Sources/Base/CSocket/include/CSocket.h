#ifndef CSOCKET_H
#define CSOCKET_H

#include <sys/types.h>

// Socket calls that are missing from Swift's Glibc module because they are GNU extensions.

/// Accepts the next connection with a descriptor that child processes do not inherit. Fails like
/// accept4.
int csocket_accept(int listener);

/// Gets the user of the process at the other end of a Unix socket. Returns 0, or fails like
/// getsockopt.
int csocket_peer_user(int descriptor, uid_t *user);

#endif
