import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  decideCredential as endpoint,
  WaitingCredential,
} from '../../../shared/contract/interpreters/credentialDecisions';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import {
  changeCredentialRow,
  findCredential,
  listWaitingCredentials,
  lockCredential,
} from './service/credentials';
import { findInstitutePerson } from '../institute/service/institutePeople';
import { findInstituteOf } from '../institute/service/institutes';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from '../institute/service/changeInstitute';
import { nameOfPerson } from '../institute/service/toInstituteUser';
import { toWaitingCredential } from './service/toCredential';

/** Credentials of the institute's interpreters that wait for a decision. */
export async function getWaitingCredentials(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
): Promise<WaitingCredential[]> {
  const institute = await findInstituteOf(queries, caller.userId);
  const waiting = await listWaitingCredentials(queries, institute, clock.now());
  return waiting.map((row) => toWaitingCredential(row, caller));
}

/**
 * Verifies a credential of the institute's, or refuses it with a reason; its owner is told, and the institute's log keeps
 * it. Throws NOT_FOUND for anybody else's, CREDENTIAL_CHANGED where it is not what was looked at or waits no more, and
 * FORBIDDEN to who would decide about their own.
 */
export async function decideCredential(
  context: ServiceContext,
  caller: Caller,
  { id, version, approve, reason = '' }: ReceivedOf<typeof endpoint>,
): Promise<WaitingCredential[]> {
  return changeInstitute(context, caller, async ({ queries, institute, admin, now, log }) => {
    const owner = (await findCredential(queries, id))?.interpreter_id;
    const person = owner === undefined ? null : await findInstitutePerson(queries, institute, owner);
    if (!person) throw new AppError('NOT_FOUND');
    if (person.id === caller.userId) throw new AppError('FORBIDDEN');
    // Its owner, who changes or removes it meanwhile, comes before or after, never in between.
    const row = await lockCredential(queries, id);
    const waiting = await listWaitingCredentials(queries, institute, now);
    if (row?.version !== version || !waiting.some((each) => each.id === id))
      throw new AppError('CREDENTIAL_CHANGED');
    const state = approve ? 'verified' : 'refused';
    const decision = { state, reason: approve ? null : reason, decided_at: now } as const;
    await changeCredentialRow(queries, id, decision);
    const { kind, issuing_body, place, valid_until, number } = row;
    const facts = { kind, issuing_body, ...(place && { place }), ...(number && { number }), valid_until };
    const action = approve ? 'credential.approve' : 'credential.refuse';
    const after = { ...facts, state, ...(!approve && { reason }) };
    await log(action, nameOfPerson(person), { state: 'submitted' }, after, person.id);
    await publish(queries, 'credential.decided', {
      interpreterId: person.id,
      person,
      language: person.language ?? admin.language ?? DEFAULT_LANGUAGE,
      at: now,
      credential: { kind, issuing_body, place },
      isApproved: approve,
      reason,
    });
    if (approve) await publish(queries, 'profile.changed', { interpreterId: person.id });
    return waiting.filter((each) => each.id !== id).map((each) => toWaitingCredential(each, caller));
  });
}
