import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from '../../../src/client/app/inside/useKeptFocus';

function Content({ requests, isAnswered = false }: { requests: string[]; isAnswered?: boolean }) {
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  return (
    <main ref={content} tabIndex={-1}>
      <ul>
        {requests.map((name) => (
          <li key={name}>
            <button>View {name}</button>
            {!isAnswered && <button>Accept {name}</button>}
          </li>
        ))}
      </ul>
    </main>
  );
}
const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

test('a button that goes away with its work done leaves the focus in its card', async () => {
  const { rerender } = render(<Content requests={['one', 'two']} />);
  focusOn('Accept two');
  rerender(<Content requests={['one', 'two']} isAnswered />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'View two' })).toHaveFocus());
});

test('a card that goes away leaves it in its list, the last card in the content', async () => {
  const { rerender } = render(<Content requests={['one', 'two']} />);
  focusOn('View two');
  rerender(<Content requests={['one']} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'View one' })).toHaveFocus());
  rerender(<Content requests={[]} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who left the focus nowhere with the mouse is not given it', async () => {
  const { rerender } = render(<Content requests={['one', 'two']} />);
  focusOn('View two');
  act(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    screen.getByRole('button', { name: 'View two' }).blur();
  });
  rerender(<Content requests={['one']} />);
  await act(() => Promise.resolve());
  expect(document.body).toHaveFocus();
});
