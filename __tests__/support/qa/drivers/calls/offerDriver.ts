import {
  acceptOffer,
  declineOffer,
  getOffer,
  getOffers,
  type CallOffer,
} from '../../../../../src/shared/contract/bookings/calls';
import { offerAt } from '../../../../../src/client/paths';
import { aBooking } from '../../../aBooking';
import { anOffer, CALL_ID, OFFER_NEWS, OFFER_STARTS } from '../../../aCall';
import { offerCase } from '../../../machines/cases/offerCase';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { readAgain, standInReads } from './standInCalls';

interface OfferWalk {
  offer: CallOffer;
}

const card = ({ page }: Scene) => page.getByRole('article', { name: 'Ward round' });
const press = (scene: Scene, name: string) => card(scene).getByRole('button', { name }).click();
const says = (text: string) => (scene: Scene) => card(scene).getByText(text, { exact: true }).waitFor();
const turning = (name: string) => (scene: Scene) =>
  card(scene).locator('.ant-btn-loading').filter({ hasText: name }).waitFor();

/** Where nothing was answered, the card says so, unless it is over by then. */
const lost =
  ({ path }: { path: string }) =>
  async (scene: Scene) =>
    (await scene.gate(path)).fail(failureOf(scene, { isTraceless: true }));
const faster =
  ({ path }: { path: string }) =>
  async (scene: Scene, own: OfferWalk) => {
    own.offer = anOffer({ state: 'taken' });
    await (await scene.gate(path)).answer(409, { code: 'CALL_OVER', data: { state: 'taken' } });
  };

/** Offers on an interpreter's dashboard. */
export const offerDriver: MachineDriver<OfferWalk> = {
  flow: offerCase,
  begins: Object.fromEntries(
    Object.entries(OFFER_STARTS).map(([start, state]) => [
      start,
      {
        who: 'interpreter' as const,
        opens: async ({ page }: Scene, own: OfferWalk) => {
          own.offer = anOffer({ state });
          await standInReads(page, {
            [getOffers.path]: () => (own.offer.state === 'open' ? [own.offer] : []),
            [getOffer.path]: () => own.offer,
          });
          await page.goto(offerAt(CALL_ID));
        },
      },
    ]),
  ),
  deeds: {
    accepts: {
      happens: async (scene) => {
        (await scene.gate(acceptOffer.path)).shut();
        await press(scene, 'Accept');
      },
    },
    declines: {
      happens: async (scene) => {
        (await scene.gate(declineOffer.path)).shut();
        await press(scene, 'Decline');
      },
    },
    ...Object.fromEntries(
      Object.entries(OFFER_NEWS).map(([name, state]) => [
        name,
        {
          happens: async ({ page }: Scene, own: OfferWalk) => {
            own.offer = anOffer({ state });
            await readAgain(page);
          },
        },
      ]),
    ),
    'acceptOffer answers that it is theirs': {
      happens: async (scene, own) => {
        const booking = aBooking({ status: 'confirmed' });
        own.offer = anOffer({ state: 'accepted', booking_id: booking.id });
        await (await scene.gate(acceptOffer.path)).answerWell(booking);
      },
    },
    'declineOffer answers that it is declined': {
      happens: async (scene, own) => {
        own.offer = anOffer({ state: 'declined' });
        await (await scene.gate(declineOffer.path)).answerWell(own.offer);
      },
    },
    'acceptOffer refuses: somebody was faster': { happens: faster(acceptOffer) },
    'declineOffer refuses: somebody was faster': { happens: faster(declineOffer) },
    'acceptOffer refuses: no answer': { happens: lost(acceptOffer) },
    'declineOffer refuses: no answer': { happens: lost(declineOffer) },
  },
  looks: {
    open: async (scene) => {
      for (const name of ['Accept', 'Decline'])
        await card(scene).getByRole('button', { name }).and(scene.page.locator(':enabled')).waitFor();
      await card(scene).locator('.ant-btn-loading').waitFor({ state: 'hidden' });
    },
    accepting: turning('Accept'),
    declining: turning('Decline'),
    won: says('It is yours'),
    tooLate: says('Somebody else was faster'),
    declined: says('Left to the others'),
    withdrawn: says('No longer asked'),
    lapsed: says('Over'),
  },
  prepare: () => ({ offer: anOffer() }),
  reasons: {},
  limits: {},
};
