import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { HEADSHOT_MAX_BYTES } from '../../../src/shared/domain/files/uploadRules';
import { HeadshotField } from '../../../src/client/features/person/headshot/HeadshotField';
import { selectUser } from '../../../src/client/store/authSlice';
import { useAppSelector } from '../../../src/client/store/store';
import { personServer, refusesField } from '../../support/personServer';
import { clientPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';

const { sent, answers } = personServer();

const BYTES = 'not really pixels';
const picture = (name = 'me.png', type = 'image/png') => new File([BYTES], name, { type });
const PHOTO = '/media/headshots/AAAAAAAAAAAAAAAAAAAAAA/256.webp';

/** As the header does, it takes the picture from who is signed in. */
function Field() {
  const user = useAppSelector(selectUser);
  return <HeadshotField name="Clara Client" photoUrl={user?.photo_url ?? null} />;
}

function open(photo_url: string | null = null) {
  const shown = renderScreen(<Field />, { person: { ...clientPerson, photo_url } });
  const choose = async (file: File) =>
    shown.user.upload(await screen.findByLabelText(/Choose a picture|Replace picture/), file);
  return { ...shown, choose };
}

const shownPicture = () => document.querySelector('img')?.getAttribute('src') ?? null;

test('a chosen picture is sent as it is, and follows at once wherever the person is shown', async () => {
  const { choose, store } = open();
  expect(shownPicture()).toBeNull();
  await choose(picture());
  expect(await screen.findByText('Picture saved.')).toBeVisible();
  expect(sent).toEqual([{ content: Buffer.from(BYTES).toString('base64') }]);
  expect(store.getState().auth.user?.photo_url).toBe(PHOTO);
  expect(shownPicture()).toBe(PHOTO);
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ photo_url: PHOTO });
});

test('while it is sent there is a preview, and a progress that is said', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answers(
    http.post('*/user/update_headshot', async () => {
      await held;
    }),
  );
  const { choose } = open();
  await choose(picture());
  expect(await screen.findByRole('progressbar', { name: 'Uploading your picture…' })).toBeInTheDocument();
  expect(shownPicture()).toMatch(/^data:image\/png;base64,/);
  answer();
  expect(await screen.findByText('Picture saved.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test.each([
  [new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), '“me.gif” is not a JPEG, PNG or WebP picture.'],
  [
    new File([], 'empty.png', { type: 'image/png' }),
    '“empty.png” could not be read. Please choose it again.',
  ],
  [
    new File([new Uint8Array(HEADSHOT_MAX_BYTES + 1)], 'big.jpg', { type: 'image/jpeg' }),
    '“big.jpg” is larger than 5 MB. Please choose a smaller one.',
  ],
])('%# a file that cannot become a picture is refused before it is sent', async (file, words) => {
  open();
  // A browser's list of files can be told to show all of them.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Choose a picture')).toHaveAccessibleDescription(
    expect.stringContaining(words) as string,
  );
  expect(sent).toEqual([]);
});

test('the server’s objection to the picture is shown, and the picture before it stays', async () => {
  answers(
    http.post('*/user/update_headshot', () =>
      refusesField('content', 'picture_damaged', 'This picture is damaged or incomplete.'),
    ),
  );
  const { choose } = open(PHOTO);
  await choose(picture());
  expect(await screen.findByText('This picture is damaged or incomplete.')).toBeVisible();
  expect(shownPicture()).toBe(PHOTO);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a picture that the network lost is sent again without choosing it again', async () => {
  let isAway = true;
  answers(http.post('*/user/update_headshot', () => (isAway ? HttpResponse.error() : undefined)));
  const { choose, user } = open();
  await choose(picture());
  expect(await screen.findByText(/We could not reach Dragoman/)).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Picture saved.')).toBeVisible();
});

test('a picture is removed after a question, and can be kept', async () => {
  const { user, store } = open(PHOTO);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const question = await screen.findAllByRole('dialog');
  await user.click(within(question.at(-1) ?? document.body).getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(store.getState().auth.user?.photo_url).toBeNull());
  expect(sent).toEqual([{ content: null }]);
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
});
