import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refuses, succeeds } from '../../support/answers';
import { EVERY_FORM, type FormCase } from '../../support/everyForm';
import { instituteAnswers } from '../../support/instituteAnswers';
import { aProfile } from '../../support/aProfile';
import { interpreterPerson } from '../../support/people';
import { personalInfoOf } from '../../support/personServer';
import { renderScreen } from '../../support/renderScreen';

const server = instituteAnswers();
let sent: string[] = [];
beforeEach(() => {
  sent = [];
  const published = { ...aProfile(interpreterPerson.id), publishedAt: '2026-01-05T09:00:00.000Z' };
  server.answers(
    http.post('*/user/personal_info', () => succeeds(personalInfoOf())),
    http.post('*/interpreter/get_by_uuid', () => succeeds(published)),
  );
});

function refuse({ call, method }: FormCase): void {
  if (!call) return;
  const handler = http[method === 'PUT' ? 'put' : 'post'];
  server.answers(
    handler(`*${call}`, ({ request }) => {
      sent.push(new URL(request.url).pathname);
      return refuses('UNAVAILABLE', 'Not for a moment');
    }),
  );
}

async function open({ show, person, at, typed }: FormCase) {
  const shown = renderScreen(show(), { person, at: at?.() });
  const fields = Object.keys(typed);
  await waitFor(() => expect(fields.map((label) => field(label).tagName)).toHaveLength(fields.length));
  return shown;
}
const field = (label: string) => {
  const found = screen.getByLabelText<HTMLInputElement>(label);
  // a mailed code has a box for each digit
  return found.querySelector('input') ?? found;
};
/** The ids that tie a message to its field. */
const described = (label: string) => screen.getByLabelText(label);
const valueOf = (label: string) => {
  const group = screen.getByLabelText(label);
  if (group.matches('[role=group]'))
    return [...group.querySelectorAll('input')].map(({ value }) => value).join('');
  const found = field(label) as HTMLInputElement | HTMLSelectElement;
  if (found.tagName === 'UL') return stars(label).findLast((star) => star.ariaChecked === 'true')?.ariaLabel;
  return found instanceof HTMLSelectElement ? found.selectedOptions[0]?.label : found.value;
};
/** The marks of a field of stars. */
const stars = (label: string) => within(field(label)).getAllByRole('radio');
const summary = () =>
  [...document.querySelectorAll('.dr-formSummary')].find(({ textContent }) => textContent !== '') ?? null;

async function fill({ typed }: FormCase, user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (field(label).tagName === 'UL')
      await user.click(within(field(label)).getByRole('radio', { name: value }));
    else if (field(label).tagName === 'SELECT') await user.selectOptions(field(label), value);
    else {
      await user.clear(field(label));
      await user.type(field(label), value);
    }
  }
}

/** Enter in a line of text; in a text of several lines it is a new line, and the button sends. */
async function send({ typed }: FormCase, user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  const line = Object.keys(typed).filter((label) => field(label).tagName === 'INPUT');
  const last = line.at(-1);
  if (last) await user.type(field(last), '{Enter}');
  else await user.click(document.querySelector('form button[type=submit]') as Element);
}

describe.each(EVERY_FORM)('the form of $name', (form) => {
  test('sends by Enter; a failure takes the focus in a summary, and a reload loses nothing', async () => {
    refuse(form);
    const { user, unmount } = await open(form);
    await fill(form, user);
    await send(form, user);
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(sent).toHaveLength(form.call ? 1 : 0);
    for (const [label, value] of Object.entries(form.typed)) expect(valueOf(label)).toBe(value);
    const { secret = [], isDialog = false } = form;
    const kept = { ...sessionStorage } as Record<string, string>;
    unmount();
    // whoever closes a dialog means it; a reload closes nothing
    if (isDialog) expect(sessionStorage).toHaveLength(0);
    for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, text);
    await open(form);
    for (const [label, value] of Object.entries(form.typed))
      expect(valueOf(label)).toBe(secret.includes(label) ? '' : value);
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    for (const label of secret) expect(stored).not.toContain(form.typed[label]);
  });

  test('says what is wrong beside the field and in a summary that takes the focus', async () => {
    const { user } = await open(form);
    const [first = ''] = Object.keys(form.typed);
    const empty = form.emptied ?? first;
    if (!['SELECT', 'UL'].includes(field(empty).tagName)) await user.clear(field(empty));
    await send(form, user);
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(described(empty)).toHaveAttribute('aria-invalid', 'true');
    const line = summary()?.querySelector('a');
    await waitFor(() =>
      expect(described(empty)).toHaveAccessibleDescription(expect.stringContaining(wordsOf(line))),
    );
    await user.click(line as Element);
    expect(field(empty)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('tells the browser what it may fill in', async () => {
    await open(form);
    const found = Object.keys(form.autofill ?? {}).map((label) => [label, field(label).autocomplete]);
    expect(Object.fromEntries(found)).toEqual(form.autofill ?? {});
  });
});

/** In long forms a line begins with its field's name. */
function wordsOf(line: Element | null | undefined): string {
  return line?.textContent?.split(': ').at(-1) ?? 'nothing was said';
}
