export const landing = {
  login: 'Login',
  headline: 'Expand your reach in every language',
  lead: 'Book an interpreter for a meeting, a hearing or an appointment: the right pair of languages, the right time, a price that is fixed when you ask.',
  signIn: 'Sign in to book',
  sample: {
    label: 'An example of a booking',
    title: 'Contract review with the supplier',
    person: 'Aiko Tanaka',
  },
  points: {
    when: {
      title: 'When',
      text: 'The time is held for you from the moment you ask, and shown in both zones where they differ.',
    },
    pair: {
      title: 'Which two languages',
      text: 'Only interpreters who offer exactly your pair can be booked.',
    },
    who: { title: 'Who', text: 'You choose the person, and you both see the same booking change.' },
  },
  footer: '© {{year}} Dragoman',
} as const;
