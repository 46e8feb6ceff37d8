const tellers: (() => Promise<string>)[] = [];

/** Says what stands before the people of a story, should it break off: what a step waited for in vain is seldom the cause. */
export function whenItBreaks(tell: () => Promise<string>): void {
  tellers.push(tell);
}

/**
 * Tests that are one story, told in order: each step stands where the one before it ended, so after a step that
 * failed the rest fail at once and say why, instead of each waiting for what cannot come.
 */
export function tellStory(): (step: string, tell: () => Promise<void>) => void {
  let broken: string | null = null;
  return (step, tell) =>
    it(step, async () => {
      if (broken) throw new Error(`The story broke off at: ${broken}`);
      try {
        await tell();
      } catch (error) {
        broken = step;
        const seen = await Promise.all(tellers.map((each) => each()));
        throw new Error(`The story breaks off here. Its people see:\n${seen.join('\n')}`, { cause: error });
      }
    });
}
