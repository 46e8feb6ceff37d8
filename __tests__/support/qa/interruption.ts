/** Waits for somebody to end the run before its time; what they said, such as `SIGINT`. The first word counts. */
export function interruption(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
