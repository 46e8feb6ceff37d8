import type { ResumeDraft } from '../../../shared/contract/interpreters/resumeDraft';
import { PROFILE_COUNTS, PROFILE_LENGTHS } from '../../../shared/domain/people/profileRules';

const { line, label, description, location } = PROFILE_LENGTHS;
const MOST_LISTED = 50;

/** Cuts a draft to what a profile may hold, so that a strange file can make neither the answer nor the form burst. */
export function boundDraft(draft: ResumeDraft): ResumeDraft {
  return {
    name: cutOrNull(draft.name, line),
    headline: cutOrNull(draft.headline, line),
    location: cutOrNull(draft.location, location),
    summary: cutOrNull(draft.summary, description),
    languages: draft.languages
      .slice(0, MOST_LISTED)
      .map((each) => ({ ...each, name: cut(each.name, label) })),
    experience: draft.experience.slice(0, PROFILE_COUNTS.experience).map((each) => ({
      ...each,
      title: cut(each.title, line),
      company: cut(each.company, line),
      description: cut(each.description, description),
      endDate: each.startDate && each.endDate && each.endDate < each.startDate ? null : each.endDate,
    })),
    education: draft.education
      .slice(0, MOST_LISTED)
      .map((each) => ({ ...each, school: cut(each.school, line), degree: cut(each.degree, line) })),
    certifications: draft.certifications
      .slice(0, PROFILE_COUNTS.certifications)
      .map((each) => ({ ...each, name: cut(each.name, line), issuingBody: cut(each.issuingBody, line) })),
    skills: draft.skills.slice(0, MOST_LISTED).map((skill) => cut(skill, label)),
  };
}

const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const HALF_PAIRS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Also drops what the database cannot store. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(CONTROLS, '').replace(HALF_PAIRS, '').trim();
}

function cutOrNull(text: string | null, length: number): string | null {
  return text === null ? null : cut(text, length) || null;
}
