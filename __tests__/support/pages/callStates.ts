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
import { wallTimeAt } from '../../../src/shared/domain/time/wallClock';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { aBookingAt } from '../aBooking';
import { aCall, aCandidate, anAsked, anOffer, aWish, CALL_ID } from '../aCall';
import { Refused } from './answerHere';
import type { ScreenState } from './screens';

const HOUR_MS = 3_600_000;
const DAY = new Date(Date.now() + 20 * 24 * HOUR_MS).toISOString().slice(0, 10);
const AHEAD = `${DAY}T10:00:00.000Z`;
/** the next whole hour but four */
const SOON = new Date(Math.ceil(Date.now() / HOUR_MS + 4) * HOUR_MS);
const OVER_SOON = SOON.toISOString();
const times = {
  wish: { ...aWish, meetingDate: DAY },
  startsAt: AHEAD,
  endsAt: `${DAY}T11:00:00.000Z`,
};
const PEOPLE = [1, 2, 3, 4, 5, 6].map((place) => aCandidate(place));
const LOST = aBookingAt(AHEAD, { status: 'declined', meetingTitle: 'Ward round' });
/** A booking was declined, and others fit. */
const PROPOSED = {
  [getClientRecords.path]: [LOST],
  [getCalls.path]: [],
  [findCandidates.path]: PEOPLE,
};
const ASKING = aCall({ ...times, closesAt: OVER_SOON, nextWaveAt: OVER_SOON, notified: 1 });
const OFFER = anOffer({ ...times, closesAt: OVER_SOON });
const URGENT = anOffer({
  call_id: 'ca110000-0000-4000-8000-000000000009',
  wish: {
    ...{ ...aWish, ...wallOf(SOON), meetingDuration: '30 min' as const },
    ...{ meetingTitle: 'Emergency department', interpreterBookingTo: 'Vietnamese' as const },
  },
  startsAt: OVER_SOON,
  endsAt: new Date(Date.parse(OVER_SOON) + 1_800_000).toISOString(),
  closesAt: OVER_SOON,
  othersAsked: 0,
});

function wallOf(instant: Date) {
  const { meetingDate, meetingTime, meetingAmPm } = wallTimeAt(instant, 'GMT');
  return { meetingDate, meetingTime, meetingAmPm };
}

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
    answers: PROPOSED,
    reach: seesText(({ calls }) => calls.instead.three),
  },
  {
    name: 'choosing whom to ask',
    who: 'client',
    path: `${paths.client.dashboard}?as=choosing`,
    answers: PROPOSED,
    reach: async (page, { calls }) => {
      await page.getByRole('button', { name: calls.back }).click();
      await page.getByRole('dialog').getByRole('button', { name: calls.bestThree }).waitFor();
    },
  },
  {
    name: 'agreeing to the price of everyone in turn',
    who: 'client',
    path: `${paths.client.dashboard}?as=turns`,
    answers: PROPOSED,
    reach: async (page, { calls }) => {
      await page.getByRole('button', { name: calls.back }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: calls.everyone }).check();
      await dialog.getByRole('button', { name: calls.next }).click();
      await dialog.getByRole('button', { name: calls.sendAll }).waitFor();
    },
  },
  {
    name: 'wizard that asks several too early',
    who: 'client',
    path: paths.client.mettingsConfig,
    reach: async (page, { calls }) => {
      await page.getByRole('button', { name: calls.button }).click();
      await page.getByText(calls.missing).waitFor();
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
