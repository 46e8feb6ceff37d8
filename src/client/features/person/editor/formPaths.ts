import type { TextKey } from './ProfileForm';

/** Where each text of the form stands in the calls: objections come with these paths. */
export const FORM_PATHS: Record<TextKey, string> = {
  first_name: 'first_name',
  last_name: 'last_name',
  aka: 'personalInfo.aka',
  nativeLanguage: 'personalInfo.nativeLanguage',
  location: 'personalInfo.location',
  description: 'profile.description',
  translationTools: 'profile.translationTools',
  yearsExperience: 'professionalInfo.yearsExperience',
  pricePerHour: 'professionalInfo.pricePerHour',
  startingPricePerWord: 'professionalInfo.startingPricePerWord',
  educationText: 'education.text',
};

export const pricePath = (language: string, vertical: string): string =>
  `pricing.interpretation.${language}.${vertical}`;

/** The id of the field that an objection is about. */
export function fieldIdOf(path: string): string {
  return `profile-${path.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
