/** What an institute's log keeps as words of the program: states and kinds. A part of `institute`. */
export const logValues = {
  counts: 'Counts as agreed',
  partial: 'A part of the fee',
  void: 'Nothing is owed',
  submitted: 'In review',
  verified: 'Verified',
  in_review: 'In review',
  listed: 'Listed',
  refused: 'Refused',
  sworn: 'Sworn or court interpreter',
  certificate: 'Certificate',
  diploma: 'Diploma',
  association: 'Association membership',
  background_check: 'Background check',
  insurance: 'Insurance',
} as const;
