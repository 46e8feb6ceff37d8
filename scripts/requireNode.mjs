import { Refusal } from './refusal.mjs';

/** The oldest Node.js that the pinned packages take; `engines` of package.json says the same. */
const OLDEST = { major: 20, minor: 19 };

/** @param {string} [version] e.g. `20.19.0` */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  throw new Refusal(
    `Dragoman needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.\n` +
      'Install a newer one (https://nodejs.org) and run the same command again.',
  );
}
