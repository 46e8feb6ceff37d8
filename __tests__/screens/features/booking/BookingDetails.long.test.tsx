import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseAtOnce, chooseByTyping, chosenOption } from '../../../support/chooseOption';
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
    expect(chosenOption('AM/PM')).toBe('');
    expect(chosenOption('Duration')).toBe('1 hour');
    expect(chosenOption('Host platform')).toBe('Dragoman room');
    expect(screen.getByLabelText('Description')).toHaveValue('');
    expect(chosenOption('Time zone')).toBe('Europe / London (yours)');
  });

  it.each(['alemán', 'ドイツ語', 'Germn'])('finds a language that is typed as %s', async (typed) => {
    const { user } = openBookingScreen(bookingStage());
    await chooseByTyping(user, 'From language', typed);
    expect(chosenOption('From language')).toBe('German');
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
  it("is said by the reader's own clock, and beneath in the chosen zone", async () => {
    const { user } = openBookingScreen(bookingStage(), { zone: 'Asia/Tokyo' });
    await typeTime(user, '2026-03-04', '14:30');
    chooseAtOnce('Time zone', 'America / New York');
    expect(screen.getByText('Starts').closest('p')).toHaveTextContent(
      'Starts Thu, Mar 5, 2026 04:30 AM GMT+9In the meeting’s time zone Wed, Mar 4, 2026 02:30 PM EST',
    );
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
    chooseAtOnce('AM/PM', 'AM');
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

describe('The time of a booking', () => {
  const time = () => screen.getByLabelText('Meeting time');
  const type = (typed: string) => {
    fireEvent.change(time(), { target: { value: typed } });
    fireEvent.blur(time());
  };

  it.each([
    ['9:30', 'AM'],
    ['12:00', 'PM'],
    ['1:30', 'PM'],
    ['6', 'PM'],
    ['7', 'AM'],
    ['0:30', 'AM'],
    ['14:30', 'PM'],
  ])('is taken by business hours where nobody chose: %s is %s', (typed, half) => {
    openBookingScreen(bookingStage());
    type(typed);
    expect(chosenOption('AM/PM')).toBe(half);
  });

  it('decides again for another time, but leaves what was chosen', () => {
    openBookingScreen(bookingStage());
    type('9:30');
    type('1:30');
    expect(chosenOption('AM/PM')).toBe('PM');
    chooseAtOnce('AM/PM', 'AM');
    type('2:30');
    expect(chosenOption('AM/PM')).toBe('AM');
  });

  it('says where it is in the night, and mends that with one press', async () => {
    openBookingScreen(bookingStage());
    chooseAtOnce('AM/PM', 'AM');
    type('1:30');
    expect(await screen.findByText('01:30 AM is in the night. Did you mean 01:30 PM?')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Change to 01:30\sPM$/ }));
    expect(chosenOption('AM/PM')).toBe('PM');
    expect(screen.queryByText(/in the night/)).not.toBeInTheDocument();
  });

  it('says where it is in the night by the reader’s own clock', async () => {
    openBookingScreen(bookingStage(), { zone: 'Asia/Tokyo' });
    writeDate('2026-03-04');
    chooseAtOnce('Time zone', 'EST (always UTC−5)');
    type('14:30');
    expect(await screen.findByText('By your own clock this is 04:30 AM, in the night.')).toBeVisible();
  });
});

describe('The free times in the first step', () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const hint = 'Choose two languages or an interpreter: then free times appear here.';

  it('are those of a pair at first, with how many people are free, and then of who is selected', async () => {
    const stage = bookingStage();
    stage.slots = [{ startsAt: `${day}T14:30:00Z`, free: 3 }];
    const { user } = openBookingScreen(stage, { zone: 'UTC' });
    expect(screen.getByText(hint)).toBeVisible();
    chooseAtOnce('From language', 'English');
    chooseAtOnce('To language', 'Arabic');
    const grid = within(await screen.findByRole('group', { name: 'Free times' }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    writeDate(day);
    expect(await grid.findByRole('button', { name: '2:30 PM 3 free' })).toBeVisible();
    await selectAmina(user);
    await user.click(await grid.findByRole('button', { name: '2:30 PM' }));
    expect(screen.getByLabelText('Meeting time')).toHaveValue('02:30');
    expect(chosenOption('AM/PM')).toBe('PM');
    expect(grid.getByRole('button', { name: '2:30 PM' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('follow what is typed', async () => {
    const stage = bookingStage();
    stage.slots = [{ startsAt: `${day}T14:30:00Z`, free: 1 }];
    const { user } = openBookingScreen(stage, { zone: 'UTC' });
    await selectAmina(user);
    writeDate(day);
    fireEvent.change(screen.getByLabelText('Meeting time'), { target: { value: '14:30' } });
    expect(await screen.findByRole('button', { name: '2:30 PM', pressed: true })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Meeting time'), { target: { value: '15:00' } });
    expect(await screen.findByText(/3:00 PM is not among the free times/)).toBeVisible();
  });
});

describe('What cancelling will cost', () => {
  it('stands there before anything is saved, for the time and the person chosen', async () => {
    const { user } = openBookingScreen(bookingStage(), { zone: 'UTC' });
    await selectAmina(user);
    expect(screen.queryByText(/cancelling costs/)).not.toBeInTheDocument();
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    writeDate(day);
    fireEvent.change(screen.getByLabelText('Meeting time'), { target: { value: '14:30' } });
    const table = within(await screen.findByRole('group', { name: 'What cancelling costs, and until when' }));
    const lines = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(lines.map((line) => /€[\d.]+$/.exec(line ?? '')?.[0])).toEqual(['€0.00', '€31.25', '€62.50']);
    expect(screen.getByText(/withdraw free of charge until Amina Haddad accepts/)).toBeVisible();
  });

  it('leaves out what is over already', async () => {
    const { user } = openBookingScreen(bookingStage(), { zone: 'UTC' });
    await selectAmina(user);
    const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
    writeDate(soon.slice(0, 10));
    fireEvent.change(screen.getByLabelText('Meeting time'), { target: { value: soon.slice(11, 16) } });
    const table = within(await screen.findByRole('group', { name: 'What cancelling costs, and until when' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
  });
});
