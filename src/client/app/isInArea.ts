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
