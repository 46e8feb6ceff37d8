/** The week calendar beside both lists of bookings. */
export const week = {
  title: 'Week calendar,',
  previous: 'Previous week',
  next: 'Next week',
  present: 'This week',
  today: 'Today',
  loading: 'Loading the week...',
  empty: 'Nothing in this week.',
  free: 'Nothing booked.',
  legend: 'Marks',
  zone: 'Times are in your zone, {{zone}}.',
  clocks: { forward: 'Clocks go forward', back: 'Clocks go back' },
  booking: '{{start}}, {{title}}, {{status}}, {{time}}, {{name}}',
  part: '{{label}}, {{part}}',
  fromBefore: 'from the day before',
  onAfter: 'into the next day',
  subscribe: 'Subscribe in your own calendar',
} as const;
