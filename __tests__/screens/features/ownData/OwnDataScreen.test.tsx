import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { DeletionTerms } from '../../../../src/shared/contract/account/ownData';
import { invitationApi } from '../../../../src/client/api/invitationApi';
import { OwnDataScreen } from '../../../../src/client/features/ownData/OwnDataScreen';
import { aWish } from '../../../support/aCall';
import { aCredential } from '../../../support/aClaim';
import { refuses, succeeds } from '../../../support/answers';
import { aSignIn } from '../../../support/aSignIn';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const NOTHING_AHEAD: DeletionTerms = {
  email: 'client@dragoman.example',
  obstacle: null,
  pending: 0,
  confirmed: [],
  confirmedInAll: 0,
  fee: 0,
};
const TWO_AHEAD: DeletionTerms = {
  ...NOTHING_AHEAD,
  pending: 1,
  confirmed: [
    {
      id: '0199a6f2-0000-7000-8000-000000000001',
      title: 'Lease signing',
      startsAt: '2030-01-06T10:00:00.000Z',
      with: 'Ines Interpreter',
      fee: 40,
    },
  ],
  confirmedInAll: 1,
  fee: 40,
};

const sent: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.post('*/account/sign_ins/get', () => succeeds([aSignIn({ is_current: true })])),
    http.post('*/account/institute', () => succeeds({ institute: null })),
  ),
);
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

async function open(terms: DeletionTerms = NOTHING_AHEAD) {
  server.use(http.post('*/account/deletion_terms', () => succeeds(terms)));
  const shown = renderScreen(<OwnDataScreen />, { person: clientPerson });
  await screen.findByText(new RegExp(terms.email));
  const remove = () => shown.user.click(screen.getByRole('button', { name: 'Delete my account for good' }));
  return { ...shown, remove };
}

test('says what goes, what stays, what is cancelled and what that costs, before anything is done', async () => {
  await open(TWO_AHEAD);
  const part = within(screen.getByRole('region', { name: 'Delete your account' }));
  expect(part.getByText(/stay with the other side, without your name/)).toBeVisible();
  expect(part.getByText('1 open request is withdrawn, free of charge.')).toBeVisible();
  expect(part.getByText('Lease signing').closest('li')).toHaveTextContent('€40.00 owed');
  expect(part.getByText('For these cancellations you will owe €40.00 in all.')).toBeVisible();
});

test('of very many bookings the next ones are named, and the others counted', async () => {
  await open({ ...TWO_AHEAD, confirmedInAll: 1201 });
  const said = '1201 confirmed bookings are cancelled, and the other sides are told:';
  expect(screen.getByText(said, { exact: false })).toHaveTextContent('and 1200 more');
});

test('deletes with the password and the amount that was shown, and the session is over', async () => {
  const { user, remove, store } = await open(TWO_AHEAD);
  server.use(
    http.post('*/account/delete', async ({ request }) => {
      sent.push(await request.json());
      return succeeds(null);
    }),
  );
  await remove();
  const summary = await screen.findByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(summary).toHaveTextContent('Please type your password to delete the account.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Your password'), 'Dragoman1!');
  await remove();
  await waitFor(() => expect(store.getState().auth.status).toBe('ended'));
  expect(sent).toEqual([{ password: 'Dragoman1!', feeSeen: 40 }]);
});

test('a wrong password is said beside the field, and the account stays', async () => {
  const { user, remove, store } = await open();
  server.use(http.post('*/account/delete', () => refuses('WRONG_CURRENT_PASSWORD', 'Wrong.')));
  await user.type(screen.getByLabelText('Your password'), 'Wrong');
  await remove();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not your password.');
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.');
  expect(store.getState().auth.user).not.toBeNull();
});

test('where the account cannot be deleted now, the reason stands in the form’s place', async () => {
  server.use(
    http.post('*/account/deletion_terms', () => succeeds({ ...NOTHING_AHEAD, obstacle: 'LAST_ADMIN' })),
  );
  renderScreen(<OwnDataScreen />, { person: interpreterPerson });
  expect(await screen.findByText(/You are the only administrator/)).toBeVisible();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('all of one’s own data comes as one file', async () => {
  const { user } = await open();
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    blobs.set('blob:1', blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  const said = (text: string) => ({ at: '2030-01-05T09:00:00.000Z', by: 'me', text, file: null });
  const id = '0199a6f2-0000-7000-8000-000000000007';
  const talk = { id, with: 'Ines', messages: [said('third')], earlier_before: 3 };
  const oldest = { createdAt: '2030-01-01T09:00:00.000Z', id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001' };
  const data = {
    ...EVERYTHING,
    exported_at: '2030-01-05T09:00:00.000Z',
    conversations: [talk],
    credentials: [aCredential()],
    older_before: oldest,
    older_calls_before: { at: oldest.createdAt, id: oldest.id },
  };
  const asked: unknown[] = [];
  server.use(
    http.post('*/account/export', () => succeeds(data)),
    http.post('*/credential/document', () =>
      succeeds({ file_name: 'oath.pdf', media_type: 'application/pdf', content: 'JVBERi0=' }),
    ),
    http.post('*/account/export_bookings', async ({ request }) => {
      asked.push(await request.json());
      const older_before = asked.length === 1 ? oldest : null;
      return succeeds({ bookings: [], reviews_written: [REVIEW], reviews_received: [], older_before });
    }),
    http.post('*/account/export_calls', async ({ request }) => {
      asked.push(await request.json());
      return succeeds({ calls: [ASKED], older_calls_before: null });
    }),
    http.post('*/account/export_messages', async ({ request }) => {
      const { before } = (await request.json()) as { before: number };
      return succeeds(
        before === 3
          ? { messages: [said('second')], earlier_before: 2 }
          : { messages: [said('first')], earlier_before: null },
      );
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Saved as dragoman-2030-01-05.json.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['dragoman-2030-01-05.json']);
  expect(saved[0]?.blob.type).toMatch(/^application\/json/);
  const callsBefore = { before: { at: oldest.createdAt, id: oldest.id } };
  expect(asked).toEqual([{ before: oldest }, { before: oldest }, callsBefore]);
  // However many pieces it came in, it is one file.
  const words = (await saved[0]?.blob.text()) ?? '';
  expect(words.indexOf('first')).toBeLessThan(words.indexOf('second'));
  expect(words.indexOf('second')).toBeLessThan(words.indexOf('third'));
  type Lists = Record<'credentials' | 'calls' | 'reviews_written', object[]>;
  const { credentials, calls, reviews_written } = JSON.parse(words) as Lists;
  expect(reviews_written).toEqual([REVIEW, REVIEW]);
  expect(calls).toEqual([ASKED]);
  expect(credentials).toMatchObject([{ document: { name: 'oath.pdf', content: 'JVBERi0=' } }]);
  click.mockRestore();
});

const ASKED = {
  ...{ wish: aWish, maxTotalFee: 80, at: '2030-01-01T08:00:00.000Z', ended_at: '2030-01-01T09:00:00.000Z' },
  ...{ state: 'lapsed', asked: 2, booking_id: null },
};
const REVIEW = {
  ...{ booking_id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001', rating: 4, marks: null, text: 'Calm.' },
  ...{ at: '2030-01-01T09:00:00.000Z', answer: null, hiddenFor: null },
};
const { last_login_at: _lastLogin, ...person } = clientPerson;
const EVERYTHING = {
  exported_at: '',
  person: {
    ...person,
    ...{ company: null, phone: null, tier: 'starter', requested_tier: null },
    created_at: '2026-01-05T09:00:00.000Z',
  },
  institute: { name: 'Dragoman', joined_at: null },
  ...{
    first_searched_at: null,
    settings: [],
    profile: null,
    listing: null,
    credentials: [],
    availability: null,
    headshot: null,
    resume: null,
    bookings: [],
    older_before: null,
    older_calls_before: null,
    room_visits: [],
    conversations: [],
  },
  ...{
    reviews_written: [],
    reviews_received: [],
    quiz_attempts: [],
    notifications: [],
    decisions: [],
    older_decisions: 0,
    favourites: [],
    set_aside: [],
    calls: [],
    offers: [],
    newsletter: null,
    calendar_feed: null,
    sessions: [],
  },
};

test('says nothing of institutes to who belongs to none but the house', async () => {
  const { store } = await open();
  const own = invitationApi.endpoints.getOwnInstitute.select();
  await waitFor(() => expect(own(store.getState()).data).toEqual({ institute: null }));
  expect(screen.queryByRole('heading', { name: 'Your institute' })).not.toBeInTheDocument();
});

describe('who belongs to an institute', () => {
  const harbour = { id: '0199a6f2-0000-7000-8000-000000000031', name: 'Harbour' };
  let left: boolean;
  beforeEach(() => {
    left = false;
    server.use(
      http.post('*/account/institute', () => succeeds({ institute: left ? null : harbour })),
      http.post('*/account/leave_institute', async ({ request }) => {
        sent.push(await request.json());
        left = true;
        return succeeds(null);
      }),
      http.post('*/user/who_am_i', () => succeeds({ result: true, user: clientPerson })),
    );
  });
  const ask = async () => {
    const shown = await open();
    await shown.user.click(await screen.findByRole('button', { name: 'Leave Harbour' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Harbour?' }));
    expect(dialog.getByText(/your role, business and teams there end/)).toBeVisible();
    return { ...shown, dialog };
  };

  test('leaves it once they are asked and say so, and the focus stays where they were', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Leave Harbour' }));
    expect(await screen.findByText('You have left Harbour.')).toBeInTheDocument();
    expect(sent).toEqual([{ id: harbour.id }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your institute' })).toHaveFocus());
  });

  test('stays where they think better of it', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  test('reads why they cannot leave, as its last administrator', async () => {
    server.use(
      http.post('*/account/leave_institute', () => refuses('LAST_ADMIN', 'You are the last administrator.')),
    );
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Leave Harbour' }));
    expect(await screen.findByText('You are the last administrator.')).toBeVisible();
    expect(screen.getByText('Your account belongs to Harbour.')).toBeVisible();
  });
});
