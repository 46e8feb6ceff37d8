import { screen, waitFor, within } from '@testing-library/react';
import { lostAnswer } from '../../../unit/machines/bookingFixtures';
import { chooseAtOnce } from '../../../support/chooseOption';
import {
  aminaRecord,
  bookingStage,
  failing,
  fillDetails,
  openBookingScreen,
  selectAmina,
  type BookingStage,
} from './bookingStage';

const OTHER_ID = '0199a6f2-0000-7000-8000-0000000000aa';

async function openPicker(stage: BookingStage, languages?: [from: string, to: string]) {
  const opened = openBookingScreen(stage);
  if (languages) {
    chooseAtOnce('From language', languages[0]);
    chooseAtOnce('To language', languages[1]);
  }
  await opened.user.click(screen.getByRole('button', { name: 'Select interpreter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select an interpreter' }));
  return { ...opened, dialog };
}

describe('The interpreter picker', () => {
  it('shows that it is loading', async () => {
    const stage = bookingStage();
    stage.getInterpreters.mockImplementation(() => new Promise(() => undefined));
    const { dialog } = await openPicker(stage);
    expect(dialog.getByRole('status')).toHaveTextContent('Loading interpreters...');
  });

  it('looks for the languages that were chosen, and for words of a search', async () => {
    const stage = bookingStage();
    const { dialog, user } = await openPicker(stage, ['English', 'Arabic']);
    expect(dialog.getByLabelText('Search')).toHaveAttribute('placeholder', 'Search');
    await user.type(dialog.getByLabelText('Search'), 'court');
    await waitFor(() =>
      expect(stage.getInterpreters.mock.calls.map(([criteria]) => criteria)).toEqual([
        { from: 'English', to: 'Arabic', search: '' },
        { from: 'English', to: 'Arabic', search: 'court' },
      ]),
    );
  });

  it('asks for favourites first, and marks them', async () => {
    const stage = bookingStage();
    const other = { ...aminaRecord, id: OTHER_ID, uuid: OTHER_ID };
    stage.interpreters = [{ ...aminaRecord, isFavourite: true }, other];
    const { dialog } = await openPicker(stage);
    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Favourite · English/);
    expect(second).not.toHaveTextContent('Favourite');
    expect(stage.sent.some((each) => each.includes('"favouritesFirst":true'))).toBe(true);
  });

  it('looks for who is free at the time of the form first, and says of each whether they are', async () => {
    const stage = bookingStage();
    const busy = { ...aminaRecord, id: OTHER_ID, uuid: OTHER_ID, isFree: false };
    stage.interpreters = [{ ...aminaRecord, isFree: true }, busy];
    const { user } = openBookingScreen(stage, { zone: 'GMT' });
    fillDetails();
    await user.click(screen.getByRole('button', { name: 'Select interpreter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select an interpreter' }));
    expect(await dialog.findByText(/^Free then/)).toBeVisible();
    expect(dialog.getByText(/^Not free then/)).toBeVisible();
    const freeAt = { startsAt: '2026-03-04T14:30:00.000Z', duration: '1 hour' };
    expect(stage.getInterpreters.mock.calls.at(-1)?.[0]).toMatchObject({ freeAt });
    expect(stage.sent.some((each) => each.includes('"sort":"free"'))).toBe(true);
  });

  it('draws twenty at a time, and goes on at the first of those that came', async () => {
    const stage = bookingStage();
    stage.interpreters = Array.from({ length: 45 }, (_, place) => {
      const id = `0199a6f2-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;
      const personalInfo = { name: `Person ${place + 1}` };
      return { ...aminaRecord, id, uuid: id, fields: { ...aminaRecord.fields, personalInfo } };
    });
    const { dialog, user } = await openPicker(stage);
    const choices = () => dialog.getAllByRole('button', { name: /^Select Person / });
    await dialog.findByText('45 interpreters');
    expect(choices()).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: 'Show 20 more' }));
    expect(choices()).toHaveLength(40);
    expect(dialog.getByRole('button', { name: 'Select Person 21' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Show 5 more' }));
    expect(choices()).toHaveLength(45);
    expect(dialog.getByRole('button', { name: 'Select Person 41' })).toHaveFocus();
    expect(dialog.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it("says 'Error!' with the reason when the list cannot be read, and tries again", async () => {
    const stage = bookingStage();
    stage.getInterpreters.mockImplementationOnce(failing(lostAnswer));
    const { dialog, user } = await openPicker(stage);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Error!');
    expect(alert).toHaveTextContent('We could not reach Dragoman.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    const row = await dialog.findByText('Amina Haddad');
    expect(row).toBeInTheDocument();
    const found = dialog.getByRole('group', { name: 'What the search found' });
    expect(found).toHaveFocus();
    expect(found).toContainElement(row);
    expect(dialog.getByRole('status')).toHaveTextContent('1 interpreter');
    await user.tab();
    expect(dialog.getByRole('button', { name: 'Select Amina Haddad' })).toHaveFocus();
  });

  it("says 'No interpreters found' when there are none, and tries again", async () => {
    const stage = bookingStage();
    stage.getInterpreters.mockImplementationOnce(() => Promise.resolve({ count: 0 }));
    const { dialog, user } = await openPicker(stage);
    expect(await dialog.findByText('No interpreters found')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Amina Haddad')).toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'What the search found' })).toHaveFocus();
  });

  it('lists name, languages, hourly price and rating, and fills what a record lacks with the defaults', async () => {
    const stage = bookingStage();
    const bare = {
      ...aminaRecord,
      id: 'a0000000-0000-4000-8000-000000000009',
      fields: { personalInfo: { name: 'Bo' } },
    };
    stage.interpreters = [aminaRecord, bare];
    const { dialog } = await openPicker(stage);
    const [amina, bo] = await dialog.findAllByRole('listitem');
    expect(amina).toHaveTextContent(/Amina Haddad.*English, Arabic.*€62.50 per hour.*4.*12 reviews/);
    expect(bo).toHaveTextContent(/Bo.*English, Spanish.*€50.00 per hour.*4.*1 review$|1 reviewSelect$/);
  });

  it('finds two hundred of them', async () => {
    const stage = bookingStage();
    stage.interpreters = Array.from({ length: 200 }, (_, index) => ({
      ...aminaRecord,
      id: `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    const { dialog } = await openPicker(stage);
    expect(
      await dialog.findByText('The first 200 are shown. Search to narrow them down.'),
    ).toBeInTheDocument();
  });

  it('closes with the choice, its price and total, and gives the focus back to the button', async () => {
    const { user } = openBookingScreen(bookingStage());
    await selectAmina(user);
    expect(screen.getByText('Amina Haddad')).toBeInTheDocument();
    chooseAtOnce('Duration', '2 hours');
    expect(screen.getByText('Total for 2 hours').closest('p')).toHaveTextContent('€125.00');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes with Escape without a choice, and the button has the focus again', async () => {
    const { user } = await openPicker(bookingStage());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Select interpreter' })).toHaveFocus();
    expect(screen.getByText(/Nobody selected yet/)).toBeInTheDocument();
  });

  it('tells at once when other languages are chosen that the interpreter does not offer', async () => {
    const { user } = openBookingScreen(bookingStage());
    await selectAmina(user);
    chooseAtOnce('From language', 'English');
    chooseAtOnce('To language', 'Thai');
    expect(await screen.findByText(/Amina Haddad does not offer English and Thai\./)).toBeInTheDocument();
  });
});
