import { EXPIRY_WARNINGS } from '../../../../shared/domain/people/credentials';
import { DEFAULT_LANGUAGE } from '../../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../../db/database';
import { expireDueCredentials, noteDueWarnings, type EndingCredential } from '../credentialTime';
import { publish } from '../../../events/publish';

/** So that a long backlog does not become one long transaction. */
export const CREDENTIAL_BATCH = 200;

/**
 * Ends credentials whose last day is over, and promises the mails about those that end soon, each once however many
 * servers do so; returns the most that it did of one kind.
 */
export async function endCredentials(queries: Queries, now: Date): Promise<number> {
  const ended = await expireDueCredentials(queries, now, CREDENTIAL_BATCH);
  const owners = ended.map(({ interpreter_id }) => ({ interpreterId: interpreter_id }));
  await publish(queries, 'credential.expired', owners);
  await publish(queries, 'profile.changed', owners);
  let most = ended.length;
  for (const days of EXPIRY_WARNINGS) {
    const ending = await noteDueWarnings(queries, days, now, CREDENTIAL_BATCH);
    await publish(
      queries,
      'credential.expiring',
      ending.map((row) => ({ ...factOf(row), at: now, days })),
    );
    most = Math.max(most, ending.length);
  }
  return most;
}

function factOf({ interpreter_id, kind, issuing_body, place, valid_until, ...person }: EndingCredential) {
  return {
    interpreterId: interpreter_id,
    person: { ...person, id: interpreter_id },
    language: person.language ?? DEFAULT_LANGUAGE,
    credential: { kind, issuing_body, place },
    validUntil: valid_until,
  };
}
