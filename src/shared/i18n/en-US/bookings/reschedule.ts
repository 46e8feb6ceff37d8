/** Moving a confirmed booking: a time is proposed, and the other side consents. */
export const reschedule = {
  title: 'Change the time',
  loading: 'Opening the booking...',
  asItStands: 'The booking as it stands',
  now: 'Agreed time',
  proposed: 'Proposed time',
  what: 'What you can do',
  none: 'You can propose another time. The agreed time holds until {{name}} has said yes to the new one.',
  own: 'Your proposal waits for {{name}}, until {{deadline}}. The agreed time holds meanwhile.',
  theirs:
    '{{name}} proposes another time. If you agree, the session moves; otherwise it stays where it is. Please answer by {{deadline}}.',
  closed: 'The time of this booking cannot be changed: it is not confirmed, or it has begun.',
  propose: 'Propose another time',
  another: 'Propose a different time',
  agree: 'Agree to the new time',
  decline: 'Keep the agreed time',
  withdraw: 'Take my proposal back',
  formTitle: 'Which time suits you?',
  leastCost:
    'The start is less than {{free}} hours away. If the new time is agreed, cancelling will still cost you at least {{amount}}, as it would now.',
  leastCostAsked:
    'You asked for another time yourself. If the new time is agreed, cancelling will still cost you at least {{amount}}.',
  costFromThenOn: 'If the new time is agreed, cancelling will cost you at least {{amount}} from then on.',
  lead: 'Length and price stay as agreed. {{name}} is told and has a day to answer.',
  send: 'Send proposal',
  sending: 'Sending the proposal...',
  keep: 'Never mind',
  whichHour: 'This hour happens twice that day; which one?',
  chooseHour: 'Please choose',
  refused: 'That was not possible',
  done: {
    proposed: 'Your proposal is sent.',
    agreed: 'The session is moved.',
    declined: 'The agreed time stays.',
    withdrawn: 'Your proposal is taken back.',
  },
} as const;
