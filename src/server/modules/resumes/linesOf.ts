import { columnsOf } from './columnsOf';
import { fragmentsOf, type TextFragment } from './fragmentsOf';
import type { PageText, ResumeLine } from './PageText';

/** More lines than any résumé has; the rest is not read. */
const MAX_LINES = 3000;
const MAX_LINE_LENGTH = 1000;

const FOOTER = /^(?:page|página|pagina|ページ)?\s*\d{1,3}\s*(?:of|de|\/|／)\s*\d{1,3}\s*(?:ページ)?$/i;

/** The lines of a document in reading order: the main column first, then what stands beside it. */
export function linesOf(pages: readonly PageText[]): ResumeLine[] {
  const fragments = fragmentsOf(pages).filter(({ text }) => !FOOTER.test(text));
  const body = bodyLook(fragments);
  const { main, aside } = columnsOf(fragments);
  return [...columnLines(main, false, body), ...columnLines(aside, true, body)].slice(0, MAX_LINES);
}

interface Look {
  size: number;
  font: string;
}

/** Size and font of most of the text. */
function bodyLook(fragments: readonly TextFragment[]): Look {
  const amounts = new Map<string, { look: Look; amount: number }>();
  for (const { text, size, font } of fragments) {
    const look = { size: Math.round(size * 2) / 2, font };
    const key = `${look.size} ${font}`;
    const entry = amounts.get(key) ?? { look, amount: 0 };
    entry.amount += text.length;
    amounts.set(key, entry);
  }
  const most = [...amounts.values()].sort((one, other) => other.amount - one.amount)[0];
  return most?.look ?? { size: 0, font: '' };
}

function columnLines(fragments: readonly TextFragment[], isAside: boolean, body: Look): ResumeLine[] {
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map(({ x, width }) => x + width));
  const isFull = ({ x, width }: TextFragment) => x + width > left + (right - left) * 0.75;
  let above: TextFragment | null = null;
  return grouped(fragments).map((parts) => {
    const first = parts[0];
    const last = parts[parts.length - 1] ?? first;
    const gapAbove = above && above.page === first.page ? (first.y - above.y) / first.size : Infinity;
    above = first;
    const texts = parts.map(({ text }) => text.slice(0, MAX_LINE_LENGTH));
    return {
      parts: texts,
      text: texts.join(' '),
      size: first.size,
      isEmphasised:
        first.size > body.size * 1.04 || (first.font !== body.font && first.size > body.size * 0.96),
      gapAbove,
      isFull: isFull(last),
      isAside,
    };
  });
}

/** Fragments of one baseline, which stand one after the other. */
function grouped(fragments: readonly TextFragment[]): [TextFragment, ...TextFragment[]][] {
  const lines: [TextFragment, ...TextFragment[]][] = [];
  for (const fragment of fragments) {
    const line = lines.at(-1);
    const isSameLine =
      line && line[0].page === fragment.page && Math.abs(line[0].y - fragment.y) < fragment.size * 0.45;
    if (isSameLine) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines;
}
