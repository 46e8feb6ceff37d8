import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { escapeHtml } from '../../../../src/server/platform/mail/renderMailPart';
import { ANYWHERE, chartEdges, staysIn, wordsOf } from './chartEdges';
import type { FlowWalks, WalkedTransition } from './FlowWalks';
import { HEAD, layChart, LINE } from './layChart';

/** A statechart as an SVG, drawn from the machine's code; how often each part was walked is a class and a number. */
export async function drawChart({ flow, states, transitions }: FlowWalks): Promise<string> {
  const laid = await layChart(flow.machine, transitions);
  const along = new Map(chartEdges(transitions).map((each) => [each.id, each.transitions]));
  const first = new Set(initialStates(flow.machine.root));
  const edges = (laid.edges ?? []).map((edge) => drawEdge(edge, along.get(edge.id) ?? []));
  const boxes = (laid.children ?? []).flatMap((node) => drawBox(node, { states, first, transitions }));
  const [width, height] = [Math.ceil(laid.width ?? 0), Math.ceil(laid.height ?? 0)];
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" `,
    `aria-label="${escapeHtml(`Statechart of ${flow.machine.id}; the table below says the same in words`)}">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker></defs>',
    ...boxes,
    ...edges,
    '</svg>',
  ].join('');
}

/** How dark something is drawn: nobody, once, a few times, often. */
export function heat(times: number): string {
  if (times === 0) return 'w0';
  if (times < 2) return 'w1';
  return times < 8 ? 'w2' : 'w3';
}

interface Node {
  id: string;
  key: string;
  path: string[];
  states: Record<string, Node>;
  initial: { target?: readonly { path: string[] }[] | undefined } | undefined;
}

function initialStates(node: unknown): string[] {
  const { initial, states } = node as Node;
  const own = (initial?.target ?? []).map(({ path }) => path.join('.'));
  return [...own, ...Object.values(states).flatMap(initialStates)];
}

interface Drawn {
  states: ReadonlyMap<string, number>;
  first: ReadonlySet<string>;
  transitions: readonly WalkedTransition[];
}

function drawBox(
  { id, x = 0, y = 0, width = 0, height = 0, labels, children = [] }: ElkNode,
  drawn: Drawn,
): string[] {
  const times = drawn.states.get(id) ?? 0;
  const isWhole = children.length > 0;
  const kind = id === ANYWHERE ? 'any' : heat(times);
  const words = `${drawn.first.has(id) ? '● ' : ''}${labels?.[0]?.text ?? ''}`;
  const count = id === ANYWHERE ? '' : ` <tspan class="n">${times}×</tspan>`;
  const [at, anchor] = isWhole ? [x + 14, 'start'] : [x + width / 2, 'middle'];
  const stays = drawWords(staysIn(drawn.transitions, id), x + 12, y + HEAD);
  return [
    `<g class="state ${kind}${isWhole ? ' whole' : ''}"><title>${escapeHtml(`${id}: ${times} times`)}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="name" x="${at}" y="${y + 23}" text-anchor="${anchor}">${escapeHtml(words)}${count}</text>${stays}</g>`,
    ...children.flatMap((child) => drawBox(child, drawn)),
  ];
}

function drawEdge(
  { sections = [], labels = [] }: ElkExtendedEdge,
  along: readonly WalkedTransition[],
): string {
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join(''),
  );
  // a line that anybody took is drawn so; which of its ways nobody took is said beside it
  const times = Math.max(0, ...along.map((each) => each.times));
  const [{ x = 0, y = 0 } = {}] = labels;
  return [
    `<g class="edge ${heat(times)}">`,
    ...lines.map((line) => `<path d="${line}" marker-end="url(#tip)"/>`),
    drawWords(along, x + 3, y),
    '</g>',
  ].join('');
}

/** Each transition in its own colour, the whole of its name where the pointer rests. */
function drawWords(transitions: readonly WalkedTransition[], x: number, y: number): string {
  let line = 0;
  return transitions
    .map((each) => {
      const texts = wordsOf(each).map((words) => {
        line += 1;
        return `<text x="${x}" y="${y + line * LINE - 2}">${escapeHtml(words)}</text>`;
      });
      const title = `<title>${escapeHtml(`${each.id}: ${each.times} times`)}</title>`;
      return `<g class="word ${heat(each.times)}">${title}${texts.join('')}</g>`;
    })
    .join('');
}
