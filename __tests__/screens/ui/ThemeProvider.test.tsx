import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';
import { withWords } from '../../support/withWords';

test('what was typed stays when Ant Design’s own words come in another language', async () => {
  const page = (antdLocale?: { locale: string }) =>
    withWords(
      <ThemeProvider mode="light" antdLocale={antdLocale}>
        <input aria-label="Title" />
      </ThemeProvider>,
    );
  const { rerender } = render(page());
  const field = screen.getByLabelText('Title');
  await userEvent.type(field, 'Contract');
  rerender(page({ locale: 'ja' }));
  expect(screen.getByLabelText('Title')).toBe(field);
  expect(field).toHaveValue('Contract');
});

test('a button that is busy bears its own name alone, and turns no longer than it is', () => {
  const page = (isBusy: boolean) =>
    withWords(
      <ThemeProvider mode="light">
        <Button loading={isBusy}>保存</Button>
      </ThemeProvider>,
    );
  const { rerender } = render(page(false));
  rerender(page(true));
  const button = screen.getByRole('button', { name: '保存' });
  expect(button.querySelector('.anticon-loading')).toBeInTheDocument();
  rerender(page(false));
  expect(button.querySelector('.anticon-loading')).not.toBeInTheDocument();
});
