/** Who owes whom how much for one session, to print. */
export const invoice = {
  title: 'Invoice {{number}}',
  loading: 'Opening the invoice...',
  none: 'There is no invoice for this booking',
  noneText: 'An invoice exists once a session is completed and no problem with it is open.',
  back: 'Back to the statements',
  print: 'Print',
  from: 'Interpreter',
  to: 'Client',
  issued: 'Date',
  service: 'Interpreting:',
  duration: 'Duration',
  rate: 'Hourly rate',
  amount: 'Amount owed',
  platform: 'Platform’s share ({{percent}})',
  net: 'Interpreter’s share',
  note: 'Agreed through Dragoman. Nothing was charged online; amounts are in euro.',
} as const;
