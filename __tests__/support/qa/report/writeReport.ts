import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FlowWalks } from './FlowWalks';
import type { OtherPart } from './OtherPart';
import { pictureOf } from './pictureOf';
import { reportPage, type ReportMoment } from './reportPage';

export const REPORT_FOLDER = join(process.cwd(), 'qa-report');

/** Writes the report with its pictures in place of an earlier one, and tells where it is. */
export async function writeReport(
  flows: readonly FlowWalks[],
  parts: readonly OtherPart[],
  moment: ReportMoment,
): Promise<string> {
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORT_FOLDER, { recursive: true });
  for (const { flow, walks } of flows) {
    for (const { number, steps } of walks) {
      for (const [place, { picture }] of steps.entries()) {
        if (!picture) continue;
        const file = join(REPORT_FOLDER, pictureOf(flow.machine.id, number, place));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
      }
    }
  }
  const page = join(REPORT_FOLDER, 'index.html');
  writeFileSync(page, await reportPage(flows, parts, moment));
  return page;
}
