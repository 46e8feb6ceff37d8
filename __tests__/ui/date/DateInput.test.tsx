import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from '../../../src/client/ui/date/DateInput';
import { renderScreen } from '../../support/renderScreen';

function Sample() {
  const [day, setDay] = useState('2026-03-04');
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateInput id="day" value={day} onChange={setDay} />
      <output data-testid="held">{day}</output>
    </>
  );
}
const field = () => screen.getByLabelText('Day');

test.each([
  ['2026-03-09', 'Mar 9, 2026'],
  ['3/9/2026', 'Mar 9, 2026'],
  ['', ''],
])('a day typed as ‘%s’ holds once the field is left', async (typed, shown) => {
  const { user } = renderScreen(<Sample />);
  await user.clear(field());
  if (typed) await user.type(field(), typed);
  await user.tab();
  expect(field()).toHaveValue(shown);
});

test('a day is chosen in the panel, and the field may be left from there', async () => {
  const { user } = renderScreen(<Sample />);
  await user.click(field());
  const day = await screen.findByTitle('2026-03-11');
  // the panel can have the focus, and is no field
  fireEvent.blur(day.closest('.ant-picker-panel-container') ?? day);
  await user.click(day);
  expect(field()).toHaveValue('Mar 11, 2026');
});

test.each(['tomorrow', '9.12.2026', '2026-02-30'])(
  'what is no day, ‘%s’, leaves no other day behind it, is told, and stays to be corrected',
  async (typed) => {
    const { user } = renderScreen(<Sample />);
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue(typed);
    expect(screen.getByTestId('held')).toHaveTextContent('');
    expect(screen.getByRole('alert')).toHaveTextContent(`‘${typed}’ is not a date.`);
    // who looks at it again leaves it as it is
    await user.click(field());
    await user.tab();
    expect(field()).toHaveValue(typed);
    for (const day of ['2026-03-04', '2026-03-09']) {
      await user.clear(field());
      await user.type(field(), day);
      await user.tab();
      expect(screen.getByTestId('held')).toHaveTextContent(day);
      expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(field()).toHaveValue('Mar 9, 2026');
  },
);
