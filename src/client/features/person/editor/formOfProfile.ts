import type { InterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import type { ProfileForm } from './ProfileForm';

interface Names {
  first_name: string;
  last_name: string;
}

/** A stored profile as the form shows it. */
export function formOfProfile(profile: InterpreterProfile, { first_name, last_name }: Names): ProfileForm {
  const { personalInfo, professionalInfo, education } = profile;
  return {
    first_name,
    last_name,
    aka: personalInfo.aka ?? '',
    nativeLanguage: personalInfo.nativeLanguage ?? '',
    location: personalInfo.location ?? '',
    description: profile.profile.description ?? '',
    translationTools: profile.profile.translationTools ?? '',
    yearsExperience: textOf(professionalInfo.yearsExperience),
    isFullTimeTranslator: professionalInfo.isFullTimeTranslator,
    pricePerHour: textOf(professionalInfo.pricePerHour),
    startingPricePerWord: textOf(professionalInfo.startingPricePerWord),
    languages: professionalInfo.languages,
    levels: { ...(professionalInfo.languageLevels as Record<string, string> | undefined) },
    offersInterpretation: profile.servicesOffered.interpretation,
    verticals: profile.verticals.map(({ name }) => name),
    newVertical: '',
    prices: Object.entries(profile.pricing.interpretation).map(([language, prices]) => ({
      language,
      prices: Object.fromEntries(
        Object.entries(prices).map(([vertical, euros]) => [vertical, String(euros)]),
      ),
    })),
    university: education.university,
    ongoingLearning: education.ongoingLearning,
    associations: education.associations,
    certificates: education.certificates,
    educationText: education.text ?? '',
    certifications: profile.certifications.map(({ id, name, issuingBody, date }) => ({
      key: id,
      name,
      issuingBody,
      date: date ?? '',
    })),
    experience: profile.experience.map(({ id, title, company, startDate, endDate, description }) => ({
      key: id,
      title,
      company,
      startDate,
      endDate: endDate ?? '',
      isCurrent: endDate === null,
      description,
    })),
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
