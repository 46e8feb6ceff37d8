import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { calendarFeed, type CalendarEntry } from '../../../../../src/server/platform/calendar/calendarFile';
import { countArrivals } from '../../../../../src/server/platform/limits/newcomersFirst';

const entry = (count: number): CalendarEntry => ({
  bookingId: `booking-${count}`,
  sequence: 0,
  status: 'confirmed',
  startsAt: new Date('2026-03-02T09:00:00Z'),
  endsAt: new Date('2026-03-02T10:00:00Z'),
  stamp: new Date('2026-01-12T09:00:00Z'),
  summary: `Meeting ${count}\nBEGIN:VEVENT\nEND:VCALENDAR`,
  description: 'END:VCALENDAR',
  url: 'https://dragoman.example',
});

describe('a calendar of many bookings', () => {
  it('is one calendar with each of them once, and others have their turn while it is written', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const entries = Array.from({ length: 90 }, (_, at) => entry(at));
    const text = await calendarFeed('Dragoman', entries, 'Europe/Berlin');
    isOver = true;
    expect(turns).toBeGreaterThan(3);

    const calendar = new ICAL.Component(ICAL.parse(text) as string);
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Berlin');
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ bookingId }) => `${bookingId}@dragoman`));
    expect(events.map(({ summary }) => summary)).toEqual(entries.map(({ summary }) => summary));
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('holds nobody up who comes while it is written', async () => {
    const server = createServer((socket) => socket.on('error', () => {}).end());
    countArrivals(server);
    let taken = 0;
    server.on('connection', () => (taken += 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const coming = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    await calendarFeed(
      'Dragoman',
      Array.from({ length: 200 }, (_, at) => entry(at)),
      null,
    );
    expect(taken).toBe(100);
    for (const each of coming) each.destroy();
    server.close();
  });

  it('is a whole calendar where there are none', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await calendarFeed('Dragoman', [], null)) as string);
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  });
});
