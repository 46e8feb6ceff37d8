import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import type { Screen } from '../area/Screen';
import { SCREENS } from '../area/screens';

type MenuLine = Pick<Screen, 'path'> & NonNullable<Screen['menu']>;

/** A person's menu: the specification's items of their group, and then what else there is for them. */
export function menuOf(user: SessionUser | null): readonly [primary: MenuLine[], secondary: MenuLine[]] {
  const lines = SCREENS.flatMap(({ path, menu, group, role }) => {
    const isTheirs = (group ?? user?.group_id) === user?.group_id && (!role || user?.roles.includes(role));
    return menu && isTheirs ? [{ path, ...menu }] : [];
  });
  return [lines.filter(({ isSecondary }) => !isSecondary), lines.filter(({ isSecondary }) => isSecondary)];
}
