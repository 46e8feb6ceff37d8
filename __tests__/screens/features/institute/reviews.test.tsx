import { screen, within } from '@testing-library/react';
import type { InstituteReview } from '../../../../src/shared/contract/bookings/instituteReviews';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { facesIn } from '../../../support/facesIn';
import { pasteText } from '../../../support/pasteText';
import { renderArea } from '../../../support/renderArea';

const scene = instituteAnswers();

const listed: InstituteReview = {
  ...{
    booking_id: aBooking().id,
    by: 'client',
    title: 'Ward round',
    author: 'Ada Client',
    author_photo_url: '/icons/icon-192.png?ada',
    about: 'Ines Ruiz',
  },
  ...{ rating: 1.75, text: 'Named our patient aloud.', answer: 'I did not.', at: aBooking().endsAt },
  ...{ hiddenFor: null, isOwn: false },
};
const open = () => renderArea('/interpreter/institute-admin?section=reviews', { person: adminPerson });
const pageOf = (items: InstituteReview[]) => ({ items, total: items.length, pageSize: 20 });

test('an admin hides a review with a reason only, and it stands there as hidden', async () => {
  const sent: unknown[] = [];
  let items = [listed];
  scene.answers(
    call('/review/institute', () => succeeds(pageOf(items))),
    call('/review/hide', (body) => {
      sent.push(body);
      items = [{ ...listed, hiddenFor: String(body['reason']) }];
      return succeeds(items[0]);
    }),
  );
  const { user } = open();
  const row = (await screen.findByRole('rowheader', { name: /Ward round/ }, { timeout: 5000 })).closest('tr');
  for (const text of ['Ada Client about Ines Ruiz', 'Client’s review', '1.8 of 4', 'Answer: I did not.'])
    expect(row).toHaveTextContent(text);
  expect(facesIn(screen.getByRole('table'))).toEqual(['/icons/icon-192.png?ada']);
  await user.click(screen.getByRole('button', { name: 'Hide the review by Ada Client of “Ward round”' }));
  const form = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  await user.click(form.getByRole('button', { name: 'Hide' }));
  expect((await form.findAllByText('Please say why.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await pasteText(user, form.getByRole('textbox', { name: 'Reason' }), 'It names a patient.');
  await user.click(form.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Hidden: It names a patient.')).toBeInTheDocument();
  expect(sent).toEqual([{ booking_id: listed.booking_id, by: 'client', reason: 'It names a patient.' }]);
  expect(screen.queryByRole('button', { name: /^Hide the review/ })).not.toBeInTheDocument();
}, 30_000);

test('a hidden one is shown again by one press, and a refusal is told', async () => {
  let items = [{ ...listed, hiddenFor: 'It names a patient.' as string | null }];
  const sent: unknown[] = [];
  scene.answers(
    call('/review/institute', () => succeeds(pageOf(items))),
    call('/review/unhide', (body) => {
      sent.push(body);
      if (sent.length === 1) return refuses('NOT_FOUND', 'It is not there any more.');
      items = [listed];
      return succeeds(items[0]);
    }),
  );
  const { user } = open();
  const again = { name: 'Show again: the review by Ada Client of “Ward round”' };
  await user.click(await screen.findByRole('button', again, { timeout: 5000 }));
  expect(await screen.findByText('It is not there any more.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', again));
  expect(await screen.findByRole('button', { name: /^Hide the review by Ada/ })).toBeInTheDocument();
  expect(sent).toEqual(Array(2).fill({ booking_id: listed.booking_id, by: 'client' }));
  expect(screen.queryByText(/^Hidden:/)).not.toBeInTheDocument();
}, 30_000);

test('one’s own meeting is another admin’s, and somebody else may be faster', async () => {
  scene.answers(
    call('/review/institute', () =>
      succeeds(
        pageOf([
          { ...listed, isOwn: true },
          { ...listed, by: 'interpreter', author: 'Ines Ruiz' },
        ]),
      ),
    ),
    call('/review/hide', () => refuses('REVIEW_HIDDEN', 'This review is hidden already.')),
  );
  const { user } = open();
  expect(
    await screen.findByText('You were part of this session, so another admin decides.', undefined, {
      timeout: 5000,
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide the review by Ines Ruiz of “Ward round”' }));
  const form = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  await pasteText(user, form.getByRole('textbox', { name: 'Reason' }), 'It insults.');
  await user.click(form.getByRole('button', { name: 'Hide' }));
  expect(await form.findByText('This review is hidden already.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('It insults.');
}, 30_000);

test('where there are none it says what will be here', async () => {
  scene.answers(call('/review/institute', () => succeeds(pageOf([]))));
  open();
  expect(await screen.findByText('No reviews yet', undefined, { timeout: 5000 })).toBeInTheDocument();
});
