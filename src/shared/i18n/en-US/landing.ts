export const landing = {
  login: 'Login',
  register: 'Register',
  openApp: 'Open Dragoman',
  accountDeleted: {
    title: 'Your account is deleted.',
    text: 'You are signed out everywhere. A mail to your old address confirms it. Thank you for having been with us.',
  },
  sections: 'Dragoman’s pages',
  headline: 'Expand your reach in every language',
  lead: 'Clients find the right interpreter for the right hour. Interpreters are booked directly, at their own price and on their own schedule.',
  getStarted: 'Get started',
  joinAsInterpreter: 'Join as an interpreter',
  promise: 'Registering is free, and nobody is ever booked twice for the same hour.',
  find: {
    label: 'Search interpreters',
    from: 'From language',
    to: 'To language',
    field: 'Field',
    anyField: 'Any field',
    day: 'Day',
    submit: 'Search',
    nav: 'Interpreters',
    heading: 'Who is free for you?',
  },
  sample: {
    label: 'A day in Dragoman: one booking confirmed, one request waiting for an answer',
    title: 'Contract review with the supplier',
    person: 'Aiko Tanaka',
  },
  stats: {
    heading: 'Dragoman in figures',
    interpreters: { figure: '10,000+', label: 'active interpreters' },
    earnings: { figure: '$2.5M+', label: 'total earnings' },
    languages: { figure: '150+', label: 'languages' },
    uptime: { figure: '99.9%', label: 'uptime' },
  },
  steps: {
    nav: 'How it works',
    heading: 'How it works',
    lead: 'Four steps from an open calendar to a week that belongs to you.',
    availability: {
      title: 'Set availability',
      text: 'Say when you work, week by week, and which days are off. Only free hours can be asked for.',
    },
    direct: {
      title: 'Get booked directly',
      text: 'Clients see your languages, your price and your free hours, and send the request to you.',
    },
    payments: {
      title: 'Manage payments',
      text: 'Rate, length and total are agreed before the meeting and stay on the booking. Your months add up by themselves.',
    },
    schedule: {
      title: 'Own your schedule',
      text: 'Accept, decline, join or move on: every session is in one place, in your own time zone.',
    },
  },
  features: {
    nav: 'Features',
    heading: 'Everything a booking needs',
    lead: 'From the first request to the last minute of the meeting, for both sides.',
    calendar: {
      title: 'Calendar',
      text: 'Bookings week by week, times in both zones where they differ, and no two at once.',
    },
    direct: {
      title: 'Direct client connection',
      text: 'No agency in between. Client and interpreter see the same booking and decide together.',
    },
    payments: {
      title: 'Secure payment processing',
      text: 'Payments are handled in the product, the price is fixed when you book, and card details never leave your browser.',
    },
    reach: {
      title: 'Global reach',
      text: 'Hundreds of language pairs, time zones worked out for you, and an interface in three languages.',
    },
    profiles: {
      title: 'Customizable profiles',
      text: 'Languages, fields of work, prices, education and certificates, in the order that speaks for you.',
    },
    messaging: {
      title: 'Messaging and video calling',
      text: 'Send the agenda beforehand, then join the session from the booking itself.',
    },
  },
  testimonials: {
    heading: 'What people say',
    sample: 'Sample',
    conference: {
      quote: 'My week is full of work that I chose, and I have stopped writing offers at night.',
      role: 'Conference interpreter',
    },
    hospital: {
      quote:
        'At seven in the morning I need certainty, not a list of telephone numbers. I see who is coming, and when.',
      role: 'Hospital coordinator',
    },
    court: {
      quote: 'The price is fixed when I book. It was never a different one on the day after.',
      role: 'Legal project manager',
    },
  },
  pricing: {
    nav: 'Pricing',
    heading: 'A share of each booking',
    lead: 'Begin with Starter. Professional and Enterprise hold once an administrator has approved them.',
    mostPopular: 'Most Popular',
    perBooking: 'per booking',
    choose: 'Choose {{tier}}',
    starter: {
      name: 'Starter',
      points: { unlimited: 'Unlimited bookings', profile: 'Basic profile', support: 'Email support' },
    },
    professional: {
      name: 'Professional',
      points: { priority: 'Priority booking', analytics: 'Advanced analytics' },
    },
    enterprise: {
      name: 'Enterprise',
      points: { support: 'Dedicated support', integrations: 'Custom integrations' },
    },
  },
  newsletter: {
    heading: 'News, now and then',
    lead: 'What is new, tips for booking, and stories from interpreters. We first mail you a link to confirm.',
    email: 'Email',
    submit: 'Subscribe',
    sending: 'Sending…',
    missing: 'Email is required.',
    invalid: 'Enter an email address like name@example.com.',
  },
  footer: {
    copyright: '© {{year}} Dragoman',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
  },
} as const;
