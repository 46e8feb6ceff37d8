import type { UserEvent } from '@testing-library/user-event';

/** Puts text into a plain field at once. To type it draws the screen anew for every key, which is for the fields' own tests. */
export async function pasteText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
