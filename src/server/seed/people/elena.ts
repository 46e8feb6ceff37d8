import type { DemoInterpreter } from '../DemoInterpreter';

/** The demo interpreter's own profile. */
export const elena: DemoInterpreter = {
  name: ['Elena', 'Marchetti'],
  alias: 'Elle Marchetti',
  languages: ['Italian', 'English', 'Spanish', 'French'],
  place: 'Milan, Italy',
  zone: 'Europe/Rome',
  rates: [60, 0.14],
  years: 12,
  verticals: ['Software & App', 'Technical & Engineering', 'Tourism & Living'],
  about:
    'I have interpreted for machine builders, app teams and the people who visit them. Tell me what you want to be different after the meeting, and I will prepare for that, not only for the words.',
  certificates: [
    ['MA in conference interpreting', 'University of Bologna', '2013-07-12'],
    ['Sworn interpreter', 'Court of Milan', '2016-04-05'],
  ],
  work: [
    ['Staff interpreter', 'Officine Brera', '2013-09', '2018-12', 'Acceptance tests and customer training.'],
    ['Conference interpreter', 'Freelance', '2019-01', null, 'Software, engineering and design weeks.'],
  ],
};
