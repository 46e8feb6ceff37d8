import { escapeHtml } from '../../../../src/server/platform/mail/renderMailPart';
import { CHART_SCRIPT } from './chartScript';
import { failedIn, unexplainedIn, type FlowWalks } from './FlowWalks';
import { flowSection, pathDetails } from './flowSection';
import type { OtherPart } from './OtherPart';
import { REPORT_STYLE } from './reportStyle';

export interface ReportMoment {
  at: Date;
  /** not one path alone: then a transition that nobody walked is a fault */
  isWhole: boolean;
  /** how long it took */
  ms: number;
  /** who ended it before its time, and where; null where it came to its end */
  cut: string | null;
}

/** The whole report as one page that needs no network: the sum, what failed, then every flow and the other parts. */
export async function reportPage(
  flows: readonly FlowWalks[],
  parts: readonly OtherPart[],
  { at, isWhole, ms, cut }: ReportMoment,
): Promise<string> {
  const sections: string[] = [];
  for (const walked of flows) sections.push(await flowSection(walked));
  const failures = flows.flatMap((walked) =>
    failedIn(walked).map((walk) => pathDetails(walked.flow.machine.id, walk)),
  );
  const unexplained = (isWhole ? flows : []).flatMap((walked) =>
    unexplainedIn(walked).map(({ id }) => `${walked.flow.machine.id} · ${id}`),
  );
  const broken = parts.filter(({ isGood }) => !isGood);
  const isBad = failures.length + unexplained.length + broken.length > 0;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Dragoman: flows walked</title><style>${REPORT_STYLE}</style></head><body><main>`,
    '<h1>Every flow, walked</h1>',
    `<p class="quiet">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Paths are generated from the machines and `,
    'walked in Chromium against the real server; failures are made in the network. ',
    `It took ${minutesOf(ms)}.</p>`,
    cut ? `<p class="cut">${escapeHtml(cut)} What was walked until then is below.</p>` : '',
    sumOf(flows, parts, isWhole),
    isBad ? '<h2>What failed</h2>' : '',
    ...failures.map((each) => each.replace(' id="', ' data-of="')),
    unexplained.length > 0
      ? `<p>Walked by nobody, and nobody says why:</p><pre>${escapeHtml(unexplained.join('\n'))}</pre>`
      : '',
    ...broken.map(partSection),
    ...sections,
    ...parts.filter(({ isGood }) => isGood).map(partSection),
    `</main><script>${CHART_SCRIPT}</script></body></html>`,
  ].join('\n');
}

function minutesOf(ms: number): string {
  return ms < 60_000 ? `${Math.round(ms / 1000)} seconds` : `${(ms / 60_000).toFixed(1)} minutes`;
}

function sumOf(flows: readonly FlowWalks[], parts: readonly OtherPart[], isWhole: boolean): string {
  const transitions = flows.flatMap((walked) => walked.transitions);
  const walks = flows.flatMap((walked) => walked.walks);
  const failed = flows.flatMap(failedIn).length;
  const taken = transitions.filter(({ times }) => times > 0).length;
  const explained = transitions.filter(({ reason }) => reason !== null).length;
  const ofFlows = [
    {
      words: 'transitions walked',
      value: `${taken} / ${transitions.length}`,
      isBad: isWhole && taken + explained < transitions.length,
    },
    { words: 'explained instead', value: String(explained), isBad: false },
    {
      words: 'paths as the machine says',
      value: `${walks.length - failed} / ${walks.length}`,
      isBad: failed > 0,
    },
  ];
  const numbers = [
    ...(flows.length > 0 ? ofFlows : []),
    ...parts.map(({ name, sum, isGood }) => ({ words: name, value: sum, isBad: !isGood })),
  ];
  const items = numbers.map(
    ({ words, value, isBad }) =>
      `<li${isBad ? ' class="bad"' : ''}><b>${escapeHtml(value)}</b>${escapeHtml(words)}</li>`,
  );
  return `<ul class="sum">${items.join('')}</ul>`;
}

function partSection({ name, lead, lines, isGood, again }: OtherPart): string {
  return [
    `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(lead)}</p>`,
    again ? `<p class="quiet">Again: <code>${escapeHtml(again)}</code></p>` : '',
    `<details${isGood ? '' : ' open'}><summary>${isGood ? 'What was walked' : 'What failed'}</summary>`,
    `<pre>${escapeHtml(lines.join('\n'))}</pre></details></section>`,
  ].join('');
}
