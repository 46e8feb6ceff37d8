import type { InterpreterRecord } from '../../../../src/shared/contract/interpreters/interpreterRecord';

export const idOf = (number: number) => `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const amina: InterpreterRecord = {
  id: idOf(1),
  uuid: idOf(1),
  email: '',
  hasProfile: true,
  fields: {
    personalInfo: { name: 'Amina Haddad', profileImageUrl: '/amina.webp' },
    profile: { description: 'Trials, hearings and what is said between them.' },
    professionalInfo: {
      pricePerHour: 62.5,
      startingPricePerWord: 0.12,
      languages: ['English', 'Arabic'],
      credibilityLevel: 3.4,
      clientReferences: 12,
      experience: '9+ years',
      certifications: ['Sworn interpreter'],
    },
    verticals: [{ name: 'Legal & Court' }, { name: 'Ceramics' }],
  },
};

/** of whom the record says nothing */
export const bare: InterpreterRecord = { id: idOf(2), uuid: idOf(2), email: '', fields: {} };

/** a page of as many */
export const page = (length: number): InterpreterRecord[] =>
  Array.from({ length }, (_, at) => ({
    ...bare,
    id: idOf(at + 10),
    fields: { personalInfo: { name: `Person ${at + 1}` } },
  }));
