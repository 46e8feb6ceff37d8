import type { InstituteHome } from '../../src/shared/contract/institute/home';

/** An institute where nothing is to be done; `changes` go on top. */
export function anInstituteHome(changes: Partial<InstituteHome> = {}): InstituteHome {
  return {
    timeZone: 'UTC',
    month: '2030-01',
    waiting: { listings: 0, credentials: 0, tiers: 0, problems: 0 },
    today: { total: 0, sessions: [] },
    spend: [],
    unanswered: { total: 0, requests: [] },
    missingPairs: [],
    ...changes,
  };
}
