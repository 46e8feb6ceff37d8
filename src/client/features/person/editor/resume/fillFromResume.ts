import type { ResumeDraft } from '../../../../../shared/contract/interpreters/resumeDraft';
import { FORM_PATHS } from '../formPaths';
import type { ProfileForm, TextKey } from '../ProfileForm';

export interface FilledForm {
  form: ProfileForm;
  /** what came from the file: paths of fields, keys of entries */
  marks: string[];
}

/**
 * Lays a résumé over a form. What was typed stays: only empty fields are filled, and lists get what they do not hold
 * yet. `newKey` names new lines.
 */
export function fillFromResume(
  form: ProfileForm,
  draft: ResumeDraft,
  thisYear: number,
  newKey: () => string,
): FilledForm {
  const marks: string[] = [];
  const filled = structuredCopy(form);
  const fill = (key: TextKey, text: string | null | undefined) => {
    if (!text?.trim() || filled[key].trim() !== '') return;
    filled[key] = text.trim();
    marks.push(FORM_PATHS[key]);
  };
  fill('location', draft.location);
  fill('description', draft.summary ?? draft.headline);
  fill('nativeLanguage', draft.languages.find(({ proficiency }) => proficiency === 'native')?.language);
  fill('yearsExperience', yearsOf(draft, thisYear));
  fill('educationText', draft.education.map(studyLine).join('\n'));

  const spoken = draft.languages.flatMap(({ language }) => language ?? []);
  const added = [...new Set(spoken)].filter((language) => !form.languages.includes(language));
  if (added.length > 0) marks.push('professionalInfo.languages');
  filled.languages = [...form.languages, ...added];

  const tick = (key: 'university' | 'certificates', holds: boolean) => {
    if (!holds || filled[key]) return;
    filled[key] = true;
    marks.push(`education.${key}`);
  };
  tick('university', draft.education.length > 0);
  tick('certificates', draft.certifications.length > 0);

  for (const { name, issuingBody, date } of draft.certifications) {
    if (form.certifications.some((each) => same(each.name, name))) continue;
    const key = newKey();
    filled.certifications.push({ key, name, issuingBody, date: date ?? '' });
    marks.push(key);
  }
  for (const { title, company, startDate, endDate, isCurrent, description } of draft.experience) {
    if (form.experience.some((each) => same(each.title, title) && same(each.company, company))) continue;
    const key = newKey();
    filled.experience.push({
      key,
      title,
      company,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      isCurrent: isCurrent || endDate === null,
      description,
    });
    marks.push(key);
  }
  return { form: filled, marks };
}

const structuredCopy = (form: ProfileForm): ProfileForm => ({
  ...form,
  certifications: [...form.certifications],
  experience: [...form.experience],
});

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** From the first year of work to this one. */
function yearsOf({ experience }: ResumeDraft, thisYear: number): string | null {
  const starts = experience.flatMap(({ startDate }) => (startDate ? Number(startDate.slice(0, 4)) : []));
  return starts.length > 0 ? String(Math.max(0, thisYear - Math.min(...starts))) : null;
}

function studyLine({ school, degree, startYear, endYear }: ResumeDraft['education'][number]): string {
  const years = [startYear, endYear].filter((year) => year !== null).join('–');
  return [degree, school, years].filter(Boolean).join(', ');
}
