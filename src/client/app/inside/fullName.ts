import type { SessionUser } from '../../../shared/contract/account/sessionUser';

export function fullName({ first_name, last_name }: SessionUser): string {
  return `${first_name} ${last_name}`.trim();
}
