import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a list by its label and chooses an option by its name, as a pointer does. */
export async function chooseOption(
  user: UserEvent,
  field: string | RegExp,
  option: string | RegExp,
  place: HTMLElement = document.body,
): Promise<void> {
  const box = within(place).getByRole('combobox', { name: field });
  await user.click(box);
  await user.click(await within(listOf(box)).findByRole('option', { name: option }));
}

/** Types into a list, and chooses what it then offers, which must be one. */
export async function chooseByTyping(user: UserEvent, field: string, typed: string): Promise<void> {
  const box = screen.getByLabelText(field);
  await user.type(box, typed);
  const only = await waitFor(() => {
    const [first, ...others] = within(listOf(box)).getAllByRole('option');
    if (!first || first.ariaDisabled === 'true' || others.length > 0)
      throw new Error(`«${field}» does not offer one for «${typed}»`);
    return first;
  });
  await user.click(only);
}

/** The same in one go, without looking for roles and pointers, which takes seconds in a long form. */
export function chooseAtOnce(field: string, option: string): void {
  const box = screen.getByLabelText(field);
  fireEvent.mouseDown(box);
  const options = document
    .getElementById(box.getAttribute('aria-controls') ?? '')
    ?.querySelectorAll('[role=option]');
  const chosen = [...(options ?? [])].find(({ textContent }) => textContent === option);
  if (!chosen) throw new Error(`«${field}» offers no «${option}»`);
  fireEvent.click(chosen);
}

/** A list's chosen text; nothing where only its placeholder stands. */
export function chosenOption(field: string | RegExp, place: HTMLElement = document.body): string {
  const box = within(place).getByRole('combobox', { name: field });
  const shown = box.closest('.ant-select')?.querySelector('.ant-select-content-has-value');
  return shown?.textContent?.trim() ?? '';
}

/** The names of the options that a list offers; it stands open then. */
export async function offeredOptions(user: UserEvent, field: string | RegExp): Promise<string[]> {
  const box = screen.getByRole('combobox', { name: field });
  await user.click(box);
  const options = await within(listOf(box)).findAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

/** A box's own list: those that were opened before stay in the page, unseen. */
function listOf(box: HTMLElement): HTMLElement {
  return document.getElementById(box.getAttribute('aria-controls') ?? '') ?? document.body;
}
