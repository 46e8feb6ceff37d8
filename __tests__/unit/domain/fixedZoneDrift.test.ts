import { fixedZoneDrift } from '../../../src/shared/domain/time/fixedZoneDrift';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('A fixed zone name', () => {
  it.each([
    ['PDT', winter, '-07:00', 'America/Los_Angeles', '-08:00'],
    ['EST', summer, '-05:00', 'America/New_York', '-04:00'],
    ['GMT', summer, '+00:00', 'Europe/London', '+01:00'],
  ])(
    '%s is not what its home shows when the clocks there say otherwise',
    (zone, at, zoneOffset, home, homeOffset) => {
      expect(fixedZoneDrift(zone, at)).toEqual({ zone, zoneOffset, home, homeOffset });
    },
  );

  it.each([
    ['PDT', summer],
    ['EST', winter],
    ['GMT', winter],
  ])('%s agrees with its home in its own season', (zone, at) => {
    expect(fixedZoneDrift(zone, at)).toBeNull();
  });

  it('is no IANA zone: those follow their clocks', () => {
    expect(fixedZoneDrift('Europe/London', summer)).toBeNull();
  });
});
