import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from '../../../../src/client/ui/date/DateInput';
import { speakLanguage } from '../../../../src/client/i18n/speakLanguage';
import { renderScreen } from '../../../support/renderScreen';

const sent = jest.fn();

function Sample({ start = '2026-03-04', min, max }: { start?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <label htmlFor="day">Day</label>
      <DateInput id="day" value={day} onChange={setDay} {...(min && { min })} {...(max && { max })} />
      <button type="button" onClick={() => setDay('2026-08-01')}>
        August
      </button>
      <button type="submit">Send</button>
      <output data-testid="held">{day}</output>
    </form>
  );
}
const field = () => screen.getByLabelText('Day');
const held = () => screen.getByTestId('held');

beforeEach(() => sent.mockClear());

test.each([
  ['2026-03-09', 'Mar 9, 2026'],
  ['3/9/2026', 'Mar 9, 2026'],
  ['mar 9 2026', 'Mar 9, 2026'],
  ['2026-03-04', 'Mar 4, 2026'],
  ['', ''],
])('a day typed as ‘%s’ holds once the field is left', async (typed, shown) => {
  const { user } = renderScreen(<Sample />);
  await user.clear(field());
  if (typed) await user.type(field(), typed);
  expect(field()).toHaveValue(typed);
  await user.tab();
  expect(field()).toHaveValue(shown);
});

test.each([
  ['en-US', 'Dec 10, 2026', 'Dec 10, 2026'],
  ['en-US', '12/10/2026', 'Dec 10, 2026'],
  ['es-MX', '10 de diciembre de 2026', '10 dic 2026'],
  ['es-MX', '10/12/2026', '10 dic 2026'],
  ['ja-JP', '2026/12/10', '2026年12月10日'],
  ['ja-JP', '2026.12.10', '2026年12月10日'],
  ['ja-JP', '２０２６年１２月１０日', '2026年12月10日'],
] as const)('in %s ‘%s’ stays as it is at every key, and is then %s', async (language, typed, shown) => {
  const { user } = renderScreen(<Sample start="2026-12-01" />, { language });
  await user.clear(field());
  for (const [index, sign] of [...typed].entries()) {
    await user.type(field(), sign);
    expect(field()).toHaveValue([...typed].slice(0, index + 1).join(''));
  }
  await user.tab();
  expect(field()).toHaveValue(shown);
  expect(held()).toHaveTextContent('2026-12-10');
});

test.each([
  ['en-US', (day: number) => `12/${day}/2026`],
  ['es-MX', (day: number) => `${day} dic 2026`],
  ['ja-JP', (day: number) => `2026/12/${day}`],
] as const)('in %s no day of a month is taken for a shorter one on the way', (language, write) => {
  renderScreen(<Sample start="2026-12-01" />, { language });
  for (let day = 1; day <= 31; day += 1) {
    const typed = write(day);
    for (let end = typed.length - 2; end <= typed.length; end += 1) {
      fireEvent.change(field(), { target: { value: typed.slice(0, end) } });
      expect(field()).toHaveValue(typed.slice(0, end));
    }
    fireEvent.blur(field());
    expect(held()).toHaveTextContent(`2026-12-${String(day).padStart(2, '0')}`);
  }
});

test('Enter takes the day and does not send the form', async () => {
  const { user } = renderScreen(<Sample />);
  await user.clear(field());
  await user.type(field(), '2026-03-09{Enter}');
  expect(field()).toHaveValue('Mar 9, 2026');
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(field());
  await user.type(field(), 'tomorrow{Enter}');
  expect(field()).toHaveValue('tomorrow');
  expect(screen.getByRole('alert')).toHaveTextContent('‘tomorrow’ is not a date.');
  expect(sent).not.toHaveBeenCalled();
});

test('the Enter that ends the choice of characters takes nothing', async () => {
  const { user } = renderScreen(<Sample />, { language: 'ja-JP' });
  await user.clear(field());
  await user.type(field(), '2026年3');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveValue('2026年3');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Tab}', '{Enter}'])(
  'a day that is over or too far stays after %s, and is told',
  async (leave) => {
    const { user } = renderScreen(<Sample min="2026-03-01" max="2028-03-01" />);
    for (const [typed, told] of [
      ['Feb 27, 2026', 'Feb 27, 2026 is over.'],
      ['2031-01-01', 'Jan 1, 2031 is too far ahead.'],
    ] as const) {
      await user.clear(field());
      await user.type(field(), `${typed}`);
      await user.keyboard(leave);
      expect(screen.getByRole('alert')).toHaveTextContent(told);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(told));
      expect(field()).toBeInvalid();
    }
    expect(field()).toHaveValue('Jan 1, 2031');
    expect(held()).toHaveTextContent('2031-01-01');
    await user.clear(field());
    await user.type(field(), '2026-03-09');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(field()).toBeValid();
    expect(held()).toHaveTextContent('2026-03-09');
  },
);

test('a day is chosen in the panel, and the field may be left from there', async () => {
  const { user } = renderScreen(<Sample />);
  await user.click(field());
  const day = await screen.findByTitle('2026-03-11');
  // the panel can have the focus, and is no field
  fireEvent.blur(day.closest('.ant-picker-panel-container') ?? day);
  await user.click(day);
  expect(field()).toHaveValue('Mar 11, 2026');
});

test('the day that was held before can be chosen again after what is no day', async () => {
  const today = new Date().toLocaleDateString('sv-SE');
  const { user } = renderScreen(<Sample start={today} />);
  await user.clear(field());
  await user.type(field(), 'tomorrow{Enter}');
  await user.click(field());
  await user.click(await screen.findByTitle(today));
  expect(held()).toHaveTextContent(today);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another day from elsewhere takes the place of what was typed', async () => {
  const { user } = renderScreen(<Sample />);
  await user.clear(field());
  await user.type(field(), 'tomorrow');
  await user.click(screen.getByRole('button', { name: 'August' }));
  expect(field()).toHaveValue('Aug 1, 2026');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the day is written anew when the language changes, what is no day stays', async () => {
  const { user, i18n } = renderScreen(<Sample />);
  expect(field()).toHaveValue('Mar 4, 2026');
  await act(() => speakLanguage(i18n, 'es-MX'));
  expect(field()).toHaveValue('4 mar 2026');
  await act(() => speakLanguage(i18n, 'ja-JP'));
  expect(field()).toHaveValue('2026年3月4日');
  await user.clear(field());
  await user.type(field(), 'mañana');
  await user.tab();
  await act(() => speakLanguage(i18n, 'es-MX'));
  expect(field()).toHaveValue('mañana');
});

test.each([
  ['en-US', 'e.g. 2026-12-10'],
  ['es-MX', 'p. ej. 2026-12-10'],
  ['ja-JP', '例：2026-12-10'],
] as const)('in %s the empty field says how to type a day', (language, example) => {
  renderScreen(<Sample start="" />, { language });
  expect(field()).toHaveAttribute('placeholder', example);
});

test.each(['tomorrow', '9.12.2026', '2026-02-30'])(
  'what is no day, ‘%s’, leaves no other day behind it, is told, and stays to be corrected',
  async (typed) => {
    const { user } = renderScreen(<Sample />);
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue(typed);
    expect(held()).toHaveTextContent('');
    expect(screen.getByRole('alert')).toHaveTextContent(`‘${typed}’ is not a date.`);
    // who looks at it again leaves it as it is
    await user.click(field());
    await user.tab();
    expect(field()).toHaveValue(typed);
    for (const day of ['2026-03-04', '2026-03-09']) {
      await user.clear(field());
      await user.type(field(), day);
      await user.tab();
      expect(held()).toHaveTextContent(day);
      expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(field()).toHaveValue('Mar 9, 2026');
  },
);
