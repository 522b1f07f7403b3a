#define _GNU_SOURCE
#include "CCrashReport.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { max_frames = 48, stack_size = 64 << 10 };

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static char signal_stack[stack_size];
static volatile sig_atomic_t evaluates_views;

void crash_report_set_views(int evaluates) { evaluates_views = evaluates; }

// A line of limited length: what does not fit is left out, but for the line break.
struct line {
  char text[1024];
  size_t length;
};

static void add(struct line *line, const char *text) {
  while (*text && line->length < sizeof line->text - 1) line->text[line->length++] = *text++;
}

static void add_number(struct line *line, uint64_t number, unsigned base) {
  char digits[24];
  size_t index = sizeof digits - 1;
  digits[index] = 0;
  do {
    digits[--index] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number);
  add(line, digits + index);
}

static void end(struct line *line) {
  line->text[line->length++] = '\n';
  // Standard error may be closed; the process ends anyway.
  const ssize_t count = write(STDERR_FILENO, line->text, line->length);
  (void)count;
}

static void report(int number) {
  struct line head = {.length = 0};
  add(&head, "\x1e" "crash\t");
  add_number(&head, (uint64_t)number, 10);
  end(&head);
  if (evaluates_views) {
    struct line views = {.length = 0};
    add(&views, "\x1e" "views");
    end(&views);
  }
  void *frames[max_frames];
  const int count = backtrace(frames, max_frames);
  // The first frames are this function, the handler and the kernel's return from it.
  for (int index = 3; index < count; index++) {
    struct dl_find_object object;
    // Return addresses point behind the call, which can be on the next line or in no function.
    const uintptr_t address = (uintptr_t)frames[index] - (index > 3);
    if (_dl_find_object((void *)address, &object) != 0) continue;
    struct line line = {.length = 0};
    add(&line, "\x1e" "frame\t");
    if (object.dlfo_link_map) add(&line, object.dlfo_link_map->l_name);
    add(&line, "\t");
    add_number(&line, address - (object.dlfo_link_map ? object.dlfo_link_map->l_addr : 0), 16);
    end(&line);
  }
}

static void handle(int number) {
  report(number);
  // The handler was removed when the signal arrived, so that this ends the process.
  raise(number);
}

// Installs the handlers of the signals that end a process after a programming error.
static void install(void) {
  // Loads the unwinder now: loading it allocates.
  void *frame;
  backtrace(&frame, 1);
  // The main thread can report that its stack is full.
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
}

__attribute__((constructor)) static void prepare(void) {
  const char *format = getenv("VITRINE_LOG");
  if (!format) return;
  // The host reads the output through a pipe, which is fully buffered otherwise.
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (strcmp(format, "records") == 0) install();
}
