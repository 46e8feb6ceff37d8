import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PictureCrop } from '../../../../src/shared/domain/files/pictureCrop';
import { CHOSEN_PICTURE_MAX_BYTES } from '../../../../src/shared/domain/files/uploadRules';
import { HeadshotField } from '../../../../src/client/features/person/headshot/HeadshotField';
import type { OpenPicture } from '../../../../src/client/features/person/headshot/pictureDevice';
import { selectUser } from '../../../../src/client/store/authSlice';
import { useAppSelector } from '../../../../src/client/store/store';
import { personServer, refusesField } from '../../../support/personServer';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const { sent, answers } = personServer();

const BYTES = 'not really pixels';
const picture = (name = 'me.png', type = 'image/png') => new File([BYTES], name, { type });
/** key codes, which Ant Design's slider reads */
const [END, HOME] = [35, 36];
const PHOTO = '/media/headshots/AAAAAAAAAAAAAAAAAAAAAA/256.webp';
/** the smallest size that is wide enough for it */
const SHOWN = PHOTO.replace('/256.', '/128.');

/** A device whose pictures have this size; what is cut of them has the bytes that the file had. */
const deviceWith = (size = { width: 600, height: 400 }) => {
  const cuts: PictureCrop[] = [];
  let open = 0;
  const openPicture: OpenPicture = (file) => {
    if (file.name.startsWith('broken')) return Promise.reject(new Error('no picture'));
    open += 1;
    return Promise.resolve({
      ...size,
      fileName: file.name,
      url: PHOTO,
      close: () => void (open -= 1),
      cut: (crop) => {
        cuts.push(crop);
        return Promise.resolve(new File([file], 'headshot.jpg', { type: 'image/jpeg' }));
      },
    });
  };
  return { openPicture, cuts, openCount: () => open };
};

/** As the header does, it takes the picture from who is signed in. */
function Field({ openPicture }: { openPicture: OpenPicture }) {
  const user = useAppSelector(selectUser);
  return <HeadshotField name="Clara Client" photoUrl={user?.photo_url ?? null} openPicture={openPicture} />;
}

function open(photo_url: string | null = null, device = deviceWith()) {
  const shown = renderScreen(<Field openPicture={device.openPicture} />, {
    person: { ...clientPerson, photo_url },
  });
  const choose = async (file: File) => {
    await shown.user.upload(await screen.findByLabelText(/Choose a picture|Replace picture/), file);
    return screen.findByRole('dialog', { name: 'What shall be shown?' }, { timeout: 5000 });
  };
  const press = async (name: string) => shown.user.click(await screen.findByRole('button', { name }));
  const send = async (file: File) => {
    await choose(file);
    await press('Save picture');
  };
  return { ...shown, ...device, choose, press, send };
}

const shownPicture = () => document.querySelector('.dr-headshot-picture img')?.getAttribute('src') ?? null;

test('who has no picture is asked for one', async () => {
  open();
  expect(await screen.findByText(/^People book people: add a photo of your face/)).toBeVisible();
});

test('who has a picture is not', async () => {
  open(PHOTO);
  expect(await screen.findByLabelText('Replace picture')).toBeInTheDocument();
  expect(screen.queryByText(/^People book people/)).not.toBeInTheDocument();
});

test('what is cut of a chosen picture is sent, and follows at once wherever the person is shown', async () => {
  const { send, store, cuts, openCount } = open();
  expect(shownPicture()).toBeNull();
  await send(picture());
  await waitFor(() => expect(cuts).toEqual([{ quarterTurns: 0, zoom: 1, x: 0.5, y: 0.5 }]));
  await waitFor(() => expect(openCount()).toBe(0));
  expect(await screen.findByText('Picture saved.')).toBeVisible();
  expect(sent).toEqual([{ content: Buffer.from(BYTES).toString('base64') }]);
  expect(store.getState().auth.user?.photo_url).toBe(PHOTO);
  expect(shownPicture()).toBe(SHOWN);
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ photo_url: PHOTO });
});

test('a picture is turned, brought closer and moved by keyboard, and cut as it then stands', async () => {
  const { choose, press, cuts } = open();
  await choose(picture());
  const slider = (name: string) => screen.findByRole('slider', { name });
  expect(await slider('Up or down')).toHaveAttribute('aria-disabled', 'true');
  await press('Turn right');
  await press('Turn right');
  await press('Turn left');
  expect(await slider('Left or right')).toHaveAttribute('aria-disabled', 'true');
  const type = async (name: string, keyCode: number) => fireEvent.keyDown(await slider(name), { keyCode });
  await type('Up or down', HOME);
  await type('Closer', END);
  expect(await slider('Closer')).toHaveAttribute('aria-valuetext', '100 %');
  expect(await slider('Left or right')).not.toHaveAttribute('aria-disabled', 'true');
  await press('Save picture');
  await waitFor(() => expect(cuts).toHaveLength(1));
  // around the middle of what was shown: the upper third of a picture that stands upright now
  expect(cuts[0]).toEqual({ quarterTurns: 1, zoom: 4, x: 0.5, y: 0.3 });
});

test('a picture is dragged, and pinched with two fingers', async () => {
  const { choose, press, cuts } = open();
  await choose(picture());
  const frame = (await screen.findByAltText('Your picture')).parentElement as HTMLElement;
  Object.defineProperty(frame, 'clientWidth', { value: 200 });
  frame.setPointerCapture = () => undefined;
  // jsdom's pointers have no place
  const pointer = (kind: string, pointerId: number, clientX: number) =>
    fireEvent(
      frame,
      Object.assign(new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY: 100 }), {
        pointerId,
      }),
    );
  pointer('down', 1, 100);
  pointer('move', 1, 125);
  pointer('up', 1, 125);
  pointer('move', 1, 0);
  pointer('down', 1, 80);
  pointer('down', 2, 120);
  pointer('move', 2, 160);
  pointer('cancel', 2, 160);
  await press('Save picture');
  await waitFor(() => expect(cuts).toHaveLength(1));
  // an eighth of the square to the right, then twice as close around the middle of what was shown
  expect(cuts[0]).toEqual({ quarterTurns: 0, zoom: 2, x: 0.375, y: 0.5 });
});

test('who changes their mind keeps the picture they had', async () => {
  const { choose, press, openCount } = open(PHOTO);
  await choose(picture());
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([sent, openCount(), shownPicture()]).toEqual([[], 0, SHOWN]);
});

test('while it is sent there is a preview, and a progress that is said', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answers(
    http.post('*/user/update_headshot', async () => {
      await held;
    }),
  );
  const { send } = open();
  await send(picture());
  expect(await screen.findByRole('progressbar', { name: 'Uploading your picture…' })).toBeInTheDocument();
  expect(shownPicture()).toMatch(/^data:image\/jpeg;base64,/);
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
    new File(['GIF89a'], 'broken.png', { type: 'image/png' }),
    '“broken.png” could not be read. Please choose it again.',
  ],
  [
    new File([new Uint8Array(CHOSEN_PICTURE_MAX_BYTES + 1)], 'big.jpg', { type: 'image/jpeg' }),
    '“big.jpg” is larger than 30 MB. Please choose a smaller one.',
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

test('a picture of more pixels than a device should draw is refused, and nothing changes', async () => {
  const { user, openCount } = open(PHOTO, deviceWith({ width: 12_000, height: 9000 }));
  await user.upload(await screen.findByLabelText('Replace picture'), picture('huge.jpg', 'image/jpeg'));
  expect(
    await screen.findByText('“huge.jpg” has more than 65 megapixels. Please choose a smaller one.'),
  ).toBeVisible();
  expect([sent, openCount(), shownPicture()]).toEqual([[], 0, SHOWN]);
});

test('the server’s objection to the picture is shown, and the picture before it stays', async () => {
  answers(
    http.post('*/user/update_headshot', () =>
      refusesField('content', 'picture_damaged', 'This picture is damaged or incomplete.'),
    ),
  );
  const { send } = open(PHOTO);
  await send(picture());
  expect(await screen.findByText('This picture is damaged or incomplete.')).toBeVisible();
  expect(shownPicture()).toBe(SHOWN);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a picture that the network lost is sent again without choosing it again', async () => {
  let isAway = true;
  answers(http.post('*/user/update_headshot', () => (isAway ? HttpResponse.error() : undefined)));
  const { send, user } = open();
  await send(picture());
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
