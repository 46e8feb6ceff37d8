const SHORTEST = 32;
const FEWEST_DIFFERENT_CHARACTERS = 10;

/** Words that stand in examples, never in a secret that somebody drew at random. */
const KNOWN = /change.?me|secret|password|example|default|dragoman|0123456789|abcdefgh/i;

/** Whether a secret for signing tokens could be guessed: too short, too plain, or copied from an example. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < SHORTEST || new Set(secret).size < FEWEST_DIFFERENT_CHARACTERS || KNOWN.test(secret);
}
