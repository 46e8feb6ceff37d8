/** Tells how far a run is, and when it may end if it goes on like this; `whole` and `share` are counted in steps. */
export function runProgress(whole: number, say: (line: string) => void, now = () => performance.now()) {
  const started = now();
  let done = 0;
  return (share: number, words: string): void => {
    done += share;
    const left = Math.max(0, ((now() - started) / done) * (whole - done));
    say(
      `${String(Math.min(100, Math.floor((done / whole) * 100))).padStart(3)} % · ${words} · ${timeLeft(left)}`,
    );
  };
}

function timeLeft(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes === 0 ? 'less than a minute left' : `about ${minutes} min left`;
}
