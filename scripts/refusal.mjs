/** The oldest Node.js that the pinned packages take; `engines` of package.json says the same. */
const OLDEST = { major: 20, minor: 19 };

/** A reason to stop that a person can act on: printed as it is, without a stack. */
export class Refusal extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command's main function; a `Refusal` ends the process with its words and exit code.
 * @param {() => Promise<void>} main
 */
export async function orRefuse(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/** @param {string} [version] e.g. `20.19.0` */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  throw new Refusal(
    `Dragoman needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.\n` +
      'Install a newer one (https://nodejs.org) and run the same command again.',
  );
}
