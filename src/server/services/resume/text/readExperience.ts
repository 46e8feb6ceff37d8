import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { datedEntries } from './datedEntries';
import { paragraphOf } from './paragraphOf';
import type { ResumeLine } from '../ResumeLine';
import { titleAndCompany } from './titleAndCompany';

type Position = ResumeDraft['experience'][number];

/** The positions of an ordinary résumé: each has a stretch of time, and a title and company around it. */
export function readExperience(lines: readonly ResumeLine[]): Position[] {
  return datedEntries(lines, true).map(({ header, dates, body }) => ({
    ...titleAndCompany(header),
    startDate: dates.start,
    endDate: dates.end,
    isCurrent: dates.isCurrent,
    description: paragraphOf(body),
  }));
}
