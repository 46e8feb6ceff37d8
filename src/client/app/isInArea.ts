import { paths, ROOM_ROOT } from '../paths';

const AREA_ROOTS: readonly string[] = [
  paths.login,
  paths.magicLogin,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  paths.changePassword,
  ...Object.values(paths.newsletter),
  paths.app,
  paths.help,
  paths.invitation,
  ROOM_ROOT,
  paths.client.root,
  paths.interpreter.root,
];

/** Whether an address is that of the sign-in, or of what is behind it. */
export function isInArea(pathname: string): boolean {
  return AREA_ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

let wasRoomOpened = false;

/** Whether this page was in a meeting's room: who is in one may look at other screens, and is still heard. */
export const roomVisit = {
  note: () => void (wasRoomOpened = true),
  was: () => wasRoomOpened,
};
