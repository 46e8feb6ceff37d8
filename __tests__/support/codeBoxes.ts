import { screen, within } from '@testing-library/react';

/** The boxes of a mailed code; what is typed into the first goes on through the others. */
export const codeGroup = (): HTMLElement => screen.getByRole('group', { name: 'Code' });
export const codeBoxes = (): HTMLInputElement[] =>
  within(codeGroup()).getAllByRole<HTMLInputElement>('textbox');
export const firstCodeBox = (): HTMLInputElement => codeBoxes()[0] as HTMLInputElement;
/** The digits as they stand, without the boxes that are empty. */
export const codeTyped = (): string =>
  codeBoxes()
    .map(({ value }) => value)
    .join('');
