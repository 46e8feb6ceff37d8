import type { GroupId } from '../../../../../src/shared/domain/people/groups';
import { registerUser, verifyCode } from '../../../../../src/shared/contract/account/userAccount';
import { mailTo } from '../../../pages/mails';
import type { Scene } from '../../Scene';

export interface OwnAccount {
  email: string;
  /** as it is by now */
  password: string;
  /** what was mailed in its place; empty where nothing was */
  temporary: string;
}

let count = 0;

/** Somebody new for one walk, who may lose a password or a session without harm to other walks. */
export async function ownAccount(
  { world, number }: Pick<Scene, 'world' | 'number'>,
  { isVerified = true, group = 100 }: { isVerified?: boolean; group?: GroupId } = {},
): Promise<OwnAccount> {
  count += 1;
  const email = `walker-${number}-${count}@example.com`;
  const password = 'Walking1!';
  await world.call('anyone', registerUser, {
    first_name: 'Nina',
    last_name: 'Walker',
    email,
    password,
    group_id: group,
    tier: 'starter',
  });
  if (isVerified) {
    const { values } = await mailTo(world.url, email, 'verifyAccount');
    await world.call('anyone', verifyCode, { email, code: values.code ?? '' });
  }
  return { email, password, temporary: '' };
}
