import { escapeHtml } from '../../../../src/server/platform/mail/renderMailPart';
import type { WalkResult } from '../walkInBrowser';
import { drawChart, heat } from './drawChart';
import { failedIn, type FlowWalks } from './FlowWalks';
import { pictureOf } from './pictureOf';

const LEGEND = [
  ['w0', 'nobody'],
  ['w1', 'once'],
  ['w2', 'a few times'],
  ['w3', 'often'],
] as const;

/** Buttons of a chart; `chartScript` gives them their work. */
const ZOOM = [
  '<div class="zoom" role="group" aria-label="Zoom"><button type="button" data-zoom="out" aria-label="Smaller">−</button>',
  '<button type="button" data-zoom="in" aria-label="Larger">+</button><output></output>',
  '<button type="button" data-zoom="width">Whole width</button><button type="button" data-zoom="all">Whole chart</button>',
  '<button type="button" data-zoom="real">Full size</button>',
  '<span class="quiet">Drag to move, Ctrl and the wheel to zoom.</span></div>',
].join('');

/** One flow: its chart, its transitions in words, and its paths. */
export async function flowSection(walked: FlowWalks): Promise<string> {
  const { flow, walks, transitions } = walked;
  const { id, config } = flow.machine;
  const taken = transitions.filter(({ times }) => times > 0).length;
  const colours = { w0: '--brickTint', w1: '--w1', w2: '--w2', w3: '--w3' };
  const legend = LEGEND.map(
    ([name, words]) => `<li><i style="background:var(${colours[name]})"></i>${words}</li>`,
  );
  return [
    `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(id)}</h2>`,
    `<p>${escapeHtml(config.description ?? '')}</p>`,
    `<p class="quiet">${taken} of ${transitions.length} transitions walked, `,
    `${walks.length - failedIn(walked).length} of ${walks.length} paths as the machine says.</p>`,
    `<ul class="legend" aria-label="Walked">${legend.join('')}</ul>`,
    `<div class="chart">${ZOOM}`,
    `<div class="scroll" tabindex="0" role="region" aria-label="Chart of ${id}">${await drawChart(walked)}</div></div>`,
    `<details><summary>Every transition, with how often it was walked</summary>${tableOf(walked)}</details>`,
    limitsTable(walked),
    `<h3>Paths</h3>${walks.map((walk) => pathDetails(id, walk)).join('')}</section>`,
  ].join('');
}

function tableOf({ transitions }: FlowWalks): string {
  const rows = [...transitions]
    .sort((one, other) => one.times - other.times)
    .map(({ source, target, event, guard, times, reason }) => {
      const cells = [source || 'anywhere', event || 'at once', guard, target ?? 'stays', reason ?? ''];
      const words = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
      return `<tr class="${heat(times)}"><td class="times">${times}×</td>${words}</tr>`;
    });
  const head = ['Walked', 'From', 'What happens', 'If', 'To', 'Why nobody walks it'];
  return [
    '<table><thead><tr>',
    ...head.map((name) => `<th scope="col">${name}</th>`),
    `</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  ].join('');
}

/** Paths that only the other two ways of walking take: none is passed over in silence. */
function limitsTable({ limits }: FlowWalks): string {
  const count = limits.reduce((sum, { numbers }) => sum + numbers.length, 0);
  if (count === 0) return '';
  const rows = limits.map(({ before, reason, numbers }) => {
    const cells = [before, reason, numbers.join(', ')].map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const head = ['Ends before', 'Why', 'Paths'].map((name) => `<th scope="col">${name}</th>`);
  return [
    `<details><summary>${count} generated paths that a browser walks only so far</summary>`,
    `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`,
  ].join('');
}

/** A path to open and look through; what went wrong is said first. */
export function pathDetails(machine: string, walk: WalkResult): string {
  const { number, start, steps, failure, ms } = walk;
  const words = [start, ...steps.slice(1).map(({ name }) => name)].map(escapeHtml).join(' → ');
  const items = steps.map((step, at) => {
    const picture = step.picture ? pictureOf(machine, number, at) : null;
    const isBroken = failure !== null && step.states.length === 0;
    const says = isBroken ? 'not as the machine says' : (step.states.at(-1) ?? '');
    return [
      `<li${isBroken ? ' class="broken"' : ''}><b>${escapeHtml(step.name)}</b><br>`,
      `<span class="quiet">${escapeHtml(at === 0 ? 'start' : step.by)} · ${escapeHtml(says)}</span>`,
      picture &&
        `<a href="${picture}"><img loading="lazy" src="${picture}" alt="The page after: ${escapeHtml(step.name)}"></a>`,
      '</li>',
    ].join('');
  });
  return [
    `<details id="${machine}-${number}"${failure ? ' class="failed" open' : ''}>`,
    `<summary>${failure ? 'FAILED ' : ''}${number}. ${words}</summary>`,
    failure ? `<p>At “${escapeHtml(failure.step)}”:</p><pre>${escapeHtml(failure.message)}</pre>` : '',
    `<p class="quiet">${(ms / 1000).toFixed(1)} s · again: <code>npm run qa -- --machine ${machine} --path ${number}</code></p>`,
    `<ol class="steps">${items.join('')}</ol></details>`,
  ].join('');
}
