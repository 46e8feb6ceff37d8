import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks the person at the terminal; what is secret is not shown as it is typed. Null where nobody can answer. */
export type Ask = (question: string, isSecret?: boolean) => Promise<string | null>;

interface Input extends NodeJS.ReadableStream {
  isTTY?: boolean;
}

export function createQuestions(input: Input, output: NodeJS.WritableStream) {
  let isMuted = false;
  const shown = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  let lines: ReturnType<typeof createInterface> | null = null;
  const ask: Ask = (question, isSecret = false) => {
    if (!input.isTTY) return Promise.resolve(null);
    lines ??= createInterface({ input, output: shown, terminal: true });
    const asked = lines;
    output.write(question);
    isMuted = isSecret;
    return new Promise((resolve) => {
      const giveUp = () => resolve(null);
      asked.once('close', giveUp);
      asked.question('', (answer) => {
        asked.off('close', giveUp);
        isMuted = false;
        if (isSecret) output.write('\n');
        resolve(answer);
      });
    });
  };
  return { ask, close: () => lines?.close() };
}
