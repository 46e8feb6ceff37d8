import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AntdPopups } from '../../../src/client/ui/popups/AntdPopups';
import { PopupsPlace } from '../../../src/client/ui/popups/PopupsPlace';
import { useToast } from '../../../src/client/ui/popups/useToast';

const Speaker = () => {
  const toast = useToast();
  return ['Said', 'Asked'].map((title) => (
    <button key={title} onClick={() => toast.info({ title })}>
      {title === 'Said' ? 'say' : 'ask'}
    </button>
  ));
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

test('a place that does not come is asked for until it does, and then all is said', async () => {
  const load = place(jest.fn(() => Promise.reject(new Error('no network'))));
  await say();
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(screen.queryByText('Said')).toBeNull();
  load.mockResolvedValue(AntdPopups);
  expect(await screen.findByText('Said', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(await screen.findByText('Asked')).toBeInTheDocument();
});
