import { meetingZones, zoneLabel, zonesNamed } from '../../src/domain/meetingZones';

const KNOWN = ['Africa/Abidjan', 'America/New_York', 'Europe/Berlin', 'Europe/York'];

describe('The zones to choose from', () => {
  it("begin with the reader's own and the three of the specification, each once", () => {
    expect(meetingZones('Europe/Berlin', 'PDT', KNOWN)).toEqual({
      first: ['Europe/Berlin', 'PDT', 'EST', 'GMT', 'UTC'],
      regions: [
        ['Africa', ['Africa/Abidjan']],
        ['America', ['America/New_York']],
        ['Europe', ['Europe/York']],
      ],
    });
  });

  it('hold the chosen one even where the runtime does not list it', () => {
    expect(meetingZones('Europe/Berlin', 'Asia/Calcutta', KNOWN).first).toContain('Asia/Calcutta');
  });

  it('are written as people read them', () => {
    expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('America / Argentina / Buenos Aires');
    expect(zoneLabel('GMT')).toBe('GMT');
  });

  it.each([
    ['new york', ['America/New_York']],
    ['York', ['America/New_York', 'Europe/York']],
    ['america/new', ['America/New_York']],
    ['nowhere', []],
    ['  ', []],
  ])('are found by "%s"', (typed, found) => {
    expect(zonesNamed(typed, KNOWN)).toEqual(found);
  });
});
