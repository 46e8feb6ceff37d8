/** A visitor's chosen time, above the forms of registering and signing in. */
export const asked = {
  heading: 'You are asking for',
  stays: 'Register or sign in below: everything you chose stays, and the booking opens with it.',
  taken: 'This time was taken in the meantime. Choose another one, or go on and choose it later.',
  past: 'This time has passed. Choose another one, or go on and choose it later.',
  others: 'Other free times',
  search: 'Find another interpreter',
  back: 'Back to the profile',
  forget: 'Do not ask',
} as const;
