import { act, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../../src/client/i18n/useTranslation';
import type { FormRefusal } from '../../../../src/client/i18n/formRefusalOf';
import { AppForm } from '../../../../src/client/ui/form/AppForm';
import { ChoiceInput } from '../../../../src/client/ui/form/choices/ChoiceInput';
import { FormSummary } from '../../../../src/client/ui/form/FormSummary';
import { SubmitButton } from '../../../../src/client/ui/form/SubmitButton';
import { useAppForm } from '../../../../src/client/ui/form/useAppForm';
import { chooseOption, chosenOption } from '../../../support/chooseOption';
import { renderScreen } from '../../../support/renderScreen';

type Name = 'title' | 'subject';

const SUBJECTS = ['Legal', 'Medical'].map((value) => ({ value, label: value }));

const TITLE_NEEDED: Record<string, string> = {
  'en-US': 'A title is needed.',
  'es-MX': 'Falta el título.',
};

function Sample({ refusal }: { refusal?: FormRefusal<Name> }) {
  const [sent, setSent] = useState('');
  const { language } = useTranslation().i18n;
  const form = useAppForm<Name>({
    start: { title: '', subject: '' },
    check: ({ title, subject }) => ({
      title: title === '' ? TITLE_NEEDED[language] : undefined,
      subject: subject === '' ? 'A subject is needed.' : undefined,
    }),
    send: (values) => {
      setSent(JSON.stringify(values));
      return Promise.resolve(refusal);
    },
  });
  return (
    <AppForm {...form.props}>
      <FormSummary {...form.summary} />
      <Form.Item name="title" label="Title" extra="What it is called">
        <Input />
      </Form.Item>
      <Form.Item name="subject" label="Subject">
        <ChoiceInput options={SUBJECTS} />
      </Form.Item>
      <SubmitButton label="Send" isBusy={form.isSending} busyText="Sending" />
      <p>{sent}</p>
    </AppForm>
  );
}

test('says what is missing beside each field and above them all, and leads there', async () => {
  const { user } = renderScreen(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveAccessibleDescription('A title is needed. What it is called'));
  expect(title).toBeInvalid();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'A subject is needed.' }));
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
  expect(screen.queryByText(/^\{/)).not.toBeInTheDocument();
});

test('takes a complaint back once it is met, and sends what was typed', async () => {
  const { user } = renderScreen(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByLabelText('Title'), 'Contract');
  expect(screen.queryByRole('link', { name: 'A title is needed.' })).not.toBeInTheDocument();
  await chooseOption(user, 'Subject', 'Legal');
  expect(chosenOption('Subject')).toBe('Legal');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('{"title":"Contract","subject":"Legal"}')).toBeInTheDocument();
});

test('keeps what was typed when it is refused, and the refusal beside its field until that changes', async () => {
  const { user } = renderScreen(<Sample refusal={{ text: 'No.', problems: { title: 'Taken.' } }} />);
  await user.type(screen.getByLabelText('Title'), 'Contract');
  await chooseOption(user, 'Subject', 'Legal');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Taken.' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Contract');
  await chooseOption(user, 'Subject', 'Medical');
  expect(screen.getByRole('link', { name: 'Taken.' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), ' 2');
  expect(screen.queryByRole('link', { name: 'Taken.' })).not.toBeInTheDocument();
});

test('says what is missing in another language once that is chosen', async () => {
  const { user, i18n } = renderScreen(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('link', { name: 'A title is needed.' });
  await act(() => i18n.changeLanguage('es-MX'));
  await screen.findByRole('link', { name: 'Falta el título.' });
  expect(screen.queryByRole('link', { name: 'A title is needed.' })).toBeNull();
});
