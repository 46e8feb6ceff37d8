import type { Page } from 'playwright-core';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import {
  findCandidates,
  getCall,
  getCalls,
  getOffer,
  getOffers,
} from '../../../src/shared/contract/bookings/calls';
import { callAt, paths } from '../../../src/client/paths';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { aBookingAt } from '../aBooking';
import { aCall, aCandidate, anAsked, anOffer, aWish, CALL_ID } from '../aCall';
import { Refused } from './answerHere';
import type { ScreenState } from './screens';

const AHEAD = new Date(Date.now() + 20 * 86_400_000).toISOString();
const OVER_SOON = new Date(Date.now() + 5 * 3_600_000).toISOString();
const times = { startsAt: AHEAD, endsAt: new Date(Date.parse(AHEAD) + 3_600_000).toISOString() };
const PEOPLE = [1, 2, 3, 4, 5, 6].map((place) => aCandidate(place));
const LOST = aBookingAt(AHEAD, { status: 'declined', meetingTitle: 'Ward round' });
const ASKING = aCall({ ...times, closesAt: OVER_SOON, nextWaveAt: OVER_SOON });
const OFFER = anOffer({ ...times, closesAt: OVER_SOON });
const URGENT = anOffer({
  call_id: 'ca110000-0000-4000-8000-000000000009',
  wish: { ...aWish, meetingTitle: 'Emergency department', interpreterBookingTo: 'Vietnamese' },
  startsAt: OVER_SOON,
  endsAt: new Date(Date.parse(OVER_SOON) + 1_800_000).toISOString(),
  closesAt: OVER_SOON,
  othersAsked: 0,
});

const seesText = (choose: (words: Catalogue) => string) => (page: Page, words: Catalogue) =>
  page.getByText(choose(words)).first().waitFor();

/** Asking several: the page of one call in each of its states, the proposal and its dialog, and the offers. */
export const CALL_STATES: readonly ScreenState[] = [
  ...(
    [
      ['asking', ASKING, ({ calls }: Catalogue) => calls.page.asking],
      [
        'taken',
        aCall({
          ...{ ...times, state: 'taken', booking_id: LOST.id },
          offers: [anAsked(1, 'accepted'), anAsked(2, 'taken'), anAsked(3, 'declined')],
        }),
        ({ calls }: Catalogue) => calls.page.takenText,
      ],
      [
        'lapsed',
        aCall({ ...times, state: 'lapsed', offers: [anAsked(1, 'lapsed'), anAsked(2, 'declined')] }),
        ({ calls }: Catalogue) => calls.page.lapsedText,
      ],
      [
        'withdrawn',
        aCall({ ...times, state: 'withdrawn', offers: [anAsked(1, 'withdrawn')] }),
        ({ calls }: Catalogue) => calls.page.withdrawnText,
      ],
    ] as const
  ).map(([name, call, text]): ScreenState => ({
    name: `call ${name}`,
    who: 'client',
    path: `${callAt(CALL_ID)}?as=${name}`,
    answers: { [getCall.path]: call },
    reach: seesText(text),
  })),
  {
    name: 'call unknown',
    who: 'client',
    path: `${callAt(CALL_ID)}?as=unknown`,
    answers: { [getCall.path]: new Refused('NOT_FOUND') },
    reach: seesText(({ calls }) => calls.page.notFound),
  },
  {
    name: 'dashboard that proposes three others',
    who: 'client',
    path: `${paths.client.dashboard}?as=instead`,
    answers: {
      [getClientRecords.path]: [LOST],
      [getCalls.path]: [],
      [findCandidates.path]: PEOPLE,
    },
    reach: seesText(({ calls }) => calls.instead.three),
  },
  {
    name: 'asking three others',
    who: 'client',
    path: `${paths.client.dashboard}?as=others`,
    answers: {
      [getClientRecords.path]: [LOST],
      [getCalls.path]: [],
      [findCandidates.path]: PEOPLE,
    },
    reach: async (page, { calls }) => {
      await page.getByRole('button', { name: calls.instead.three }).click();
      await page.getByRole('dialog').getByRole('button', { name: calls.back }).waitFor();
    },
  },
  {
    name: 'choosing whom to ask',
    who: 'client',
    path: `${paths.client.dashboard}?as=choosing`,
    answers: {
      [getClientRecords.path]: [LOST],
      [getCalls.path]: [],
      [findCandidates.path]: PEOPLE,
    },
    reach: async (page, { calls }) => {
      await page.getByRole('button', { name: calls.instead.three }).click();
      await page.getByRole('dialog').getByRole('button', { name: calls.back }).click();
      await page.getByRole('dialog').getByRole('button', { name: calls.bestThree }).waitFor();
    },
  },
  {
    name: 'records with an open call',
    who: 'client',
    path: `${paths.client.records}?as=asking`,
    answers: { [getCalls.path]: [ASKING] },
    reach: seesText(({ calls }) => calls.open.view),
  },
  {
    name: 'offers',
    who: 'interpreter',
    path: `${paths.interpreter.dashboard}?as=offers&offer=${CALL_ID}`,
    answers: {
      [getOffers.path]: [URGENT],
      [getOffer.path]: { ...OFFER, state: 'taken' },
    },
    reach: seesText(({ calls }) => calls.offers.tooLate),
  },
];
