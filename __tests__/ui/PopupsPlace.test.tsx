import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AntdPopups } from '../../src/ui/AntdPopups';
import { PopupsPlace } from '../../src/ui/PopupsPlace';
import { useToast } from '../../src/ui/useToast';

const Speaker = () => {
  const toast = useToast();
  return <button onClick={() => toast.info({ title: 'Said' })}>say</button>;
};
const place = (load = jest.fn(() => Promise.resolve(AntdPopups))) => {
  render(
    <PopupsPlace load={load}>
      <Speaker />
    </PopupsPlace>,
  );
  return load;
};
const say = () => userEvent.click(screen.getByRole('button', { name: 'say' }));

test('no place for toasts is fetched before the first word, which is then said once', async () => {
  const load = place();
  expect(load).not.toHaveBeenCalled();
  await say();
  expect(await screen.findAllByText('Said')).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a place that did not come is asked for again by the next word, and then all is said', async () => {
  const load = place(jest.fn(() => Promise.reject(new Error('no network'))));
  await say();
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(screen.queryByText('Said')).toBeNull();
  load.mockResolvedValue(AntdPopups);
  await say();
  expect(await screen.findByText('Said')).toBeInTheDocument();
});
