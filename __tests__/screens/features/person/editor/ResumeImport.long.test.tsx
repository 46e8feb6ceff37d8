import { screen } from '@testing-library/react';
import { setUpUser } from '../../../../support/setUpUser';
import { http, HttpResponse } from 'msw';
import { ProfileEditorScreen } from '../../../../../src/client/features/person/editor/ProfileEditorScreen';
import { interpreterPerson } from '../../../../support/people';
import { refusesField } from '../../../../support/personServer';
import { profileServer } from '../../../../support/profileServer';
import { renderScreen } from '../../../../support/renderScreen';

const { sent, answers, reads } = profileServer();

const resume = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
const POSITION = {
  title: 'Court interpreter',
  company: 'City court',
  startDate: '2014-02-01',
  endDate: null,
  isCurrent: true,
  description: '',
};

async function open() {
  const shown = renderScreen(<ProfileEditorScreen />, { person: interpreterPerson });
  await screen.findByLabelText('First name');
  const user = setUpUser({ applyAccept: false });
  const choose = async (file: File) => user.upload(await screen.findByLabelText('Import résumé (PDF)'), file);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...shown, user, choose, press };
}

test('a résumé fills the form, marks what came from it, and saves nothing until Save', async () => {
  reads({ location: 'Lima, Peru', experience: [POSITION] });
  const { choose, press } = await open();
  await choose(resume());
  expect(await screen.findByText(/3 entries came from cv\.pdf\. Please check them/)).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveValue('Lima, Peru');
  expect(screen.getByLabelText('Title')).toHaveValue('Court interpreter');
  expect(screen.getAllByText('From your résumé')).toHaveLength(3);
  expect(sent).toEqual([]);
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(sent).toMatchObject([
    {
      path: 'update',
      body: { personalInfo: { location: 'Lima, Peru' }, experience: [{ company: 'City court' }] },
    },
  ]);
  expect(screen.queryByText('From your résumé')).not.toBeInTheDocument();
});

test('an import can be undone, with everything as it was typed before', async () => {
  reads({ location: 'Lima, Peru', experience: [POSITION] });
  const { choose, press, user } = await open();
  await user.type(screen.getByLabelText('Also known as'), 'Ina');
  await choose(resume());
  await screen.findByText(/came from cv\.pdf/);
  await press('Undo the import');
  expect(screen.getByLabelText('Location')).toHaveValue('');
  expect(screen.getByLabelText('Also known as')).toHaveValue('Ina');
  expect(screen.queryByText('From your résumé')).not.toBeInTheDocument();
});

test('whoever corrects an entry has checked it', async () => {
  reads({ location: 'Lima, Peru' });
  const { choose, user } = await open();
  await choose(resume());
  await screen.findByText('From your résumé');
  await user.type(screen.getByLabelText('Location'), '!');
  expect(screen.queryByText('From your résumé')).not.toBeInTheDocument();
});

test('the import survives a reload, marks and all', async () => {
  reads({ location: 'Lima, Peru' });
  const { choose, unmount } = await open();
  await choose(resume());
  await screen.findByText('From your résumé');
  unmount();
  await open();
  expect(screen.getByLabelText('Location')).toHaveValue('Lima, Peru');
  expect(screen.getByText('From your résumé')).toBeVisible();
});

test('a résumé with nothing new says so', async () => {
  reads({});
  const { choose } = await open();
  await choose(resume());
  expect(await screen.findByText(/Nothing in cv\.pdf was new/)).toBeVisible();
});

test.each([
  [new File(['x'], 'cv.docx', { type: 'application/msword' }), '“cv.docx” is not a PDF file.'],
  [
    new File([], 'cv.pdf', { type: 'application/pdf' }),
    '“cv.pdf” could not be read. Please choose it again.',
  ],
  [
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf', { type: 'application/pdf' }),
    '“cv.pdf” is larger than 5 MB. Please choose a smaller one.',
  ],
])('%# a file that cannot be a résumé is not sent', async (file, words) => {
  const { choose } = await open();
  await choose(file);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the server’s objection to the file, and a network that is away, are said; the form stays', async () => {
  answers(http.post('*/linkedin/parse_resume', () => refusesField('content', 'pdf_locked', 'It is locked.')));
  const { choose, user } = await open();
  await user.type(screen.getByLabelText('Also known as'), 'Ina');
  await choose(resume());
  expect(await screen.findByText('It is locked.')).toBeVisible();
  answers(http.post('*/linkedin/parse_resume', () => HttpResponse.error()));
  await choose(resume());
  expect(await screen.findByText(/We could not reach Dragoman/)).toBeVisible();
  expect(screen.getByLabelText('Also known as')).toHaveValue('Ina');
});

test('markup in a résumé is text, before it is saved and afterwards', async () => {
  const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  reads({ location: markup, experience: [{ ...POSITION, title: markup }] });
  const { choose, press } = await open();
  await choose(new File(['%PDF-1.7'], '<b>cv<b>.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/came from <b>cv<b>\.pdf/)).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveValue(markup);
  expect(screen.getByLabelText('Title')).toHaveValue(markup);
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(document.querySelector('[onerror], main script, b')).toBeNull();
  expect(window).not.toHaveProperty('ran');
});
