import type { TFunction } from 'i18next';
import { FORM_PATHS } from './formPaths';
import type { TextKey } from './ProfileForm';

const KEYS = Object.keys(FORM_PATHS) as TextKey[];
const ENTRY =
  /^(certifications|experience)\.(\d+)\.(name|issuingBody|date|title|company|startDate|endDate|description)$/;

/** How what the profile names is said to the reader. */
interface Names {
  language: (name: string) => string;
  vertical: (name: string) => string;
}

/** The field's name for a line of the summary, where the field itself is out of sight. */
export function labelOfPath(path: string, t: TFunction, names: Names): string {
  const key = KEYS.find((each) => FORM_PATHS[each] === path);
  if (key) return t(`profileEditor.fields.${key}`);
  const [, list, index, field] = ENTRY.exec(path) ?? [];
  if (list && field) {
    const entry = t(`profileEditor.${list as 'certifications' | 'experience'}.one`, {
      number: Number(index) + 1,
    });
    const name = t(`profileEditor.${list as 'experience'}.fields.${field as 'title'}`);
    return [entry, name].join(t('common.comma'));
  }
  if (path.startsWith('pricing')) {
    const [, , language = '', ...vertical] = path.split('.');
    const place = [names.language(language), names.vertical(vertical.join('.'))];
    return [t('profileEditor.sections.prices'), ...place].filter(Boolean).join(t('common.comma'));
  }
  if (path.startsWith('verticals')) return t('profileEditor.sections.verticals');
  if (path === 'professionalInfo.languages') return t('profileEditor.fields.languages');
  return t('profileEditor.title');
}
