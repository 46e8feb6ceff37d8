import type { InterpreterProfile } from '../../src/shared/contract/interpreters/interpreterProfile';

/** A profile as the server tells it, of somebody who has said next to nothing. */
export function aProfile(id: string, changes: Partial<InterpreterProfile> = {}): InterpreterProfile {
  return {
    id,
    uuid: id,
    email: '',
    publishedAt: '2026-01-05T09:00:00.000Z',
    personalInfo: {
      name: 'Ines Ruiz',
      aka: null,
      nativeLanguage: null,
      location: null,
      profileImageUrl: null,
    },
    professionalInfo: {
      credibilityLevel: null,
      yearsExperience: null,
      clientReferences: 0,
      isFullTimeTranslator: false,
      pricePerHour: null,
      startingPricePerWord: null,
      ranking: null,
      languages: ['English', 'Spanish'],
    },
    verticals: [],
    profile: { description: null, translationTools: null },
    pricing: { interpretation: {} },
    servicesOffered: { interpretation: true },
    education: {
      university: false,
      ongoingLearning: false,
      associations: false,
      certificates: false,
      text: null,
    },
    certifications: [],
    experience: [],
    ...changes,
  };
}
