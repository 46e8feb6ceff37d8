import type { ResumeDraft } from '../../../shared/contract/interpreters/resumeDraft';
import { boundDraft } from './boundDraft';
import { linesOf } from './linesOf';
import { listItemsOf } from './text/listItemsOf';
import type { PageText, ResumeLine } from './PageText';
import { paragraphOf } from './text/paragraphOf';
import { readCertifications } from './text/readCertifications';
import { readEducation } from './text/readEducation';
import { readHead } from './text/readHead';
import { readHistory } from './text/readHistory';
import { readLanguages } from './text/readLanguages';
import { readLinkedInExperience } from './text/readLinkedInExperience';
import { sectionsOf } from './text/sectionsOf';
import { datedEntries } from './text/datedEntries';
import { titleAndCompany } from './text/titleAndCompany';

/**
 * Reads a résumé from its text with positions: LinkedIn's export (two columns) and ordinary ones, with English,
 * Spanish or Japanese headings. Whatever it cannot tell stays empty; it never throws.
 */
export function parseResumeText(pages: readonly PageText[]): ResumeDraft {
  const lines = linesOf(pages);
  const { head, lines: under } = sectionsOf(lines);
  const positions = under.experience ?? [];
  const history = readHistory(under.history ?? []);
  const summary = paragraphOf(under.summary ?? []);
  return boundDraft({
    ...readHead(head, under.contact ?? []),
    summary: summary || null,
    languages: readLanguages(under.languages ?? []),
    experience: [
      ...(isLinkedIn(lines) ? readLinkedInExperience(positions) : readExperience(positions)),
      ...history.experience,
    ],
    education: [...readEducation(under.education ?? []), ...history.education],
    certifications: readCertifications(under.certifications ?? []),
    skills: listItemsOf(under.skills ?? []),
  });
}

/** LinkedIn's export names the profile's address in a column beside the positions. */
function isLinkedIn(lines: readonly ResumeLine[]): boolean {
  return lines.some(({ text, isAside }) => isAside && /linkedin\.com\/|\(LinkedIn\)/i.test(text));
}

type Position = ResumeDraft['experience'][number];

/** The positions of an ordinary résumé: each has a stretch of time, and a title and company around it. */
function readExperience(lines: readonly ResumeLine[]): Position[] {
  return datedEntries(lines, true).map(({ header, dates, body }) => ({
    ...titleAndCompany(header),
    startDate: dates.start,
    endDate: dates.end,
    isCurrent: dates.isCurrent,
    description: paragraphOf(body),
  }));
}
