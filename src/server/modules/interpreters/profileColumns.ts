import type { InterpreterProfileChange } from '../../../shared/contract/interpreters/interpreterProfileChange';
import { centsFromEuros } from '../../../shared/domain/money/money';
import type { ProfileColumns } from './service/interpreterProfiles';

/** The columns that a change names; what it leaves out is undefined, and stays. Empty texts count as none. */
export function profileColumns(change: InterpreterProfileChange): ProfileColumns {
  const { personalInfo, professionalInfo, profile, servicesOffered, education } = change;
  return {
    alias: textOf(personalInfo?.aka),
    native_language: textOf(personalInfo?.nativeLanguage),
    location: textOf(personalInfo?.location),
    description: textOf(profile?.description),
    translation_tools: textOf(profile?.translationTools),
    years_experience: professionalInfo?.yearsExperience,
    is_full_time: professionalInfo?.isFullTimeTranslator,
    hourly_price_cents: centsOf(professionalInfo?.pricePerHour),
    starting_price_per_word_cents: centsOf(professionalInfo?.startingPricePerWord),
    offers_interpretation: servicesOffered?.interpretation,
    has_university: education?.university,
    has_ongoing_learning: education?.ongoingLearning,
    has_associations: education?.associations,
    has_certificates: education?.certificates,
    education_text: textOf(education?.text),
  };
}

function textOf(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

function centsOf(euros: number | null | undefined): number | null | undefined {
  return euros === null || euros === undefined ? euros : centsFromEuros(euros);
}
