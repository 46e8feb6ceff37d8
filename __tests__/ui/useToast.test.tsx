import { act, screen, waitFor } from '@testing-library/react';
import { type ToastContent, useToast } from '../../src/ui/useToast';
import { renderScreen } from '../support/renderScreen';

function Offer({ kind, ...content }: ToastContent & { kind: 'success' | 'error' }) {
  const toast = useToast();
  return <button onClick={() => toast[kind](content)}>show</button>;
}

const show = async (props: ToastContent & { kind: 'success' | 'error' }) => {
  const { user } = renderScreen(<Offer {...props} />);
  await user.click(screen.getByRole('button', { name: 'show' }));
};

describe('a toast', () => {
  test('of good news waits its turn', async () => {
    await show({ kind: 'success', title: 'Saved', text: 'All of it.' });
    expect(await screen.findByRole('status')).toHaveTextContent('SavedAll of it.');
  });

  test('of a failure does not wait', async () => {
    await show({ kind: 'error', title: 'Not saved' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  });

  test('can be closed', async () => {
    await show({ kind: 'error', title: 'Not sent', seconds: 0 });
    const toast = await screen.findByText('Not sent');
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  test('leaves after its seconds', async () => {
    await show({ kind: 'success', title: 'Brief', seconds: 0.2 });
    const toast = await screen.findByText('Brief');
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  });
});
