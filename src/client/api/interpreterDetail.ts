import { z } from 'zod';
import { InterpreterProfile } from '../../shared/contract/interpreters/interpreterProfile';
import { SparseProfile } from '../../shared/contract/interpreters/sparseProfile';
import { INTERPRETER_DEFAULTS, experienceYears } from '../../shared/domain/people/interpreterDefaults';

/**
 * The profile that was asked for, whole or with the specification's fields alone: what a record lacks is unknown, or has
 * the specification's default, as in the lists. Only what is no record cannot be read.
 */
export function interpreterDetail(uuid: string) {
  return z.union([InterpreterProfile, SparseProfile.transform((sparse) => mended(sparse, uuid))]);
}

function mended(sparse: SparseProfile, uuid: string): InterpreterProfile {
  const { personalInfo, professionalInfo: work, education } = sparse;
  const interpretation = sparse.pricing?.interpretation ?? {};
  const priced = Object.keys(interpretation);
  return {
    id: uuid,
    uuid,
    email: sparse.email ?? '',
    publishedAt: sparse.publishedAt ?? null,
    personalInfo: {
      name: personalInfo?.name ?? '',
      aka: personalInfo?.aka ?? null,
      nativeLanguage: personalInfo?.nativeLanguage ?? null,
      location: personalInfo?.location ?? null,
      profileImageUrl: personalInfo?.profileImageUrl ?? null,
    },
    professionalInfo: {
      credibilityLevel: work?.credibilityLevel ?? INTERPRETER_DEFAULTS.rating,
      yearsExperience:
        work?.yearsExperience ?? experienceYears(INTERPRETER_DEFAULTS.experience)?.years ?? null,
      clientReferences: work?.clientReferences ?? INTERPRETER_DEFAULTS.reviewCount,
      isFullTimeTranslator: work?.isFullTimeTranslator ?? false,
      pricePerHour: work?.pricePerHour ?? INTERPRETER_DEFAULTS.pricePerHour,
      startingPricePerWord: work?.startingPricePerWord ?? INTERPRETER_DEFAULTS.pricePerWord,
      ranking: work?.ranking ?? null,
      languages: work?.languages ?? (priced.length > 0 ? priced : [...INTERPRETER_DEFAULTS.languages]),
    },
    verticals: (sparse.verticals ?? []).flatMap(({ name }) => (name ? { name } : [])),
    profile: {
      description: sparse.profile?.description ?? INTERPRETER_DEFAULTS.description,
      translationTools: sparse.profile?.translationTools ?? null,
    },
    pricing: { interpretation },
    servicesOffered: { interpretation: sparse.servicesOffered?.interpretation ?? true },
    education: {
      university: education?.university ?? false,
      ongoingLearning: education?.ongoingLearning ?? false,
      associations: education?.associations ?? false,
      certificates: education?.certificates ?? false,
      text: education?.text ?? null,
    },
    certifications: (sparse.certifications ?? [{ name: INTERPRETER_DEFAULTS.certification }]).map(
      ({ name, issuingBody, date }: Certificate, place) => ({
        id: `certification-${place}`,
        name: name ?? '',
        issuingBody: issuingBody ?? '',
        date: date ?? null,
      }),
    ),
    experience: (sparse.experience ?? []).map(
      ({ title, company, startDate, endDate, description }, place) => ({
        id: `experience-${place}`,
        title: title ?? '',
        company: company ?? '',
        startDate: startDate ?? '',
        endDate: endDate ?? null,
        description: description ?? '',
      }),
    ),
  };
}

type Certificate = Partial<NonNullable<SparseProfile['certifications']>[number]>;
