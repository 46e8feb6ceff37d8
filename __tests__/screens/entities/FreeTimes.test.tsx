import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { applyLiveEvent } from '../../../src/client/api/live/applyLiveEvent';
import { FreeTimes, type FreeTimesProps } from '../../../src/client/entities/slots/FreeTimes';
import type { RequestOf } from '../../../src/shared/contract/base/endpoint';
import { listSlots, type Slot } from '../../../src/shared/contract/bookings/slot';
import { refuses, succeeds } from '../../support/answers';
import { clientPerson, interpreterPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';
import { standAt } from '../../support/standAt';

// A Thursday in Berlin, two weeks before its clocks change.
standAt('2026-03-19T10:00:00Z');

const ZONE = 'Europe/Berlin';
let asked: RequestOf<typeof listSlots>[];
let free: Slot[];
let next: Slot | null;
let zone: string | null;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked = [];
  [next, zone] = [null, null];
  free = slots(
    '2026-03-20T09:30+01:00',
    '2026-03-20T10:00+01:00',
    '2026-03-20T14:00+01:00',
    '2026-03-23T18:30+01:00',
  );
  server.use(
    http.post(`*${listSlots.path}`, async ({ request }) => {
      const search = (await request.json()) as RequestOf<typeof listSlots>;
      asked.push(search);
      const last = new Date(Date.parse(search.from) + search.days * 86_400_000).toISOString();
      const found = free.filter(({ startsAt }) => startsAt >= search.from && startsAt < last);
      return succeeds({ slots: found, next: found.length === 0 ? next : null, zone });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function slots(...starts: string[]): Slot[] {
  return starts.map((start) => ({ startsAt: start.replace(/([+-]\d\d:\d\d)$/, ':00$1'), free: 1 }));
}

const show = (props: Partial<FreeTimesProps> = {}, language?: 'es-MX' | 'ja-JP') => {
  const onPick = jest.fn();
  const grid = (more: Partial<FreeTimesProps>) => (
    <FreeTimes
      of={{ interpreter_id: interpreterPerson.id, duration: '1 hour' }}
      zone={ZONE}
      typed={{ day: null, startsAt: null }}
      onPick={onPick}
      {...props}
      {...more}
    />
  );
  const shown = renderScreen(grid({}), { person: clientPerson, language });
  return { ...shown, onPick };
};
const group = () => screen.findByRole('group', { name: 'Free times' });
const time = (name: string) => screen.findByRole('button', { name });
const day = (name: RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

describe('a week of free times', () => {
  it('shows the first day that has some, by parts, each day with how many', async () => {
    show();
    const grid = within(await group());
    expect(await time('9:30 AM')).toBeVisible();
    expect(grid.getByText('In your time zone: Berlin (GMT+1)')).toBeVisible();
    expect(day(/Fri, Mar 20, 3 times/)).toHaveAttribute('aria-pressed', 'true');
    expect(day(/Thu, Mar 19, 0 times/)).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Morning' })).getAllByRole('button')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'Afternoon' })).getByRole('button')).toHaveTextContent(
      '2:00 PM',
    );
    expect(asked).toContainEqual({
      ...{ interpreter_id: interpreterPerson.id, duration: '1 hour' },
      ...{ from: '2026-03-19', days: 7, zone: ZONE },
    });
  });

  it('hands over the start that is picked, and marks the one that the fields say', async () => {
    const { user, onPick } = show({
      typed: { day: '2026-03-23', startsAt: Date.parse('2026-03-23T17:30:00Z') },
    });
    expect(await time('6:30 PM')).toHaveAttribute('aria-pressed', 'true');
    await user.click(day(/Mar 20/));
    await user.click(await time('2:00 PM'));
    expect(onPick).toHaveBeenCalledWith(Date.parse('2026-03-20T13:00:00Z'));
  });

  it('opens the week of the day that is typed, and says where the typed time is not free', async () => {
    show({ typed: { day: '2026-04-01', startsAt: Date.parse('2026-04-01T07:00:00Z') } });
    expect(await screen.findByRole('button', { name: /Wed, Apr 1, 0 times/, pressed: true })).toBeVisible();
    expect(await screen.findByText('Wed, Apr 1, 9:00 AM is not among the free times.')).toBeVisible();
  });

  it('turns weeks, and leads to the next free time from anywhere', async () => {
    const { user } = show();
    await time('9:30 AM');
    const [earlier, later] = [await time('Earlier'), await time('Later')];
    expect(earlier).toBeDisabled();
    await user.click(later);
    expect(await screen.findByText('No free time on this day.')).toBeVisible();
    await user.click(await time('Next free'));
    expect(await screen.findByRole('button', { name: /Fri, Mar 20/, pressed: true })).toBeVisible();
    expect(focused()).toBe('9:30 AM');
    expect(await time('Next free')).toHaveAccessibleDescription('Fri, Mar 20, 9:30 AM');
  });

  it('finds the next free time beyond the week, or says that there is none', async () => {
    [free, next] = [[], slots('2026-04-08T09:00+02:00')[0] ?? null];
    const { user, unmount } = show();
    await user.click(await time('Next free'));
    await waitFor(() => expect(day(/Wed, Apr 8/)).toHaveFocus());
    unmount();
    next = null;
    show();
    expect(await screen.findByText('No free time in the next eight weeks.')).toBeVisible();
  });

  it('folds the night while there are other times, and opens it for one that is chosen', async () => {
    free = slots('2026-03-20T05:30+01:00', '2026-03-20T10:00+01:00', '2026-03-20T22:00+01:00');
    const { user } = show();
    await time('10:00 AM');
    expect(screen.queryByRole('button', { name: '5:30 AM' })).toBeNull();
    await user.click(await time('Night, 2 times'));
    expect(await time('5:30 AM')).toBeVisible();
    expect(await time('10:00 PM')).toBeVisible();
  });

  it('tells the two hours apart when clocks go back', async () => {
    free = slots('2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00');
    show({ typed: { day: '2026-10-25', startsAt: null } });
    expect(await time('2:30 AM GMT+2')).toBeVisible();
    expect(await time('2:30 AM GMT+1')).toBeVisible();
  });

  it('says for a pair how many people are free', async () => {
    free = [{ startsAt: '2026-03-20T09:30:00+01:00', free: 3 }];
    show({ of: { pair: { from: 'English', to: 'Spanish' }, duration: '30 min' } });
    expect(await time('9:30 AM 3 free')).toBeVisible();
  });

  it('says where a time is in the night for the interpreter', async () => {
    zone = 'Asia/Tokyo';
    show({ typed: { day: '2026-03-20', startsAt: Date.parse('2026-03-20T13:00:00Z') } });
    expect(await screen.findByText('For the interpreter this is 10:00 PM, in the night.')).toBeVisible();
  });

  it('is walked by arrows, Home, End and Page keys', async () => {
    const { user } = show();
    await time('9:30 AM');
    act(() => day(/Mar 20/).focus());
    await user.tab();
    expect(focused()).toBe('9:30 AM');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('10:00 AM');
    await user.keyboard('{End}');
    expect(focused()).toBe('2:00 PM');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('6:30 PM');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2:00 PM');
    await user.keyboard('{Home}');
    expect(focused()).toBe('9:30 AM');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(day(/Thu, Mar 26, 0 times/)).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(day(/Mar 27/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(day(/Wed, Apr 1/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(day(/Mar 20/)).toHaveFocus());
    await user.keyboard('{PageUp}');
    expect(day(/Mar 20/)).toHaveFocus();
  });

  it('lets a time go that somebody else took, and keeps the focus where it was', async () => {
    const { store } = show();
    const before = await time('9:30 AM');
    act(() => before.focus());
    free = free.slice(1);
    await act(() => store.dispatch(applyLiveEvent({ type: 'slots', id: interpreterPerson.id })));
    expect(await screen.findByText('Fri, Mar 20, 9:30 AM was just taken.')).toBeVisible();
    expect(focused()).toBe('10:00 AM');
    expect(screen.queryByRole('button', { name: '9:30 AM' })).toBeNull();
  });

  it('says that it could not be read, and tries again', async () => {
    server.use(http.post(`*${listSlots.path}`, () => refuses('INTERNAL', 'Later')));
    const { user } = show();
    expect(await screen.findByText('Error!')).toBeVisible();
    server.resetHandlers();
    server.use(http.post(`*${listSlots.path}`, () => succeeds({ slots: free, next: null, zone })));
    await user.click(await time('Retry'));
    expect(await time('9:30 AM')).toBeVisible();
  });

  it.each([
    ['es-MX', 'Horas libres', 'Próxima hora libre', '9:30 a.m.'],
    ['ja-JP', '空き時間', '次の空き時間', '9:30'],
  ] as const)('speaks %s', async (language, title, nextFree, clock) => {
    show({}, language);
    expect(await screen.findByRole('group', { name: title })).toBeVisible();
    expect(await time(nextFree)).toBeVisible();
    expect(await time(clock)).toBeVisible();
  });
});
