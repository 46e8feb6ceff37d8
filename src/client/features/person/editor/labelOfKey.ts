import type { TFunction } from 'i18next';
import { FORM_PATHS } from './formPaths';
import type { ProfileForm, TextKey } from './ProfileForm';

/** The name of a part of the form, for a sentence about it. */
export function labelOfKey(key: keyof ProfileForm, t: TFunction): string {
  switch (key) {
    case 'verticals':
    case 'prices':
    case 'certifications':
    case 'experience':
      return t(`profileEditor.sections.${key}`);
    case 'newVertical':
      return t('profileEditor.sections.verticals');
    case 'languages':
      return t('profileEditor.fields.languages');
    default:
      return t(key in FORM_PATHS ? `profileEditor.fields.${key as TextKey}` : 'profileEditor.title');
  }
}
