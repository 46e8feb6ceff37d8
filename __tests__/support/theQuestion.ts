import { screen } from '@testing-library/react';

/** The dialog that asks this. By its words: under test Ant Design gives menus and dialogs one and the same id. */
export async function theQuestion(title: string): Promise<HTMLElement> {
  const [words] = await screen.findAllByText(title);
  const dialog = words?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`No dialog asks "${title}".`);
  return dialog;
}
