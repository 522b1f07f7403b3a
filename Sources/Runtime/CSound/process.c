#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <gst/gst.h>

#include "CSound.h"

/* Otherwise GStreamer starts a program that loads every installed plugin, and writes its registry
   to the user's home folder. Runs before main, when no other thread reads the environment. */
__attribute__((constructor)) static void forbid_registry(void) {
  setenv("GST_REGISTRY_DISABLE", "yes", 1);
}

bool sound_begin(void) { return gst_init_check(NULL, NULL, NULL); }

char *sound_plugin_folder(void) {
  Dl_info info;
  if (!dladdr((void *)gst_init_check, &info) || !info.dli_fname) return NULL;
  char *file = realpath(info.dli_fname, NULL);
  if (!file) return NULL;
  gchar *beside = g_path_get_dirname(file);
  free(file);
  gchar *folder = g_build_filename(beside, "gstreamer-1.0", NULL);
  g_free(beside);
  return folder;
}

bool sound_load_plugin(const char *path) {
  GstPlugin *plugin = gst_plugin_load_file(path, NULL);
  if (!plugin) return false;
  gst_object_unref(plugin);
  return true;
}

bool sound_has_element(const char *name) {
  GstElementFactory *factory = gst_element_factory_find(name);
  if (!factory) return false;
  gst_object_unref(factory);
  return true;
}

int sound_memory_file(const void *bytes, uint64_t length) {
  struct rlimit limit;
  /* Writing beyond the limit would raise SIGXFSZ, which ends the process. */
  if (!getrlimit(RLIMIT_FSIZE, &limit) && limit.rlim_cur != RLIM_INFINITY &&
      length > limit.rlim_cur)
    return -EFBIG;
  int file = memfd_create("sound", MFD_CLOEXEC);
  if (file < 0) return -errno;
  const char *next = bytes;
  while (length > 0) {
    ssize_t count = write(file, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      int error = count < 0 ? errno : EIO;
      close(file);
      return -error;
    }
    next += count;
    length -= (uint64_t)count;
  }
  return file;
}
