import { act, screen, waitFor } from '@testing-library/react';
import { type ToastContent, useToast } from '../../../src/client/ui/popups/useToast';
import { renderScreen } from '../../support/renderScreen';

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

  test('that says the same again takes the place of the first', async () => {
    const { user } = renderScreen(<Offer kind="error" title="Not sent" seconds={0} />);
    const button = screen.getByRole('button', { name: 'show' });
    await user.click(button);
    await screen.findByText('Not sent');
    await user.click(button);
    await user.click(button);
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1));
  });

  test.each([
    ['phone', true, '.ant-notification-bottom'],
    ['wide screen', false, '.ant-notification-bottomRight'],
  ])('stands on a %s where it covers nothing that is needed', async (_, isPhone, place) => {
    const asked = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), { matches: isPhone && query.includes('600px') }) as MediaQueryList,
      );
    await show({ kind: 'error', title: 'Not sent' });
    asked.mockRestore();
    expect((await screen.findByText('Not sent')).closest(place)).not.toBeNull();
  });

  test('leaves after its seconds', async () => {
    await show({ kind: 'success', title: 'Brief', seconds: 0.2 });
    const toast = await screen.findByText('Brief');
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  });

  test('asks for no frame while it stands', async () => {
    await show({ kind: 'success', title: 'Quiet', seconds: 2 });
    await screen.findByText('Quiet');
    await new Promise((resolve) => setTimeout(resolve, 400));
    const asked = jest.spyOn(window, 'requestAnimationFrame');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('stays while a pointer rests on its button', async () => {
    const { user } = renderScreen(<Offer kind="success" title="Read me" seconds={0.3} />);
    await user.click(screen.getByRole('button', { name: 'show' }));
    const toast = await screen.findByText('Read me');
    await user.hover(screen.getByRole('button', { name: 'Close' }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(toast).toBeInTheDocument();
    await user.unhover(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  });
});
