/** The three pages that the footer leads to. They are written as HTML at build and are in no script's catalogue. */
export const legal = {
  updated: 'Last changed on {{date}}',
  privacy: {
    title: 'Privacy Policy',
    lead: 'What Dragoman knows about you, why, who sees it, and how to have it changed or removed.',
    sections: {
      what: {
        title: 'What we keep',
        text: 'Your name, your email address, your language and time zone, and a scrambled form of your password that cannot be turned back. For interpreters also what they publish in their profile: languages, fields of work, prices, education, certificates, experience and a portrait. Bookings with their history, the messages and files that belong to them, reviews and what you asked several interpreters at once. Credentials with their documents, and which devices you are signed in with.',
      },
      why: {
        title: 'Why we keep it',
        text: 'To let clients and interpreters find each other, agree on a booking, hold the time and meet. We do not sell any of it, we show no advertising, and we do not follow you on other websites.',
      },
      who: {
        title: 'Who sees it',
        text: 'A listed interpreter profile is seen by everyone on the web, search engines too. A booking is seen by its client and its interpreter; what they describe and write in it, and their room, are for the two of them. Administrators of an institute see the people of their own institute: name, address, roles, devices, listing and credentials and, of sessions since they joined, the title, the time, the languages, the amounts and the name of the other side. Whoever belongs to no institute belongs to Dragoman, whose administrators see the same. What is said of a reported problem is read by the administrators who decide about it. Mail addresses are shown only between people who share a booking, and to the administrators of one’s institute.',
      },
      payment: {
        title: 'Payment details',
        text: 'What you type into the payment form never leaves your browser. It is neither sent to us nor stored.',
      },
      mails: {
        title: 'Mails and the newsletter',
        text: 'We send mails that belong to your account and your bookings. The newsletter is sent only after you confirmed it with a link, and every issue carries a link that ends it at once.',
      },
      rights: {
        title: 'Your rights',
        text: 'You may ask what we hold about you, have it corrected, receive a copy, or have it removed as far as no law obliges us to keep it. Write to whoever runs this service; the foot of every mail from Dragoman names its address.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'The rules that hold between you and Dragoman, and between clients and interpreters who meet here.',
    sections: {
      account: {
        title: 'Your account',
        text: 'You register as a client or as an interpreter, with a working email address and your true name. Keep your password to yourself; what is done with your account counts as done by you.',
      },
      booking: {
        title: 'Requests and bookings',
        text: 'Saving a request holds the interpreter’s time at once. It becomes a booking when the interpreter accepts it. A request that nobody answers expires after 24 hours, and in any case when the meeting would begin. A client may withdraw a request at no cost for as long as it waits.',
      },
      cancelling: {
        title: 'Cancelling',
        text: 'Either side may cancel a confirmed booking before it starts. Where a part of the fee is kept, the amount is shown before you confirm the cancellation.',
      },
      money: {
        title: 'Prices',
        text: 'The price is the interpreter’s hourly rate times the length of the meeting, in euro. It is fixed when the booking is made and does not change afterwards. While no payment provider is connected, nothing is charged online: amounts are agreed, and owed between the two sides.',
      },
      tiers: {
        title: 'Tiers',
        text: 'The share that Dragoman keeps of a booking depends on the tier: 5% with Starter, 3% with Professional, 1% with Enterprise. Professional and Enterprise hold once an administrator has approved them.',
      },
      conduct: {
        title: 'Working together',
        text: 'Interpreters treat everything that they hear in a session as confidential. Nobody may use the service to mislead, harass or harm others, or to get at data that is not theirs. We may close accounts that do.',
      },
      liability: {
        title: 'What we answer for',
        text: 'We take care that the service runs and that no time is given away twice. The interpretation itself is the work of the interpreter, and what follows from it is a matter between the two sides.',
      },
    },
  },
  cookies: {
    title: 'Cookie Policy',
    lead: 'Dragoman uses three cookies and a little of your browser’s storage, all of them its own.',
    sections: {
      language: {
        title: 'The language cookie',
        text: 'It is named “language”, holds the language that you chose, and lasts a year. Without a choice it does not exist.',
      },
      session: {
        title: 'The sign-in cookie',
        text: 'It is named “dragoman_refresh”, exists only while you are signed in, keeps you signed in, and cannot be read by scripts. Signing out removes it.',
      },
      device: {
        title: 'The device cookie',
        text: 'It is named “dragoman_device”, holds a random number by which we know a browser again that you signed in with, lasts a year after the last time, and cannot be read by scripts. It keeps the wrong guesses of others from locking you out here, and gives a copied sign-in away.',
      },
      storage: {
        title: 'Your browser’s storage',
        text: 'Your sign-in, a booking that you have begun, a time that you asked for before signing in (for two hours), the devices and channels that you chose in a room, your language, and whether you prefer light or dark are kept in your browser. Signing out removes all of it except language and light or dark. Payment details are never among it.',
      },
      others: {
        title: 'What is not here',
        text: 'No cookies of other companies, no advertising, no counters that follow you.',
      },
      choice: {
        title: 'Your choice',
        text: 'You may delete or forbid cookies in your browser’s settings. Without the sign-in cookie you have to sign in more often; everything else works.',
      },
    },
  },
} as const;
