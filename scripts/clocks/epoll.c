/*
 * libfaketime shows the true time to signal handlers while its own epoll_wait() waits, and
 * PostgreSQL measures its timeouts there. This one, loaded first, waits without libfaketime.
 */
#include <signal.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

int epoll_wait(int epfd, struct epoll_event *events, int maxevents, int timeout) {
  return syscall(SYS_epoll_pwait, epfd, events, maxevents, timeout, NULL, _NSIG / 8);
}
