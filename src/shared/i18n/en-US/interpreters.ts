/** How an interpreter is described wherever one is shown: gallery, profile. */
export const interpreters = {
  new: 'New',
  anHour: 'per hour',
  rating: 'Rated {{rating}} of 4',
  reviews_one: '1 review',
  reviews_other: '{{count}} reviews',
  years_one: '1 year',
  years_other: '{{count}} years',
  moreYears_one: '1+ years',
  moreYears_other: '{{count}}+ years',
  description: 'General interpretation services',
  certification: 'Certified Interpreter',
  levels: { native: 'Native', C2: 'Near-native (C2)', C1: 'Fluent (C1)', B2: 'Working (B2)' },
  verticals: {
    'Software & App': 'Software & App',
    'Tourism & Living': 'Tourism & Living',
    'Technical & Engineering': 'Technical & Engineering',
    'Legal & Court': 'Legal & Court',
    'Medical & Health': 'Medical & Health',
    'Business & Trade': 'Business & Trade',
  },
} as const;
