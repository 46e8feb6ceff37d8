import { render } from '@testing-library/react';
import { MailSentence } from '../../../src/client/ui/text/MailAddress';

const shown = (text: string) => {
  const { container } = render(<MailSentence text={text} />);
  const pieces = [...container.querySelectorAll('.dr-mailAddress')].map(({ innerHTML }) => innerHTML);
  return { text: container.textContent, pieces };
};

test.each([
  ['at a sentence’s end', 'The invitation is for ana@example.org.', ['ana<wbr>@example.org.']],
  ['within Japanese', '招待はana+b@mail.example.org宛てです。', ['ana+b<wbr>@mail.example.org']],
  ['two of them', 'You are a@b.org, not c-d@e.org: sorry', ['a<wbr>@b.org,', 'c-d<wbr>@e.org:']],
  ['none', 'If you have an account, look @ your mails.', []],
])(
  'the words stay as they are, and an address and the mark after it are one piece that may break before its @: %s',
  (_what, text, pieces) => {
    expect(shown(text)).toEqual({ text, pieces });
  },
);
