/** Asking somebody else where the interpreter does not come: a part of `life`. */
export const replacement = {
  title: 'Ask somebody else for this time',
  cancelled: '{{name}} cannot come after all. These interpreters are free at that time:',
  declined: '{{name}} declined. These interpreters are free at that time:',
  expired: '{{name}} did not answer in time. These interpreters are free at that time:',
  short: {
    declined: '{{name}} declined.',
    expired: '{{name}} did not answer in time.',
  },
  isFree: '{{name}} is free then, for {{amount}} in total.',
  others: 'See others',
  looking: 'Looking for free interpreters...',
  none: 'Nobody else who offers these languages is free at that time.',
  ask: 'Ask {{name}}',
  price: '{{amount}} in total',
  button: 'Ask somebody else',
  done: 'Requested. {{name}} has been asked.',
  doneAtOnce: 'Booked. {{name}} confirms at once.',
  refused: 'The request was not made',
} as const;
