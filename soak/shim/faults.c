/*
 * Faults of disk and clock for a program under test, by LD_PRELOAD.
 *
 * CHABUDAI_FAULTS names a folder with a file `control`, which may change at any time: what writing and syncing
 * files fail with (0: they do not), whether a sync is only pretended, and by how many seconds the clock on the
 * wall is wrong. Only files in the folder CHABUDAI_FAULTS_DATA are meant.
 *
 * `journal` in the same folder takes note of what every write to such a file has replaced, and of every sync, so
 * that whoever reads it backwards can undo what a power failure would have lost.
 *
 * All calls go to the kernel directly: nothing has to be looked up, whenever they come.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct control {
    int64_t write_error, sync_error, sync_lies, clock_seconds;
};

/* In the journal it is followed by the file's name and by the old bytes. */
struct record {
    uint64_t is_sync, name_length, offset, length, old_size, old_length;
};

static const struct control *control;
static const char *data;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
    char path[PATH_MAX];
    const char *folder = getenv("CHABUDAI_FAULTS");
    data = getenv("CHABUDAI_FAULTS_DATA");
    if (!folder || !data)
        return;
    snprintf(path, sizeof path, "%s/control", folder);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    void *shared = mmap(NULL, sizeof *control, PROT_READ, MAP_SHARED, file, 0);
    if (shared == MAP_FAILED)
        abort();
    snprintf(path, sizeof path, "%s/journal", folder);
    journal = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (journal < 0)
        abort();
    control = shared;
}

/* The name of an open file in the folder that is meant; NULL for any other. */
static const char *name_of(int file, char path[PATH_MAX]) {
    char link[64];
    if (!control)
        return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    size_t folder = strlen(data);
    if (length <= 0)
        return NULL;
    path[length] = 0;
    return strncmp(path, data, folder) == 0 && path[folder] == '/' ? path + folder + 1 : NULL;
}

static void note(struct record record, const char *name, const void *old) {
    record.name_length = strlen(name);
    struct iovec parts[] = {
        {&record, sizeof record}, {(void *)name, record.name_length}, {(void *)old, record.old_length}};
    if (syscall(SYS_writev, journal, parts, 3) < 0)
        abort();
}

/* What is about to be written over, or cut off: so many bytes from there on. */
static void note_old(int file, const char *name, off_t offset, size_t length) {
    struct stat status;
    if (fstat(file, &status) != 0)
        abort();
    struct record record = {.offset = (uint64_t)offset, .length = length, .old_size = (uint64_t)status.st_size};
    void *old = malloc(length ? length : 1);
    ssize_t read = length ? pread(file, old, length, offset) : 0;
    record.old_length = read > 0 ? (uint64_t)read : 0;
    note(record, name, old);
    free(old);
}

static ssize_t write_at(int file, const void *bytes, size_t length, off_t offset, int moves) {
    char path[PATH_MAX];
    int before = errno;
    const char *name = name_of(file, path);
    errno = before;
    if (!name)
        return moves ? syscall(SYS_write, file, bytes, length) : syscall(SYS_pwrite64, file, bytes, length, offset);
    if (control->write_error) {
        errno = (int)control->write_error;
        return -1;
    }
    pthread_mutex_lock(&lock);
    note_old(file, name, moves ? lseek(file, 0, SEEK_CUR) : offset, length);
    ssize_t written =
        moves ? syscall(SYS_write, file, bytes, length) : syscall(SYS_pwrite64, file, bytes, length, offset);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t write(int file, const void *bytes, size_t length) { return write_at(file, bytes, length, 0, 1); }

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    return write_at(file, bytes, length, offset, 0);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    return write_at(file, bytes, length, offset, 0);
}

int ftruncate(int file, off_t length) {
    char path[PATH_MAX];
    struct stat status;
    const char *name = name_of(file, path);
    if (!name)
        return (int)syscall(SYS_ftruncate, file, length);
    if (control->write_error) {
        errno = (int)control->write_error;
        return -1;
    }
    pthread_mutex_lock(&lock);
    if (fstat(file, &status) == 0)
        note_old(file, name, length, status.st_size > length ? (size_t)(status.st_size - length) : 0);
    int done = (int)syscall(SYS_ftruncate, file, length);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int file, off64_t length) { return ftruncate(file, length); }

static int sync_file(int file, long call) {
    char path[PATH_MAX];
    const char *name = name_of(file, path);
    if (!name)
        return (int)syscall(call, file);
    if (control->sync_error) {
        errno = (int)control->sync_error;
        return -1;
    }
    if (control->sync_lies)
        return 0;
    pthread_mutex_lock(&lock);
    int done = (int)syscall(call, file);
    if (done == 0)
        note((struct record){.is_sync = 1}, name, "");
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int file) { return sync_file(file, SYS_fsync); }

int fdatasync(int file) { return sync_file(file, SYS_fdatasync); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    int done = (int)syscall(SYS_clock_gettime, clock, time);
    if (done == 0 && control && clock == CLOCK_REALTIME)
        time->tv_sec += (time_t)control->clock_seconds;
    return done;
}
