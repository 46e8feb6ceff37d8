import { act, screen, within } from '@testing-library/react';
import { applyLiveEvent } from '../../../../src/client/api/live/applyLiveEvent';
import { Offers } from '../../../../src/client/features/dashboard/Offers';
import { getBlocks } from '../../../../src/shared/contract/account/blocks';
import { acceptOffer, declineOffer, getOffers } from '../../../../src/shared/contract/bookings/calls';
import { aBooking } from '../../../support/aBooking';
import { anOffer, CALL_ID, OFFER_NEWS, OFFER_STARTS } from '../../../support/aCall';
import { offerCase } from '../../../support/machines/cases/offerCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

jest.setTimeout(90_000);
standAt('2030-01-03T10:05:00Z');

let offer = anOffer();
const network = heldNetwork({
  calls: { acceptOffer, declineOffer },
  reads: (path) => {
    if (path === getBlocks.path) return [];
    return path === getOffers.path ? (offer.state === 'open' ? [offer] : []) : offer;
  },
  dataOf: ({ name }) => {
    const isWon = name.startsWith('acceptOffer');
    offer = anOffer(isWon ? { state: 'accepted', booking_id: aBooking().id } : { state: 'declined' });
    return isWon ? aBooking({ status: 'confirmed' }) : offer;
  },
});

type Shown = ReturnType<typeof renderScreen>;
const card = () => within(screen.getByRole('article', { name: 'Ward round' }));
const button = (name: RegExp) => card().getByRole('button', { name });
const press = (name: RegExp) => (shown: Shown) => shown.user.click(button(name));
const isLoading = (name: RegExp, isIt: boolean) =>
  expect(button(name).classList.contains('ant-btn-loading')).toBe(isIt);
const says = (text: string) => () => expect(card().getByText(text)).toBeVisible();

const walk: ScreenWalk<Shown> = {
  show: (start) => {
    network.forget();
    offer = anOffer({ state: OFFER_STARTS[start] ?? 'open' });
    return renderScreen(<Offers onCount={() => undefined} />, {
      person: interpreterPerson,
      at: `/interpreter/dashboard?offer=${CALL_ID}`,
      store: { fetch: network.fetch },
    });
  },
  does: {
    accepts: press(/Accept/),
    declines: press(/Decline/),
    ...Object.fromEntries(
      Object.entries(OFFER_NEWS).map(([name, state]) => [
        name,
        ({ store }: Shown) =>
          act(async () => {
            offer = anOffer({ state });
            await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
          }),
      ]),
    ),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    open: () => {
      isLoading(/Accept/, false);
      isLoading(/Decline/, false);
    },
    accepting: () => isLoading(/Accept/, true),
    declining: () => isLoading(/Decline/, true),
    won: says('It is yours'),
    tooLate: says('Somebody else was faster'),
    declined: says('Left to the others'),
    withdrawn: says('No longer asked'),
    lapsed: says('Over'),
  },
};

describe('An offer on the dashboard shows where the flow stands, along path', () => {
  it.each(screenPaths(offerCase))('$name', ({ path }) => walkScreen(path, walk));
});
