import { formatWordPrice } from '../../../src/shared/domain/money/money';
import { experienceYears } from '../../../src/shared/domain/people/interpreterDefaults';
import { filledProfile, cleanPriceLabel } from '../../../src/shared/domain/people/filledProfile';
import { isVertical } from '../../../src/shared/domain/people/verticals';

describe('A profile of which anything may be missing', () => {
  it('has the list’s defaults where it has none of its own, so that card and profile agree', () => {
    expect(filledProfile({})).toMatchObject({
      credibility: 4,
      pricePerHour: 50,
      pricePerWord: 0.2,
      description: 'General interpretation services',
      verticals: ['Software & App'],
      referenceCount: 0,
      years: null,
      rank: null,
      name: null,
    });
  });

  it('keeps a zero, which is no gap, and takes a blank text for one', () => {
    const filled = filledProfile({
      professionalInfo: { pricePerHour: 0, yearsExperience: 0 },
      personalInfo: { name: ' ', aka: ' Ame ' },
    });
    expect(filled).toMatchObject({ pricePerHour: 0, years: 0, name: null, alias: 'Ame' });
  });

  it('interprets the languages that it prices where it names none', () => {
    const pricing = { interpretation: { Hindi: { Legal: 0.1 }, Thai: {} } };
    expect(filledProfile({ pricing }).languages).toEqual(['Hindi', 'Thai']);
    const professionalInfo = { languages: ['Korean', 'English'] };
    expect(filledProfile({ pricing, professionalInfo }).languages).toEqual(['Korean', 'English']);
  });

  it('names no field of work that has no name', () => {
    expect(filledProfile({ verticals: [{ name: '' }, { name: 'Ceramics' }, {}] }).verticals).toEqual([
      'Ceramics',
    ]);
  });
});

it.each([
  ['HINDI ENGLISH (IN)', 'ENGLISH (INDIA)'],
  // the specification's removal would leave a country without a language
  ['HINDI (IN)', 'HINDI (INDIA)'],
  ['HINDI', 'HINDI'],
  ['ENGLISH (US)', 'ENGLISH (USA)'],
  ['Japanese', 'Japanese'],
])('cleans the label %s to %s', (label, cleaned) => {
  expect(cleanPriceLabel(label)).toBe(cleaned);
});

it.each([
  ['5+ years', { years: 5, isMore: true }],
  ['1 year', { years: 1, isMore: false }],
  ['since childhood', null],
])('reads the years in «%s»', (experience, read) => {
  expect(experienceYears(experience)).toEqual(read);
});

it('says a price per word as finely as it was set', () => {
  expect(formatWordPrice(0.085, 'en-US')).toBe('€0.085');
  expect(formatWordPrice(0.2, 'en-US')).toBe('€0.20');
});

it('knows its own fields of work from those that people name', () => {
  expect([isVertical('Legal & Court'), isVertical('Ceramics')]).toEqual([true, false]);
});
