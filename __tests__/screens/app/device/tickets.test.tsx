import { readTickets, writeTickets } from '../../../../src/client/app/device/tickets';
import { aBooking } from '../../../support/aBooking';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const lasting = (id: string, startsIn: number, status: 'confirmed' | 'pending' | 'declined' = 'confirmed') =>
  aBooking({ id, status, startsAt: at(startsIn), endsAt: at(startsIn + 1) });
const ID = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

beforeEach(() => localStorage.clear());

test('keeps what is still to come, the next one first, and leaves out what is over or refused', () => {
  const list = [lasting(ID(1), 30), lasting(ID(2), 2), lasting(ID(3), -5), lasting(ID(4), 4, 'declined')];
  writeTickets(localStorage, list, NOW);
  const tickets = readTickets(localStorage, NOW);
  expect(tickets?.readAt).toBe(NOW);
  expect(tickets?.bookings.map(({ id }) => id)).toEqual([ID(2), ID(1)]);
});

test('keeps no description of what a session is about', () => {
  writeTickets(localStorage, [{ ...lasting(ID(1), 1), meetingDescription: 'We expect to end at 4 %' }], NOW);
  expect(localStorage.getItem('nextBookings')).not.toContain('4 %');
  expect(readTickets(localStorage, NOW)?.bookings).toHaveLength(1);
});

test('shows no ticket for what ended since it was kept', () => {
  writeTickets(localStorage, [lasting(ID(1), 1), lasting(ID(2), 30)], NOW);
  expect(readTickets(localStorage, NOW + 3 * HOUR)?.bookings.map(({ id }) => id)).toEqual([ID(2)]);
});

test('has none where nothing was kept, or nothing that can be read', () => {
  expect(readTickets(localStorage, NOW)).toBeNull();
  localStorage.setItem('nextBookings', '{"readAt":1,"bookings":[{"id":"<img src=x>"}]}');
  expect(readTickets(localStorage, NOW)).toBeNull();
});

test('a storage without room loses the tickets and nothing else', () => {
  const full = { setItem: () => fail() } as unknown as Storage;
  expect(() => writeTickets(full, [lasting(ID(1), 1)], NOW)).not.toThrow();
});

function fail(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
