import { withInterpreterDefaults } from '../../../src/shared/domain/people/interpreterDefaults';

const identity = { id: 'i-1', uuid: 'i-1', email: '' };

describe('an interpreter record with gaps', () => {
  test('that says nothing at all gets every default of the specification', () => {
    expect(withInterpreterDefaults({ ...identity, fields: {} })).toEqual({
      ...identity,
      name: '',
      imageUrl: null,
      description: 'General interpretation services',
      pricePerWord: 0.2,
      pricePerHour: 50,
      currency: 'EUR',
      rating: 4,
      reviewCount: 1,
      languages: ['English', 'Spanish'],
      experience: '5+ years',
      certifications: ['Certified Interpreter'],
      verticals: [],
    });
  });

  test('keeps all that it says', () => {
    const filled = withInterpreterDefaults({
      id: 'i-2',
      uuid: 'i-2',
      email: 'ana@dragoman.example',
      fields: {
        personalInfo: { name: 'Ana Ruiz', profileImageUrl: '/ana.webp' },
        profile: { description: 'Court interpreter' },
        professionalInfo: {
          startingPricePerWord: 0.12,
          pricePerHour: 80,
          credibilityLevel: 3,
          clientReferences: 12,
          languages: ['French', 'Arabic'],
          experience: '9 years',
          certifications: ['Sworn'],
        },
        verticals: [{ name: 'Tourism & Living' }],
      },
    });
    expect(filled).toEqual({
      id: 'i-2',
      uuid: 'i-2',
      email: 'ana@dragoman.example',
      name: 'Ana Ruiz',
      imageUrl: '/ana.webp',
      description: 'Court interpreter',
      pricePerWord: 0.12,
      pricePerHour: 80,
      currency: 'EUR',
      rating: 3,
      reviewCount: 12,
      languages: ['French', 'Arabic'],
      experience: '9 years',
      certifications: ['Sworn'],
      verticals: ['Tourism & Living'],
    });
  });

  test('counts blank texts and empty lists as missing', () => {
    const filled = withInterpreterDefaults({
      ...identity,
      fields: {
        profile: { description: '  ' },
        professionalInfo: { languages: [], certifications: [], experience: '' },
      },
    });
    expect(filled.description).toBe('General interpretation services');
    expect(filled.languages).toEqual(['English', 'Spanish']);
    expect(filled.certifications).toEqual(['Certified Interpreter']);
    expect(filled.experience).toBe('5+ years');
  });

  test('leaves open what the interpreter did not say, which is no gap', () => {
    const open = {
      startingPricePerWord: null,
      credibilityLevel: null,
      experience: null,
      certifications: null,
    };
    expect(withInterpreterDefaults({ ...identity, fields: { professionalInfo: open } })).toMatchObject({
      pricePerWord: null,
      rating: null,
      experience: null,
      certifications: [],
      languages: ['English', 'Spanish'],
    });
  });

  test('keeps a zero: no reviews yet is an answer, not a gap', () => {
    const filled = withInterpreterDefaults({
      ...identity,
      fields: { professionalInfo: { clientReferences: 0 } },
    });
    expect(filled.reviewCount).toBe(0);
  });
});
