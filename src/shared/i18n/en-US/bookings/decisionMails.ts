const DECIDED_IN_PART = {
  subject: 'Decided: {{title}}',
  lead: 'The problem reported about this session was looked at. Decision: a part of the fee is owed. It stands in your statements with that amount.',
} as const;

const DECIDED_COUNTS = {
  subject: 'Decided: {{title}}',
  lead: 'The problem reported about this session was looked at. Decision: the session counts as agreed. It stands in your statements again.',
} as const;

/** The decision about a reported problem, mailed to both sides. A part of the booking mails' news. */
export const decisionMails = {
  decidedCounts: { client: DECIDED_COUNTS, interpreter: DECIDED_COUNTS },
  decidedInPart: { client: DECIDED_IN_PART, interpreter: DECIDED_IN_PART },
  decidedVoid: {
    client: {
      subject: 'Decided: {{title}}',
      lead: 'The problem reported about this session was looked at. Decision: you owe nothing for it.',
    },
    interpreter: {
      subject: 'Decided: {{title}}',
      lead: 'The problem reported about this session was looked at. Decision: {{other}} owes nothing for it, so it stays out of your statements.',
    },
  },
} as const;
