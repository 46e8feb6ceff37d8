/** Sessions that begin between 10 PM and 6 AM are rarely meant; `hh:mm` on a clock of 24 hours. */
export const NIGHT = { from: '22:00', to: '06:00' } as const;

export function isNightClock(time: string): boolean {
  return time >= NIGHT.from || time < NIGHT.to;
}
