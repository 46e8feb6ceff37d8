const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a request came by a name of this machine itself: a page elsewhere could have its own name lead here. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
