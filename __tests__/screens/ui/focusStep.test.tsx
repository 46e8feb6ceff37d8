import { render, screen } from '@testing-library/react';
import { focusStep } from '../../../src/client/ui/page/focusStep';

test('a step that took the focus with it hands it to the new heading', () => {
  render(
    <main>
      <h1>Enter the code</h1>
      <input aria-label="Code" />
    </main>,
  );
  focusStep();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('while the heading is on its way, the main part has it', () => {
  render(<main>Loading</main>);
  focusStep();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('whoever is somewhere already stays there', () => {
  render(
    <main>
      <h1>Enter the code</h1>
      <input aria-label="Code" />
    </main>,
  );
  screen.getByLabelText('Code').focus();
  focusStep();
  expect(screen.getByLabelText('Code')).toHaveFocus();
});
