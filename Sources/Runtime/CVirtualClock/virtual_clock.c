// Replaces clock_gettime, gettimeofday, time and the timed waits for Foundation.
//
// The dynamic linker finds the functions below before those of libc, so every caller in the process
// reaches them. Only callers inside Foundation's libraries get the virtual time, and only for the
// wall clock. Dispatch, Swift's tasks and all other callers continue in real time, so that sleeping
// and timeouts are not affected.
#define _GNU_SOURCE
#include "CVirtualClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#define NANOSECONDS 1000000000LL

static _Atomic int current_mode;
static _Atomic int64_t current_value;
// How far this thread is ahead.
static _Thread_local int64_t thread_shift;

typedef int (*clock_gettime_function)(clockid_t, struct timespec *);
typedef int (*gettimeofday_function)(struct timeval *, void *);
typedef int (*cond_timedwait_function)(
    pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*mutex_timedlock_function)(pthread_mutex_t *, const struct timespec *);

// The next definition in the linker's search order, which is libc's. Two threads may look it up at
// the same time; both find the same function.
#define NEXT(type, name)                                            \
  ({                                                                \
    static _Atomic(void *) found;                                   \
    void *function = atomic_load(&found);                           \
    if (!function) {                                                \
      function = dlsym(RTLD_NEXT, name);                            \
      atomic_store(&found, function);                               \
    }                                                               \
    (type)function;                                                 \
  })

static int real_clock_gettime(clockid_t clock, struct timespec *result) {
  return NEXT(clock_gettime_function, "clock_gettime")(clock, result);
}

// There are few call sites. A small table caches the result for each, as (address << 1 | result).
static int is_foundation(const void *address) {
  enum { SLOTS = 256 };
  static _Atomic uint64_t cache[SLOTS];
  uint64_t key = (uint64_t)(uintptr_t)address;
  _Atomic uint64_t *slot = &cache[(key ^ key >> 8) % SLOTS];
  uint64_t cached = atomic_load_explicit(slot, memory_order_relaxed);
  if (cached >> 1 == key) return (int)(cached & 1);

  Dl_info info;
  int result = 0;
  if (dladdr(address, &info) && info.dli_fname) {
    const char *slash = strrchr(info.dli_fname, '/');
    const char *name = slash ? slash + 1 : info.dli_fname;
    // lib_FoundationICU reads the clock for "today" and "yesterday".
    result = strncmp(name, "libFoundation", 13) == 0 || strncmp(name, "lib_Foundation", 14) == 0;
  }
  atomic_store_explicit(slot, key << 1 | (uint64_t)result, memory_order_relaxed);
  return result;
}

static int is_virtual(const void *caller) {
  return (atomic_load(&current_mode) != VIRTUAL_CLOCK_REAL || thread_shift != 0) &&
      is_foundation(caller);
}

static int64_t real_now(void) {
  struct timespec now = {0, 0};
  real_clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * NANOSECONDS + now.tv_nsec;
}

int64_t virtual_clock_now(void) {
  int mode = atomic_load(&current_mode);
  int64_t value = atomic_load(&current_value);
  switch (mode) {
    case VIRTUAL_CLOCK_FROZEN: return value + thread_shift;
    case VIRTUAL_CLOCK_OFFSET: return real_now() + value + thread_shift;
    default: return real_now() + thread_shift;
  }
}

void virtual_clock_shift_thread(int64_t nanoseconds) { thread_shift = nanoseconds; }

void virtual_clock_set(virtual_clock_mode mode, int64_t nanoseconds) {
  // In between, the clock is real: readers never combine a mode with the value of another.
  atomic_store(&current_mode, VIRTUAL_CLOCK_REAL);
  atomic_store(&current_value, nanoseconds);
  atomic_store(&current_mode, (int)mode);
}

static struct timespec timespec_of(int64_t nanoseconds) {
  struct timespec result = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  if (result.tv_nsec < 0) {
    result.tv_sec -= 1;
    result.tv_nsec += NANOSECONDS;
  }
  return result;
}

// Converts a deadline of the virtual clock to the real clock, with the same distance from now.
static struct timespec real_deadline(const struct timespec *deadline) {
  int64_t distance;
  int64_t wanted;
  if (__builtin_mul_overflow((int64_t)deadline->tv_sec, NANOSECONDS, &wanted) ||
      __builtin_sub_overflow(wanted + deadline->tv_nsec, virtual_clock_now(), &distance) ||
      __builtin_add_overflow(real_now(), distance, &wanted)) {
    return *deadline;
  }
  return timespec_of(wanted);
}

// --- Replacements for libc's functions ---

int clock_gettime(clockid_t clock, struct timespec *result) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) &&
      is_virtual(__builtin_return_address(0))) {
    *result = timespec_of(virtual_clock_now());
    return 0;
  }
  return real_clock_gettime(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (is_virtual(__builtin_return_address(0))) {
    struct timespec now = timespec_of(virtual_clock_now());
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
  }
  return NEXT(gettimeofday_function, "gettimeofday")(result, zone);
}

time_t time(time_t *result) {
  time_t now = is_virtual(__builtin_return_address(0)) ? timespec_of(virtual_clock_now()).tv_sec
                                                       : timespec_of(real_now()).tv_sec;
  if (result) *result = now;
  return now;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  cond_timedwait_function next = NEXT(cond_timedwait_function, "pthread_cond_timedwait");
  if (!is_virtual(__builtin_return_address(0))) return next(condition, mutex, deadline);
  struct timespec real = real_deadline(deadline);
  return next(condition, mutex, &real);
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  mutex_timedlock_function next = NEXT(mutex_timedlock_function, "pthread_mutex_timedlock");
  if (!is_virtual(__builtin_return_address(0))) return next(mutex, deadline);
  struct timespec real = real_deadline(deadline);
  return next(mutex, &real);
}

// --- Initial setting ---

// The host sets VITRINE_CLOCK to "offset:<nanoseconds>" or "frozen:<nanoseconds since 1970>".
__attribute__((constructor)) static void set_from_environment(void) {
  const char *text = getenv("VITRINE_CLOCK");
  if (!text) return;
  const char *colon = strchr(text, ':');
  if (!colon) return;
  char *end = NULL;
  errno = 0;
  long long value = strtoll(colon + 1, &end, 10);
  if (errno || end == colon + 1 || *end) return;
  if (strncmp(text, "offset:", 7) == 0) virtual_clock_set(VIRTUAL_CLOCK_OFFSET, value);
  if (strncmp(text, "frozen:", 7) == 0) virtual_clock_set(VIRTUAL_CLOCK_FROZEN, value);
}
