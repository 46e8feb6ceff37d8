import type { PageText, TextRun } from './PageText';

/** Neighbouring runs of a line made one. */
export interface TextFragment extends TextRun {
  page: number;
}

/** A gap between letters that is wider than this part of their height is a space … */
const SPACE = 0.12;
/** … and one that is wider than this is no space any more: another column, or a date set to the right. */
const APART = 1.6;

/** Puts the runs of each page together to fragments, from top to bottom and left to right. */
export function fragmentsOf(pages: readonly PageText[]): TextFragment[] {
  return pages.flatMap(({ runs }, page) =>
    baselines(runs.filter(({ text, size }) => text.trim() !== '' && size > 0)).flatMap((line) =>
      joined(line, page),
    ),
  );
}

function baselines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of [...runs].sort((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && run.y - first.y < Math.min(run.size, first.size) * 0.4) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.sort((one, other) => one.x - other.x));
}

function joined(line: readonly TextRun[], page: number): TextFragment[] {
  const fragments: TextFragment[] = [];
  for (const run of line) {
    const last = fragments.at(-1);
    const gap = last ? run.x - (last.x + last.width) : 0;
    const unit = last ? Math.max(last.size, run.size) : 1;
    if (!last || gap > unit * APART) {
      fragments.push({ ...run, page });
      continue;
    }
    const isSpaced = gap > unit * SPACE && !last.text.endsWith(' ') && !run.text.startsWith(' ');
    last.text += (isSpaced ? ' ' : '') + run.text;
    last.width = Math.max(last.width, run.x + run.width - last.x);
  }
  return fragments.map((fragment) => ({
    ...fragment,
    text: fragment.text.replace(/[^\S\u3000]+/g, ' ').trim(),
  }));
}
