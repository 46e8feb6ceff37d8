import { removeHeadshot } from '../../../src/shared/contract/institute/institutePerson';
import { addOrUpdateRole } from '../../../src/shared/contract/institute/instituteRoles';
import { decideTier } from '../../../src/shared/contract/institute/instituteUsers';
import { decideCredential } from '../../../src/shared/contract/interpreters/credentialDecisions';
import { decideListing } from '../../../src/shared/contract/interpreters/listing';
import { headshotUrl } from '../../../src/shared/domain/people/headshotUrl';
import { setPhotoUrl } from '../../../src/server/modules/headshots/service/headshots';
import type { EventName } from '../../../src/server/events/events';
import { handIn, putCredential } from '../credentials';
import type { Walk } from './eventWalks';

type Decided = Extract<
  EventName,
  `credential.${string}` | `listing.${string}` | 'tier.decided' | 'headshot.removed'
>;

/** The events about one person that an admin decides, and what time then does to it. */
export const DECISION_WALKS: Record<Decided, Walk> = {
  'tier.decided': {
    walk: async ({ call, people, queries }) => {
      const wish = { requested_tier: 'professional' as const };
      await queries.updateTable('users').set(wish).where('id', '=', people.client.id).execute();
      return () => call(decideTier, { user_id: people.client.id, approve: true }, 'admin');
    },
    mailToOne: 'tierDecided',
    told: ['tierApproved', 'client'],
  },
  'listing.decided': {
    walk: async ({ call, people, queries }) => {
      const waiting = { listing_state: 'in_review' as const, listing_since: new Date() };
      const { id } = people.interpreter;
      await queries.updateTable('interpreters').set(waiting).where('user_id', '=', id).execute();
      return () => call(decideListing, { interpreter_id: id, approve: true }, 'admin');
    },
    ...{ live: 'profile_changed', mailToOne: 'listingDecided' },
    told: ['listingApproved', 'interpreter'],
  },
  'listing.paused': {
    walk: async ({ call, people }) => {
      await call(addOrUpdateRole, { name: 'Reader', rank: 1, modules: ['messages'] }, 'admin');
      const role = { user_id: people.interpreter.id, roles: ['Reader'] };
      return () => call(addOrUpdateRole, role, 'admin');
    },
    mailToOne: 'listingPaused',
  },
  'headshot.removed': {
    walk: async ({ call, people, queries }) => {
      const { id: user_id } = people.interpreter;
      const photo_url = headshotUrl('a'.repeat(22));
      await setPhotoUrl(queries, user_id, photo_url);
      return () => call(removeHeadshot, { user_id, photo_url, reason: 'It is a logo.' }, 'admin');
    },
    ...{ live: 'profile_changed', mailToOne: 'headshotRemoved' },
  },
  'credential.changed': {
    walk: async ({ as, server }) => {
      const { token } = await as('interpreter');
      return () => handIn(server, token);
    },
    live: 'credential',
  },
  'credential.decided': {
    walk: async ({ as, server, call }) => {
      const { id, version } = await handIn(server, (await as('interpreter')).token);
      return () => call(decideCredential, { id, version, approve: true }, 'admin');
    },
    ...{ live: 'credential', mailToOne: 'credentialDecided' },
    told: ['credentialVerified', 'interpreter'],
  },
  'credential.expiring': {
    walk: async ({ people, queries, until, timePasses }) => {
      await putCredential(queries, people.interpreter.id, { validUntil: '2026-12-31' });
      until('2026-12-01T00:00:00Z', 0);
      return timePasses;
    },
    mailToOne: 'credentialExpiring',
    told: ['credentialExpiring', 'interpreter'],
  },
  'credential.expired': {
    walk: async ({ people, queries, until, timePasses }) => {
      await putCredential(queries, people.interpreter.id, { state: 'submitted', validUntil: '2026-12-31' });
      until('2027-01-01T00:00:00Z', 0);
      return timePasses;
    },
    live: 'credential',
  },
};
