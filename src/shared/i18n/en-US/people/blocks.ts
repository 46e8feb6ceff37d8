/** Setting people aside: 'Not this one'. */
export const blocks = {
  button: 'Not this one',
  allow: 'Allow again',
  allowOne: 'Allow again: {{name}}',
  ask: 'Set {{name}} aside?',
  ofInterpreter:
    'You are not offered {{name}} any more: not in searches, not for free times, not when you ask several people. They are not told, and you can allow them again at any time, under Favourites. Bookings and messages that you have with each other go on.',
  ofClient:
    'You get no new requests from {{name}}: for them it looks as if you took no bookings at the moment. They are not told, and you can allow them again at any time, in Your listing. Bookings and messages that you have with each other go on.',
  ok: 'Set aside',
  done: '{{name}} is set aside. Only you know.',
  allowed: '{{name}} is allowed again.',
  aside: 'You set {{name}} aside.',
  title: 'Set aside',
  leadOfClient: 'Interpreters whom you do not want to be offered. Only you see this list.',
  leadOfInterpreter:
    'Clients from whom you want no new requests. Only you see this list. ‘Not this one’ stands in the details of each booking, and beside each offer.',
  empty: 'Nobody.',
  since: 'Since {{moment}}',
  allowedNow: 'Allowed again',
} as const;
