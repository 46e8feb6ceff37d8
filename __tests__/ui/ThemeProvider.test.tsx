import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../../src/ui/ThemeProvider';

test('what was typed stays when Ant Design’s own words come in another language', async () => {
  const page = (antdLocale?: { locale: string }) => (
    <ThemeProvider mode="light" antdLocale={antdLocale}>
      <input aria-label="Title" />
    </ThemeProvider>
  );
  const { rerender } = render(page());
  const field = screen.getByLabelText('Title');
  await userEvent.type(field, 'Contract');
  rerender(page({ locale: 'ja' }));
  expect(screen.getByLabelText('Title')).toBe(field);
  expect(field).toHaveValue('Contract');
});
