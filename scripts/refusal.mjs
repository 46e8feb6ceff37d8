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
