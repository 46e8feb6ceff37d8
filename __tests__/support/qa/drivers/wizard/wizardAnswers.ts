import { acceptBooking, declineBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, getBooking, updateBooking } from '../../../../../src/shared/contract/bookings/client';
import { failureOf } from '../../failureOf';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { bookBeside, dearer, freeTime, pricedRequest, type WizardWalk } from './WizardWalk';
import { wizardState } from './wizardState';

type Deeds = Readonly<Record<string, Deed<WizardWalk>>>;

const last = ({ made }: WizardWalk) => made.at(-1) ?? '';
const bookingIn = (answer: unknown) => (answer as { data?: { id?: string } | null } | undefined)?.data?.id;

/** Lets the call through to the server, and remembers the booking that came of it. */
async function pass(scene: Scene, own: WizardWalk, { path }: { path: string }): Promise<void> {
  const id = bookingIn(await (await scene.gate(path)).pass());
  if (id) own.made.push(id);
}

/** Outcomes of a saving call; where the server itself can be brought to refuse, it does. */
function answersOf(name: string, { path }: { path: string }): Deeds {
  const isNew = path === addBooking.path;
  const say = async (scene: Scene, status: number, body: object) =>
    (await scene.gate(path)).answer(status, body);
  /** A new request has no status that could be wrong: only something between page and server can say so. */
  const refuseStatus = async (scene: Scene, status: string, change: () => Promise<unknown>) => {
    if (isNew) return say(scene, 409, { code: 'WRONG_STATUS', data: { status } });
    await change();
    return (await scene.gate(path)).pass();
  };
  return {
    [`${name} answers with the booking`]: {
      happens: async (scene, own) => {
        if (isNew) await freeTime(scene, own);
        await pass(scene, own, { path });
      },
    },
    [`${name} refuses: taken`]: {
      happens: async (scene, own) => {
        // a change's time is held by the request that it changes: nobody else can take that
        if (!isNew) return say(scene, 409, { code: 'SLOT_TAKEN', data: { alternatives: [] } });
        await freeTime(scene, own);
        await bookBeside(scene, own, 'Somebody was faster');
        return pass(scene, own, addBooking);
      },
    },
    [`${name} refuses: not available`]: {
      happens: (scene) =>
        say(scene, 409, { code: 'NOT_AVAILABLE', data: { reason: 'day_off', alternatives: [] } }),
    },
    [`${name} refuses: another price`]: {
      happens: (scene) => {
        const pricePerHour = dearer(scene);
        const data = { pricePerHour, durationInHours: 1, totalFee: pricePerHour };
        return say(scene, 409, { code: 'PRICE_CHANGED', data });
      },
    },
    [`${name} refuses: accepted`]: {
      happens: (scene, own) =>
        refuseStatus(scene, 'confirmed', () =>
          scene.world.call('interpreter', acceptBooking, { id: last(own) }),
        ),
    },
    [`${name} refuses: over`]: {
      happens: (scene, own) =>
        refuseStatus(scene, 'cancelled', () =>
          scene.world.call('interpreter', declineBooking, { id: last(own) }),
        ),
    },
    [`${name} refuses: a field`]: {
      happens: (scene) => {
        const errors = [{ path: 'meetingDate', code: 'in_the_past', message: 'That is over.' }];
        return say(scene, 400, { code: 'INVALID', errors });
      },
    },
    [`${name} refuses: no answer`]: {
      happens: async (scene, own) => {
        // the server would answer the same try well later on: it cannot also refuse it
        const isTraceless = scene.ahead.some((each) => each.includes(' refuses: '));
        const lost = bookingIn(await (await scene.gate(path)).fail(failureOf(scene, { isTraceless })));
        if (lost) own.unheard.push(lost);
      },
    },
  };
}

/** Answers of the network and the server, and the interpreter's actions at the same time. */
export const wizardAnswers: Deeds = {
  ...answersOf('addBooking', addBooking),
  ...answersOf('updateBooking', updateBooking),
  'updateBooking refuses: changed': {
    happens: async (scene, own) => {
      const elsewhere = { ...pricedRequest(scene, own), meetingDescription: crypto.randomUUID() };
      await scene.world.call('client', updateBooking, { ...elsewhere, id: last(own) });
      await (await scene.gate(updateBooking.path)).pass();
    },
  },
  'the request was declined': {
    isPossible: (state) => wizardState(state).context.booking !== null,
    happens: async (scene, own) => {
      await scene.world.call('interpreter', declineBooking, { id: last(own) });
      await (await scene.gate(getBooking.path)).open();
    },
  },
  'confirmPayment answers that it stands': {
    happens: async (scene) => (await scene.gate(getBooking.path)).open(),
  },
  'confirmPayment refuses: no answer': {
    happens: async (scene) => {
      const gate = await scene.gate(getBooking.path);
      await gate.failAll(scene.number % 2 === 0 ? '500' : 'malformed');
      await scene.page.getByText('The booking could not be confirmed.').first().waitFor();
      await gate.open();
    },
  },
};
