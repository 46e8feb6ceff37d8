import type { RequestOf } from '../../../../shared/contract/base/endpoint';
import type { updateInterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../../../../shared/domain/people/listing';
import {
  type InterpretationLanguage,
  isInterpretationLanguage,
} from '../../../../shared/domain/text/interpretationLanguages';
import { readTypedEuros } from '../../../../shared/domain/money/money';
import type { PriceRow, ProfileForm } from './ProfileForm';

export type ProfileChange = RequestOf<typeof updateInterpreterProfile>;

/** The form in the call's terms. A number that is none becomes NaN, to which the contract objects at its place. */
export function changeOfForm(form: ProfileForm): ProfileChange {
  return {
    personalInfo: { aka: form.aka, nativeLanguage: form.nativeLanguage, location: form.location },
    professionalInfo: {
      yearsExperience: wholeNumberOf(form.yearsExperience),
      isFullTimeTranslator: form.isFullTimeTranslator,
      pricePerHour: readTypedEuros(form.pricePerHour),
      startingPricePerWord: readTypedEuros(form.startingPricePerWord),
      languages: form.languages.filter(isInterpretationLanguage),
      languageLevels: levelsOf(form),
    },
    verticals: verticalsOf(form).map((name) => ({ name })),
    profile: { description: form.description, translationTools: form.translationTools },
    pricing: { interpretation: Object.fromEntries(form.prices.map(pricesOf).filter(hasPrices)) },
    servicesOffered: { interpretation: form.offersInterpretation },
    education: {
      university: form.university,
      ongoingLearning: form.ongoingLearning,
      associations: form.associations,
      certificates: form.certificates,
      text: form.educationText,
    },
    certifications: form.certifications.map(({ key, name, issuingBody, date }) => ({
      ...idOf(key),
      name,
      issuingBody,
      date: date || null,
    })),
    experience: form.experience.map(
      ({ key, title, company, startDate, endDate, isCurrent, description }) => ({
        ...idOf(key),
        title,
        company,
        startDate,
        endDate: isCurrent ? null : endDate || null,
        description,
      }),
    ),
  };
}

function levelsOf({
  languages,
  levels,
}: ProfileForm): Partial<Record<InterpretationLanguage, LanguageLevel>> {
  const chosen = languages.filter(isInterpretationLanguage).flatMap((language) => {
    const level = LANGUAGE_LEVELS.find((each) => each === levels[language]);
    return level ? [[language, level] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function wholeNumberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : NaN;
}

function pricesOf({ language, prices }: PriceRow): [string, Record<string, number>] {
  const given = Object.entries(prices).flatMap(([vertical, text]) => {
    const euros = readTypedEuros(text);
    return euros === null ? [] : [[vertical, euros] as const];
  });
  return [language, Object.fromEntries(given)];
}

const hasPrices = ([, prices]: [string, Record<string, number>]) => Object.keys(prices).length > 0;

/** Lines that are new have a key of the form's own. */
const idOf = (key: string) => (key.startsWith('new-') ? {} : { id: key });

/** The fields of work with the one that is being typed, unless it is there already. */
export function verticalsOf({ verticals, newVertical }: ProfileForm): string[] {
  const name = newVertical.trim();
  const isThere = verticals.some((each) => each.toLowerCase() === name.toLowerCase());
  return name && !isThere ? [...verticals, name] : verticals;
}
