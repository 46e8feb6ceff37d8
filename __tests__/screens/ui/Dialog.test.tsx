import { act, render, screen } from '@testing-library/react';
import { AntdModal } from '../../../src/client/ui/popups/AntdModal';
import { Dialog } from '../../../src/client/ui/popups/Dialog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const load = () => Promise.resolve(AntdModal);
const lost = () => Promise.reject(new Error('no network'));

test('a dialog whose chunk does not come opens once the network is back, and until then nothing breaks', async () => {
  const loading = jest.fn(lost as typeof load);
  render(
    <Dialog open title="Ask somebody else" load={loading}>
      whom
    </Dialog>,
  );
  await wait(10_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  loading.mockImplementation(load);
  await wait(5000);
  expect(screen.getByRole('dialog', { name: 'Ask somebody else' })).toHaveTextContent('whom');
});

test('a dialog that is closed again meanwhile is asked for no more, and does not open', async () => {
  const loading = jest.fn(lost as typeof load);
  const { rerender } = render(<Dialog open title="Gone" load={loading} />);
  await wait(5000);
  rerender(<Dialog open={false} title="Gone" load={loading} />);
  await wait(5000);
  const asked = loading.mock.calls.length;
  loading.mockImplementation(load);
  await wait(10_000);
  expect(loading).toHaveBeenCalledTimes(asked);
  expect(screen.queryByRole('dialog')).toBeNull();
});
