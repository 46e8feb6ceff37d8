import {
  LISTING_ACTIONS,
  LISTING_STATES,
  listingAfter,
  listingAfterChange,
  missingParts,
  type ListingFacts,
} from '../../../src/shared/domain/people/listing';

const whole: ListingFacts = {
  name: 'Ana Ruiz',
  languages: [{ level: 'native' }, { level: 'C1' }],
  hourlyPriceCents: 6000,
  fieldCount: 1,
  description: 'x'.repeat(80),
  timeZone: 'Europe/Paris',
  weeklyHoursCount: 1,
};

test('a whole profile misses nothing', () => expect(missingParts(whole)).toEqual([]));

test.each([
  ['name', { name: '  ' }],
  ['levels', { languages: [{ level: 'native' as const }, { level: null }] }],
  ['price', { hourlyPriceCents: null }],
  ['price', { hourlyPriceCents: 0 }],
  ['field', { fieldCount: 0 }],
  ['description', { description: 'x'.repeat(79) }],
  ['description', { description: ` ${'x'.repeat(79)} ` }],
  ['description', { description: null }],
  ['zone', { timeZone: null }],
  ['hours', { weeklyHoursCount: 0 }],
])('%s is missing in %j', (part, change) => {
  expect(missingParts({ ...whole, ...change })).toEqual([part]);
});

test('eighty characters are counted as people count them', () => {
  expect(missingParts({ ...whole, description: '🌍'.repeat(79) })).toEqual(['description']);
  expect(missingParts({ ...whole, description: '🌍'.repeat(80) })).toEqual([]);
});

test('one language is too few, and its level does not help', () => {
  expect(missingParts({ ...whole, languages: [{ level: 'native' }] })).toEqual(['languages']);
});

test('every state knows only its own steps', () => {
  const steps = LISTING_STATES.flatMap((state) =>
    LISTING_ACTIONS.map((action) => [state, action, listingAfter(state, action, 'admin')] as const),
  ).filter(([, , next]) => next !== null);
  expect(steps).toEqual([
    ['draft', 'publish', 'in_review'],
    ['in_review', 'take_back', 'draft'],
    ['listed', 'pause', 'paused'],
    ['paused', 'resume', 'listed'],
  ]);
  expect(listingAfter('draft', 'publish', 'none')).toBe('listed');
});

test('a change ends a refusal, and a listing that it makes incomplete', () => {
  const to = (wasComplete: boolean, isComplete: boolean) => ({ wasComplete, isComplete });
  expect(listingAfterChange('refused', to(true, true))).toBe('draft');
  expect(listingAfterChange('listed', to(true, false))).toBe('draft');
  expect(listingAfterChange('listed', to(true, true))).toBe('listed');
  // listed before these rules came
  expect(listingAfterChange('listed', to(false, false))).toBe('listed');
});
