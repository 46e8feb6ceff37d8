import { render, screen } from '@testing-library/react';
import { MeetingTitle } from '../../../src/client/entities/booking/card/MeetingTitle';
import { withWords } from '../../support/withWords';

test.each([
  ['Lease review', 'Lease review'],
  ['اجتماع', 'اجتماع'],
  ['\u200B ', 'Untitled Meeting'],
])('a title %j is shown as %j, by itself, so that its direction stays its own', (title, shown) => {
  render(withWords(<MeetingTitle title={title} />));
  expect(screen.getByText(shown).tagName).toBe('BDI');
});
