/** Why a booking was not saved, and how to go on. */
export const bookingRefused = {
  notAvailable: '{{name}} cannot be booked then',
  notAvailableText: 'Nothing was saved. Choose another time or another interpreter.',
  reasons: {
    short_notice: 'That is shorter notice than {{name}} takes.',
    day_off: '{{name}} has that day off.',
    outside_hours: 'That is outside the hours of {{name}}.',
    too_close: '{{name}} has another session just before or after, and keeps a break between sessions.',
  },
  slotTaken: 'That time has just been taken',
  slotTakenText:
    '{{name}} is already booked then. Nothing was saved. Choose another time or another interpreter.',
  alreadyAsked: 'You already asked for this',
  alreadyAskedText:
    'You have a booking with {{name}} at that time, perhaps from another window. Nothing was saved a second time.',
  openOwn: 'Open that request',
  freeInterpretersText: 'Or ask somebody who is free at that time:',
  freeInterpreters: 'Interpreters who are free then',
  freeInterpreter: '{{name}} · {{amount}}',
  freeTimes: 'Free times nearby',
  priceChanged: 'The price has changed',
  priceChangedText:
    '{{name}} now costs {{price}} per hour, {{total}} in total. Nothing was saved. Save again to accept this price.',
  priceUnknown: 'Nothing was saved. Please select the interpreter again to see the price of today.',
  ended: 'That request can no longer be changed',
  overText:
    '{{what}} Your details are still here: choose another time or interpreter if you like, then save. Saving sends them as a new request.',
  endedText: '{{what}} See the booking in your records, or send these details as a request of its own.',
  saveAsNew: 'This sends a new request. The earlier one is over and stays in your records.',
  saveBlocked:
    'The earlier request holds, so nothing can be saved over it. Use one of the two ways at the top.',
  changed: 'Your request was changed elsewhere',
  changedText:
    'Nothing was saved. Perhaps you changed it on another device. Where this form differs, it now says:',
  changedSame: 'Nothing was saved, but it already says what this form says.',
  takePresent: 'Show what is there now',
  keepTyped: 'Keep what I typed',
  saveUnseen: 'Your request was changed elsewhere. Choose one of the two ways at the top first.',
  endings: {
    pending: 'It has changed in the meantime.',
    confirmed: 'The interpreter has already accepted it.',
    in_progress: 'The session is already under way.',
    completed: 'The session is over.',
    cancelled: 'It was cancelled.',
    declined: 'The interpreter declined it.',
    expired: 'The interpreter did not answer in time.',
  },
  openRecords: 'Open Booking Records',
  newRequest: 'Make a new request with these details',
  failed: 'Your booking was not saved',
  failedText: '{{reason}} Everything you filled in is still here.',
  unanswered: 'We do not know yet whether it was saved',
  unansweredText:
    'The answer never reached this page. Save again to find out; the same booking is never made twice. Everything you filled in is still here.',
} as const;
