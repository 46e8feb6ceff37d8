import { decisionMails } from './bookings/decisionMails';

const PROBLEM_REPORTED = {
  subject: 'Problem reported: {{title}}',
  lead: 'A problem with this session with {{other}} was reported. Until an admin decides, it is in no statement. Whoever did not report it can say their side in their bookings for 48 hours; nothing is decided before they have, or that time is over.',
} as const;

const ASK_REVIEW = {
  subject: 'How was it? {{title}}',
  lead: 'Your session with {{other}} is over. Please review it beside the booking: four marks and, where you like, a few words. {{other}} sees nothing of it until both sides have given their review, or until 14 days are over.',
} as const;

/** Mails and calendar entries about a booking: by the piece of news, then by the reader. */
export const bookingMails = {
  news: {
    requested: {
      client: {
        subject: 'Requested: {{title}}',
        lead: 'You asked {{other}} for this session. It is requested, not booked: {{other}} has until {{deadline}} to answer.',
      },
      interpreter: {
        subject: 'New request: {{title}}',
        lead: '{{other}} asks for you. Your time is held until you answer; please do so by {{deadline}}.',
      },
    },
    changed: {
      client: {
        subject: 'Request changed: {{title}}',
        lead: 'You changed your request. {{other}} has until {{deadline}} to answer.',
      },
      interpreter: {
        subject: 'Request changed: {{title}}',
        lead: '{{other}} changed the request. Please look at it again and answer by {{deadline}}.',
      },
    },
    accepted: {
      client: { subject: 'Confirmed: {{title}}', lead: '{{other}} accepted. The session is booked.' },
      interpreter: { subject: 'Confirmed: {{title}}', lead: 'You accepted. The session is booked.' },
    },
    bookedAtOnce: {
      client: { subject: 'Confirmed: {{title}}', lead: '{{other}} confirms at once. The session is booked.' },
      interpreter: {
        subject: 'Booked: {{title}}',
        lead: '{{other}} booked this session with you. It was confirmed at once, as you chose; your time is held.',
      },
    },
    declined: {
      client: {
        subject: 'Declined: {{title}}',
        lead: '{{other}} declined your request, and you owe nothing. In your records you can ask somebody else who is free at that time.',
      },
      interpreter: {
        subject: 'Declined: {{title}}',
        lead: 'You declined this request. Your time is free again.',
      },
    },
    expired: {
      client: {
        subject: 'No answer: {{title}}',
        lead: '{{other}} did not answer in time, so your request has ended and you owe nothing. In your records you can ask somebody else who is free at that time.',
      },
      interpreter: {
        subject: 'Request ended: {{title}}',
        lead: 'This request was not answered in time, so it has ended. Your time is free again.',
      },
    },
    cancelled: {
      client: { subject: 'Cancelled: {{title}}', lead: 'You cancelled this booking.' },
      interpreter: {
        subject: 'Cancelled: {{title}}',
        lead: 'You cancelled this booking. Your time is free again.',
      },
    },
    cancelledByOther: {
      client: {
        subject: 'Cancelled: {{title}}',
        lead: '{{other}} had to cancel. In your records you can ask somebody else who is free at that time.',
      },
      interpreter: {
        subject: 'Cancelled: {{title}}',
        lead: '{{other}} cancelled. Your time is free again.',
      },
    },
    ...decisionMails,
    problemReported: { client: PROBLEM_REPORTED, interpreter: PROBLEM_REPORTED },
    endedEarly: {
      client: {
        subject: 'Ended early: {{title}}',
        lead: '{{other}} ended this session before half of its time was over. The whole fee is owed all the same. If that is not as you agreed, report a problem in your records within 48 hours; until it is decided, the session is in no statement.',
      },
      interpreter: {
        subject: 'Ended early: {{title}}',
        lead: 'You ended this session before half of its time was over. {{other}} was told, and can report a problem for 48 hours.',
      },
    },
    askHeld: {
      client: {
        subject: 'Did it take place? {{title}}',
        lead: 'The time of this session is over, and {{other}} had not checked in. Please say in your records whether it took place. You can report a problem for 48 hours.',
      },
      interpreter: {
        subject: 'Did it take place? {{title}}',
        lead: 'The time of this session is over, and you had not checked in. Please say in your bookings whether it took place. You can report a problem for 48 hours.',
      },
    },
    askReview: { client: ASK_REVIEW, interpreter: ASK_REVIEW },
    reminderDay: {
      client: { subject: 'Within a day: {{title}}', lead: 'Your session starts within 24 hours.' },
      interpreter: { subject: 'Within a day: {{title}}', lead: 'Your session starts within 24 hours.' },
    },
    reminderHour: {
      client: { subject: 'Within an hour: {{title}}', lead: 'Your session starts within an hour.' },
      interpreter: { subject: 'Within an hour: {{title}}', lead: 'Your session starts within an hour.' },
    },
  },
  /** of rescheduling; by who proposed or did it */
  moves: {
    timeProposed: {
      own: {
        subject: 'New time proposed: {{title}}',
        lead: 'You proposed another time. The session stays where it is until {{other}} agrees, which they can do until {{deadline}}.',
      },
      theirs: {
        subject: 'New time proposed: {{title}}',
        lead: '{{other}} proposes another time. The session stays where it is unless you agree; please answer by {{deadline}}.',
      },
    },
    timeAgreed: {
      own: { subject: 'Moved: {{title}}', lead: 'You agreed to the new time. The session is moved.' },
      theirs: {
        subject: 'Moved: {{title}}',
        lead: '{{other}} agreed to the new time. The session is moved.',
      },
    },
    timeRefused: {
      own: {
        subject: 'Not moved: {{title}}',
        lead: 'You declined the proposed time. The session stays where it is.',
      },
      theirs: {
        subject: 'Not moved: {{title}}',
        lead: '{{other}} declined the proposed time. The session stays where it is.',
      },
    },
    timeWithdrawn: {
      own: {
        subject: 'Not moved: {{title}}',
        lead: 'You took your proposal back. The session stays where it is.',
      },
      theirs: {
        subject: 'Not moved: {{title}}',
        lead: '{{other}} took the proposed time back. The session stays where it is.',
      },
    },
    timeLapsed: {
      own: {
        subject: 'Not moved: {{title}}',
        lead: '{{other}} did not answer your proposal in time. The session stays where it is.',
      },
      theirs: {
        subject: 'Not moved: {{title}}',
        lead: 'The proposed time was not answered, so the session stays where it is.',
      },
    },
  },
  costFromThenOn: 'If the new time is agreed, cancelling will cost you at least {{amount}} from then on.',
  nothingOwed: 'Nothing is owed.',
  decidedBecause: 'The reason, in the words of the person who decided:',
  clientOwes: { client: 'You owe {{amount}}.', interpreter: 'The client owes {{amount}}.' },
  open: 'Open in Dragoman',
  facts: {
    when: 'When',
    asBooked: 'As booked',
    reference: 'Reference number',
    proposed: 'Proposed time',
    duration: 'Duration',
    with: { client: 'Interpreter', interpreter: 'Client' },
    platform: 'Platform',
    subject: 'Subject',
    fee: { client: 'Agreed fee', interpreter: 'Agreed earnings' },
    notCharged: '{{amount}}, nothing is charged online',
  },
  calendar: {
    requested: 'Requested: {{title}}',
    languages: 'Languages: {{from}} and {{to}}',
  },
  untitled: 'Untitled Meeting',
  unnamed: { client: 'the interpreter', interpreter: 'the client' },
  durations: { '30 min': '30 minutes', '1 hour': '1 hour', '2 hours': '2 hours' },
  subjects: {
    'Business / Trade': 'Business / Trade',
    Legal: 'Legal',
    Medical: 'Medical',
    Technical: 'Technical',
    Other: 'Other',
  },
  otherPlatform: 'Other',
  roomPlatform: 'Dragoman room',
} as const;
