import {
  FIXED_OFFSETS,
  FIXED_ZONE_HOMES,
  FIXED_ZONES,
  isBookableZone,
  isFixedZone,
  runtimeZone,
} from '../../../src/shared/domain/time/timeZones';

describe('time zones', () => {
  it("has the specification's three names as fixed offsets", () => {
    expect(FIXED_OFFSETS).toEqual({ PDT: '-07:00', EST: '-05:00', GMT: '+00:00' });
    for (const zone of FIXED_ZONES) {
      expect(isFixedZone(zone)).toBe(true);
      expect(isBookableZone(zone)).toBe(true);
      expect(isBookableZone(FIXED_ZONE_HOMES[zone])).toBe(true);
    }
    expect([runtimeZone('PDT'), runtimeZone('Europe/Rome')]).toEqual(['-07:00', 'Europe/Rome']);
  });

  it('takes every zone that this runtime knows', () => {
    const refused = Intl.supportedValuesOf('timeZone').filter((zone) => !isBookableZone(zone));
    expect(refused).toEqual([]);
  });

  it.each([
    'UTC',
    'Europe/Kyiv',
    'America/Argentina/Buenos_Aires',
    'Asia/Ho_Chi_Minh',
    'America/Port-au-Prince',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'US/Pacific',
  ])('takes %s', (zone) => {
    expect(isBookableZone(zone)).toBe(true);
  });

  it.each([
    '',
    'Mars/Olympus',
    '+02:00',
    'PDT8EST',
    'toString',
    '__proto__',
    'Europe/../Rome',
    'Europe/Rome\n',
    'pdt',
    'europe/BERLIN',
    'ASIA/kolkata',
  ])('refuses %j', (zone) => {
    expect(isBookableZone(zone)).toBe(false);
  });
});
