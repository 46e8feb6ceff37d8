import {
  PROFILE_PARTS,
  profileCompleteness,
  type ProfileFacts,
} from '../../../src/shared/domain/people/profileCompleteness';

const whole: ProfileFacts = {
  hasPicture: true,
  personalInfo: { nativeLanguage: 'Italian', location: 'Milan' },
  professionalInfo: { yearsExperience: 0, pricePerHour: 60, languages: ['Italian', 'English'] },
  profile: { description: 'Courts.' },
  verticals: [{}],
  pricing: { interpretation: { English: { Legal: 0.1 } } },
  education: { university: true, text: null },
  certifications: [{}],
  experience: [{}],
};

test('a profile that says everything is complete', () => {
  expect(profileCompleteness(whole)).toEqual({ percent: 100, missing: [] });
});

test('a profile that says nothing is empty, and every part is missing in the editor’s order', () => {
  expect(profileCompleteness({ hasPicture: false })).toEqual({ percent: 0, missing: [...PROFILE_PARTS] });
});

test.each<[string, Partial<ProfileFacts>]>([
  ['picture', { hasPicture: false }],
  ['nativeLanguage', { personalInfo: { nativeLanguage: null, location: 'Milan' } }],
  ['location', { personalInfo: { nativeLanguage: 'Italian', location: ' ' } }],
  ['description', { profile: { description: '' } }],
  ['yearsExperience', { professionalInfo: { ...whole.professionalInfo, yearsExperience: null } }],
  ['languages', { professionalInfo: { ...whole.professionalInfo, languages: ['Italian'] } }],
  ['pricePerHour', { professionalInfo: { ...whole.professionalInfo, pricePerHour: null } }],
  ['verticals', { verticals: [] }],
  ['prices', { pricing: { interpretation: { English: {} } } }],
  ['education', { education: { university: false, text: '' } }],
  ['certifications', { certifications: [] }],
  ['experience', { experience: [] }],
])('without %s it is not complete, and says so', (part, change) => {
  expect(profileCompleteness({ ...whole, ...change })).toEqual({ percent: 91, missing: [part] });
});
