import type { RequestOf } from '../../src/shared/contract/base/endpoint';
import type { addInterpreterProfile } from '../../src/shared/contract/interpreters/interpreterProfile';

/** A profile that fills every section. */
export const wholeProfile: RequestOf<typeof addInterpreterProfile> = {
  personalInfo: { aka: 'Ame', nativeLanguage: 'Japanese', location: 'Kyoto, Japan' },
  professionalInfo: {
    yearsExperience: 12,
    isFullTimeTranslator: true,
    pricePerHour: 62.51,
    startingPricePerWord: 0.09,
    languages: ['Japanese', 'English', 'Korean'],
  },
  verticals: [{ name: 'Tourism & Living' }, { name: 'Ceramics' }],
  profile: { description: 'Tea houses and courts.', translationTools: 'OmegaT' },
  pricing: {
    interpretation: { 'HINDI (IN)': { Ceramics: 0.11 }, 'ENGLISH (US)': { Ceramics: 0.09, Other: 0 } },
  },
  servicesOffered: { interpretation: true },
  education: {
    university: true,
    ongoingLearning: true,
    associations: false,
    certificates: true,
    text: 'Kyoto U.',
  },
  certifications: [
    { name: 'Older', issuingBody: 'JTA', date: '2012-04-01' },
    { name: 'Newer', issuingBody: 'JTA', date: '2020-04-01' },
    { name: 'Undated' },
  ],
  experience: [
    { title: 'Guide', company: 'City', startDate: '2010-01-01', endDate: '2014-01-01' },
    { title: 'Interpreter', company: 'Court', startDate: '2014-02-01', description: 'Trials' },
  ],
};
