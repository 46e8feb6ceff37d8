import type { CodePurpose } from '../../../../shared/domain/people/codeLife';
import { findCodeByTokenHash, type StoredCode } from './codes';
import type { ServiceContext } from '../../../platform/context';
import { codeSecrets } from './codeSecrets';

/** What a mailed link stands for, or null where it is forged, expired, used or meant for something else. */
export async function findLink(
  context: ServiceContext,
  purposes: readonly CodePurpose[],
  token: string,
): Promise<StoredCode | null> {
  const hash = codeSecrets.hashOfToken(token);
  const found = await findCodeByTokenHash(context.db.queries, hash, context.clock.now());
  return found && purposes.includes(found.purpose) ? found : null;
}
