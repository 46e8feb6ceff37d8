import type { ResumeLine } from '../PageText';
import { inlineSection, sectionOfHeading, type Section } from './sectionHeadings';

/** The lines below each heading, and those above the first one. */
export interface ResumeSections {
  head: readonly ResumeLine[];
  lines: Readonly<Partial<Record<Section, readonly ResumeLine[]>>>;
}

/** Cuts the lines at their headings. A section that comes twice is put together. */
export function sectionsOf(lines: readonly ResumeLine[]): ResumeSections {
  const head: ResumeLine[] = [];
  const sections: Partial<Record<Section, ResumeLine[]>> = {};
  let current = head;
  let isAside = false;
  const linesUnder = (section: Section) => (sections[section] ??= []);
  for (const line of lines) {
    // The column beside the main one starts anew: what stands above its first heading belongs to nothing.
    if (line.isAside && !isAside) current = head;
    isAside = line.isAside;
    const isWithinHistory =
      current === sections.history && /^(?:学歴|職歴)$/.test(line.text.replace(/\s/g, ''));
    const section = line.parts.length === 1 && !isWithinHistory ? sectionOfHeading(line.text) : null;
    const inline = section ? null : inlineSection(line.text);
    if (section) current = linesUnder(section);
    else if (
      inline &&
      LISTS.has(inline.section) &&
      !(inline.section === 'skills' && current === sections.experience)
    ) {
      linesUnder(inline.section).push({ ...line, parts: [inline.rest], text: inline.rest });
    } else current.push(line);
  }
  return { head, lines: sections };
}

/** Only lists are short enough to follow their heading in one line; skills are also listed below a position. */
const LISTS: ReadonlySet<Section> = new Set(['languages', 'certifications', 'skills']);
