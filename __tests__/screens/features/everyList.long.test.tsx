import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { refuses, succeeds } from '../../support/answers';
import { EVERY_LIST } from '../../support/everyList';
import { instituteAnswers } from '../../support/instituteAnswers';
import { renderScreen } from '../../support/renderScreen';

const server = instituteAnswers();

describe.each(EVERY_LIST)('the list of $name', ({ show, person, at, call, loading, nothing, empty }) => {
  const answer = (with_: () => Response | Promise<Response>) =>
    server.answers(http.post(`*${call.path}`, () => with_() as never));

  test('says that it loads, and then, where there is nothing, what will be here', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answer(() => held.then(() => succeeds(nothing)));
    renderScreen(show(), { person, at });
    const isSaid = await screen.findAllByRole('status');
    expect(isSaid.some((each) => each.textContent === loading || each.ariaLabel === loading)).toBe(true);
    release();
    for (const words of empty) expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
  });

  test('says ‘Error!’ and what went wrong, and comes back with Retry', async () => {
    answer(() => refuses('INTERNAL', 'The books are closed'));
    const { user } = renderScreen(show(), { person, at });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Error!.*The books are closed/);
    answer(() => succeeds(nothing));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    for (const words of empty) expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
