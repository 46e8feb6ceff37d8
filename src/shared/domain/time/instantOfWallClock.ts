import { wallClock } from './wallClock';

/**
 * The instant at which the clocks of an IANA zone show `YYYY-MM-DD` and `hh:mm` of 24 hours: the inverse of `wallClock`.
 * It guesses where `meetingInstant` would ask: it is for records from elsewhere, which nobody can be asked about.
 */
export function instantOfWallClock(date: string, time: string, zone: string): Date {
  const local = Date.parse(`${date}T${time}Z`);
  let at = local;
  // by the offset at the guess, and once more where that lies beyond a change of the clocks
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(at, zone);
    at += local - Date.parse(`${shown.date}T${shown.time}Z`);
  }
  return new Date(at);
}
