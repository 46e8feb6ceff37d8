import { randomUUID } from 'node:crypto';
import { addBlock } from '../../../src/shared/contract/account/blocks';
import * as calls from '../../../src/shared/contract/bookings/calls';
import type { EventName } from '../../../src/server/events/events';
import { runDueCalls } from '../../../src/server/modules/calls/service/runDueCalls';
import { callWish } from '../callRules';
import type { Scene } from './arrive';
import type { Walk } from './eventWalks';

const ask = ({ call, people }: Scene, ...who: ('interpreter' | 'admin')[]) => {
  const interpreter_ids = who.map((by) => people[by].id);
  return call(
    calls.startCall,
    { ...callWish(), id: randomUUID(), interpreter_ids, maxTotalFee: 100 },
    'client',
  );
};

/** Events of asking several. */
export const CALL_WALKS: Record<Extract<EventName, `call.${string}`>, Walk> = {
  'call.offered': {
    told: ['requested', 'interpreter'],
    walk: (scene) => Promise.resolve(() => ask(scene, 'interpreter')),
    live: 'call',
  },
  'call.declined': {
    walk: async (scene) => {
      const { id } = await ask(scene, 'interpreter', 'admin');
      return () => scene.call(calls.declineOffer, { call_id: id }, 'interpreter');
    },
    live: 'call',
  },
  'call.offer_withdrawn': {
    walk: async (scene) => {
      await ask(scene, 'interpreter', 'admin');
      return () => scene.call(addBlock, { person_id: scene.people.interpreter.id }, 'client');
    },
    ...{ live: 'call', isBesideAnother: true },
  },
  'call.taken': {
    walk: async (scene) => {
      const { id } = await ask(scene, 'interpreter');
      return () => scene.call(calls.acceptOffer, { call_id: id }, 'interpreter');
    },
    ...{ live: 'call', isBesideAnother: true },
  },
  'call.withdrawn': {
    walk: async (scene) => {
      const { id } = await ask(scene, 'interpreter');
      return () => scene.call(calls.withdrawCall, { id }, 'client');
    },
    live: 'call',
  },
  'call.lapsed': {
    told: ['expired', 'client'],
    walk: async (scene) => {
      scene.until((await ask(scene, 'interpreter')).closesAt, 1);
      return () => runDueCalls(scene.server.context);
    },
    live: 'call',
  },
};
