import type { OtherPart } from './report/OtherPart';

/** Errors that no walk waited for: none of them ends the run, and none is passed over. */
export function strayErrors(): { parts: () => OtherPart[] } {
  const lines: string[] = [];
  const note = (error: unknown) => {
    lines.push((error as Error | null)?.stack ?? String(error));
    console.error(`beside the walks: ${lines.at(-1)}`);
  };
  process.on('unhandledRejection', note).on('uncaughtException', note);
  return {
    parts: () =>
      lines.length === 0
        ? []
        : [
            {
              name: 'errors beside the walks',
              sum: String(lines.length),
              lead: 'Nothing waited for what failed here, so that no walk could say so.',
              lines,
              isGood: false,
              again: '',
            },
          ],
  };
}
