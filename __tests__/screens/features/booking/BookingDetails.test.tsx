import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseAtOnce, chosenOption } from '../../../support/chooseOption';
import {
  bookingStage,
  currentStep,
  fillDetails,
  openBookingScreen,
  save,
  selectAmina,
  writeDate,
  expectSaid,
} from './bookingStage';

const REQUIRED = [
  ['Meeting title', 'Meeting title is required.'],
  ['Meeting date', 'Meeting date is required.'],
  ['Meeting time', 'Meeting time is required.'],
  ['From language', 'From language is required.'],
  ['To language', 'To language is required.'],
  ['Meeting subject', 'Meeting subject is required.'],
] as const;

describe('The first step of booking', () => {
  it('has every field of the specification, with its defaults', () => {
    openBookingScreen(bookingStage());
    expect(currentStep()).toContain('Meeting Details');
    for (const [label] of REQUIRED) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(chosenOption('AM/PM')).toBe('AM');
    expect(chosenOption('Duration')).toBe('1 hour');
    expect(chosenOption('Host platform')).toBe('Zoom');
    expect(screen.getByLabelText('Description')).toHaveValue('');
    expect(chosenOption('Time zone')).toBe('Europe / London (yours)');
  });

  it('says beside each field and in a summary with the focus what is missing, and in a toast', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    await save(user);
    const summary = screen.getByRole('group', { name: 'Please check these fields' });
    expect(summary).toHaveFocus();
    for (const [label, message] of REQUIRED) {
      await expectSaid(screen.getByLabelText(label), message);
      expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument();
    }
    await expectSaid(
      screen.getByRole('button', { name: 'Select interpreter' }),
      'Please select an interpreter.',
    );
    expect(
      await screen.findByText(
        'Validation Error: Please fill in all required fields for Meeting Details and Interpretation Details.',
      ),
    ).toBeVisible();
    expect(stage.addBooking).not.toHaveBeenCalled();
  });

  it('leads from the summary to the field, and forgets what was said once it is filled in', async () => {
    const { user } = openBookingScreen(bookingStage());
    await save(user);
    await user.click(screen.getByRole('link', { name: 'Meeting title is required.' }));
    expect(screen.getByLabelText('Meeting title')).toHaveFocus();
    await user.keyboard('Ward round');
    await waitFor(() => expect(screen.queryByText('Meeting title is required.')).not.toBeInTheDocument());
  });

  it('gives the summary the focus again each time the form is sent', async () => {
    const { user } = openBookingScreen(bookingStage());
    await save(user);
    screen.getByLabelText('Meeting title').focus();
    await save(user);
    expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  });

  it('reads 14:30 as 02:30 PM', async () => {
    const { user } = openBookingScreen(bookingStage());
    await user.type(screen.getByLabelText('Meeting time'), '14:30');
    await user.tab();
    expect(screen.getByLabelText('Meeting time')).toHaveValue('02:30');
    expect(chosenOption('AM/PM')).toBe('PM');
  });

  it('says beside the field that 12:00 AM is midnight', async () => {
    const { user } = openBookingScreen(bookingStage());
    await user.type(screen.getByLabelText('Meeting time'), '12:00');
    const time = screen.getByLabelText('Meeting time');
    expect(time).toHaveAccessibleDescription(/12:00\sAM is in the night.*For midday, choose PM/);
    chooseAtOnce('AM/PM', 'PM');
    expect(time).toHaveAccessibleDescription(/^Like 09:30/);
  });

  it('takes a title of which nothing can be seen for none', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    fillDetails();
    await selectAmina(user);
    fireEvent.change(screen.getByLabelText('Meeting title'), { target: { value: '\u200B \u2060' } });
    await save(user);
    await expectSaid(screen.getByLabelText('Meeting title'), /Meeting title is required/);
    expect(stage.addBooking).not.toHaveBeenCalled();
  });

  it('refuses equal languages', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    fillDetails();
    await selectAmina(user);
    chooseAtOnce('To language', 'English');
    await save(user);
    await expectSaid(screen.getByLabelText('To language'), 'From and to language must differ.');
    expect(await screen.findByText('Validation Error: From and to language must differ.')).toBeVisible();
    expect(stage.addBooking).not.toHaveBeenCalled();
  });

  it('refuses a start in the past', async () => {
    const { user } = openBookingScreen(bookingStage(), { now: Date.parse('2026-03-05T00:00:00Z') });
    fillDetails();
    await selectAmina(user);
    await save(user);
    await expectSaid(screen.getByLabelText('Meeting date'), /would start in the past/);
    expect(await screen.findByText(/^Validation Error: The meeting would start in the past/)).toBeVisible();
  });
});

describe('The time of a meeting', () => {
  const typeTime = async (user: ReturnType<typeof openBookingScreen>['user'], date: string, time: string) => {
    writeDate(date);
    await user.type(screen.getByLabelText('Meeting time'), time);
  };
  it("is said in the chosen zone and in the reader's own", async () => {
    const { user } = openBookingScreen(bookingStage(), { zone: 'Asia/Tokyo' });
    await typeTime(user, '2026-03-04', '14:30');
    chooseAtOnce('Time zone', 'America / New York');
    const preview = screen.getByText('Starts').closest('p');
    expect(preview).toHaveTextContent(/Mar 4, 2026 02:30 PM EST/);
    expect(preview).toHaveTextContent(/Your time: Mar 5, 2026, 04:30 AM/);
  });

  it('can be in the zone of a city that is searched for', async () => {
    const { user } = openBookingScreen(bookingStage());
    await user.type(screen.getByRole('combobox', { name: 'Find a city' }), 'tok');
    await user.click(screen.getByRole('option', { name: 'Asia / Tokyo' }));
    expect(chosenOption('Time zone')).toBe('Asia / Tokyo');
  });

  it('that the clocks skip is told beside the field at once', async () => {
    const { user } = openBookingScreen(bookingStage());
    await typeTime(user, '2026-03-29', '01:30');
    await expectSaid(
      screen.getByLabelText('Meeting time'),
      /01:30\sAM does not exist on that day, clocks show 02:30\sAM instead/,
    );
  });

  it('that happens twice asks which one is meant, and books that one', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    fillDetails();
    await selectAmina(user);
    writeDate('2026-10-25');
    await user.clear(screen.getByLabelText('Meeting time'));
    await user.type(screen.getByLabelText('Meeting time'), '01:30');
    chooseAtOnce('AM/PM', 'AM');
    await save(user);
    await expectSaid(screen.getByRole('radiogroup', { name: /happens twice/ }), /Say which one/);
    await user.click(screen.getByRole('radio', { name: 'The second 01:30\u00A0AM, an hour later (UTC)' }));
    await save(user);
    expect(stage.addBooking.mock.calls[0]?.[0].request).toMatchObject({ meetingUtcOffset: '+00:00' });
  });

  it.each([
    ['PDT', '2027-01-15', 'PDT always means UTC−7. On that date clocks in Los Angeles show UTC−8'],
    ['EST', '2026-07-15', 'EST always means UTC−5. On that date clocks in New York show UTC−4'],
    ['GMT', '2026-07-15', 'GMT always means UTC. On that date clocks in London show UTC+1'],
  ])('in %s is explained where people there mean something else', async (name, date, words) => {
    const { user } = openBookingScreen(bookingStage());
    await typeTime(user, date, '09:00');
    chooseAtOnce('Time zone', `${name} (always ${/means (UTC[−+\d]*)/.exec(words)?.[1]})`);
    expect(screen.getByText(new RegExp(words.replace('+', '\\+')))).toBeInTheDocument();
  });

  it('can follow the clocks of that place instead', async () => {
    const { user } = openBookingScreen(bookingStage());
    await typeTime(user, '2026-07-15', '09:00');
    chooseAtOnce('Time zone', 'EST (always UTC−5)');
    await user.click(screen.getByRole('button', { name: 'Use New York time instead' }));
    expect(screen.queryByText(/always means/)).not.toBeInTheDocument();
    expect(screen.getByText('Starts').closest('p')).toHaveTextContent('09:00 AM EDT');
  });
});
