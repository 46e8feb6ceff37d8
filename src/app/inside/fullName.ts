import type { SessionUser } from '../../contract/sessionUser';

export function fullName({ first_name, last_name }: SessionUser): string {
  return `${first_name} ${last_name}`.trim();
}
