import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../src/client/ui/loading/lazyWithPreload';

const Screen = ({ name }: { name: string }) => <p>{name} is here</p>;

function drawn() {
  const { Component, preload } = lazyWithPreload(() => Promise.resolve(Screen));
  const piece = (
    <Suspense fallback={<p>wait</p>}>
      <Component name="It" />
    </Suspense>
  );
  return { piece, preload };
}

it('what has come before it is drawn stands at once, without a stand-in', async () => {
  const { piece, preload } = drawn();
  preload();
  await act(() => Promise.resolve());
  render(piece);
  expect(screen.getByText('It is here')).toBeInTheDocument();
  expect(screen.queryByText('wait')).toBeNull();
});

it('what has not come is waited for, and what is drawn again stays', async () => {
  const { piece } = drawn();
  const { rerender } = render(piece);
  expect(screen.getByText('wait')).toBeInTheDocument();
  const shown = await screen.findByText('It is here');
  rerender(piece);
  expect(screen.getByText('It is here')).toBe(shown);
});
