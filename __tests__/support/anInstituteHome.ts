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

const named = {
  title: 'Lease review',
  client: 'Clara Client',
  interpreter: 'Ines Ruiz',
  faces: { client: null, interpreter: '/icons/icon-192.png?ines' },
};
/** Where something is to be told in each part. */
export const fullHome = anInstituteHome({
  timeZone: 'Asia/Tokyo',
  month: '2030-02',
  waiting: { listings: 2, credentials: 0, tiers: 1, problems: 3 },
  today: {
    total: 21,
    sessions: [
      {
        ...named,
        id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001',
        startsAt: '2030-01-31T16:00:00.000Z',
        endsAt: '2030-01-31T17:00:00.000Z',
        status: 'confirmed',
      },
    ],
  },
  spend: [
    {
      business_id: '7c1d0f4e-3f0a-4a52-8f7e-000000000009',
      business: 'Clinic',
      sessions: 2,
      amount: 113.33,
      ahead: 80,
    },
    { business_id: null, business: null, sessions: 1, amount: 0.1, ahead: 0.2 },
  ],
  unanswered: {
    total: 1,
    requests: [
      {
        ...named,
        id: '7c1d0f4e-3f0a-4a52-8f7e-000000000002',
        startsAt: '2030-02-05T16:00:00.000Z',
        respondBy: '2030-01-31T12:00:00.000Z',
        from: 'English',
        to: 'Spanish',
      },
    ],
  },
  missingPairs: [{ languages: ['German', 'Tigrinya'], searches: 7, since: '2030-01-02', last: '2030-01-30' }],
});
