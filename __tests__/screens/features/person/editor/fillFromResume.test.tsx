import { aProfile } from '../../../../support/aProfile';
import { emptyResume } from '../../../../support/profileServer';
import type { ResumeDraft } from '../../../../../src/shared/contract/interpreters/resumeDraft';
import { fillFromResume } from '../../../../../src/client/features/person/editor/resume/fillFromResume';
import { formOfProfile } from '../../../../../src/client/features/person/editor/formOfProfile';
import type { ProfileForm } from '../../../../../src/client/features/person/editor/ProfileForm';

const empty = formOfProfile(aProfile('0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0002'), {
  first_name: 'Ines',
  last_name: 'Ruiz',
});

function fill(draft: Partial<ResumeDraft>, form: Partial<ProfileForm> = {}) {
  let count = 0;
  return fillFromResume(
    { ...empty, ...form },
    { ...emptyResume, ...draft },
    2026,
    () => `new-${(count += 1)}`,
  );
}

const position = {
  title: 'Interpreter',
  company: 'Court',
  startDate: '2014-02-01',
  endDate: null,
  isCurrent: true,
  description: 'Trials',
};

test('an empty form takes place, words, mother tongue and years, and says which came from the file', () => {
  const { form, marks } = fill({
    location: 'Lima, Peru',
    headline: 'Interpreter',
    summary: 'Courts and clinics.',
    languages: [{ name: 'Español', language: 'Spanish', proficiency: 'native' }],
    experience: [position],
  });
  expect(form).toMatchObject({
    location: 'Lima, Peru',
    description: 'Courts and clinics.',
    nativeLanguage: 'Spanish',
    yearsExperience: '12',
  });
  expect(marks).toEqual([
    'personalInfo.location',
    'profile.description',
    'personalInfo.nativeLanguage',
    'professionalInfo.yearsExperience',
    'new-1',
  ]);
});

test('what a person has typed stays, and is not marked', () => {
  const { form, marks } = fill(
    { location: 'Lima', summary: 'New' },
    { location: 'Cusco', description: 'Old' },
  );
  expect(form).toMatchObject({ location: 'Cusco', description: 'Old' });
  expect(marks).toEqual([]);
});

test('languages are added to those that are there; unknown ones are left out', () => {
  const { form, marks } = fill({
    languages: [
      { name: 'English', language: 'English', proficiency: null },
      { name: 'Quechua', language: null, proficiency: 'native' },
      { name: 'French', language: 'French', proficiency: 'limited' },
    ],
  });
  expect(form.languages).toEqual(['English', 'Spanish', 'French']);
  expect(form.nativeLanguage).toBe('');
  expect(marks).toEqual(['professionalInfo.languages']);
});

test('positions and certificates that are there already are not doubled', () => {
  const once = fill({
    experience: [position],
    certifications: [{ name: 'Sworn', issuingBody: 'Court', date: null }],
  });
  expect(once.form.experience).toHaveLength(1);
  expect(once.form.certifications).toEqual([{ key: 'new-1', name: 'Sworn', issuingBody: 'Court', date: '' }]);
  const again = fill({ experience: [{ ...position, company: 'COURT ' }] }, once.form);
  expect(again.form.experience).toHaveLength(1);
});

test('a start that could not be read stays empty, for the person to fill in', () => {
  const { form } = fill({ experience: [{ ...position, startDate: null }] });
  expect(form.experience[0]).toMatchObject({ startDate: '', isCurrent: true });
  expect(form.yearsExperience).toBe('');
});

test('studies become words, and tick the university', () => {
  const { form, marks } = fill({
    education: [{ school: 'Bologna', degree: 'MA', startYear: 2009, endYear: 2011 }],
  });
  expect(form).toMatchObject({
    educationText: 'MA, Bologna, 2009–2011',
    university: true,
    certificates: false,
  });
  expect(marks).toEqual(['education.text', 'education.university']);
});

test('the form that was given is not touched', () => {
  const before = JSON.stringify(empty);
  fill({ experience: [position], location: 'Lima' });
  expect(JSON.stringify(empty)).toBe(before);
});
