interface SignalSource {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/** Stops cleanly on the first signal and exits 0; a second one does not wait. */
export function stopOnSignals(
  source: SignalSource,
  stop: () => Promise<void>,
  exit: (code: number) => void,
  report: (error: unknown) => void,
): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return exit(130);
    isStopping = true;
    stop().then(
      () => exit(0),
      (error: unknown) => {
        report(error);
        exit(1);
      },
    );
  };
  source.on('SIGINT', onSignal);
  source.on('SIGTERM', onSignal);
}
