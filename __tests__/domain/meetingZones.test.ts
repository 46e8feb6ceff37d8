import { meetingZones, zoneLabel, zonesNamed } from '../../src/domain/meetingZones';

const NONE = new Map<string, string>();
const JAPANESE = new Map([
  ['America', '南北アメリカ'],
  ['New_York', 'ニューヨーク'],
]);
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
    expect(zoneLabel('America/Argentina/Buenos_Aires', NONE)).toBe('America / Argentina / Buenos Aires');
    expect(zoneLabel('GMT', NONE)).toBe('GMT');
  });

  it('are written and found in the language of the reader, and by their own names as well', () => {
    expect(zoneLabel('America/New_York', JAPANESE)).toBe('南北アメリカ / ニューヨーク');
    expect(zoneLabel('Europe/York', JAPANESE)).toBe('Europe / York');
    for (const typed of ['ニューヨーク', '南北アメリカ', 'new york'])
      expect(zonesNamed(typed, KNOWN, JAPANESE)).toEqual(['America/New_York']);
  });

  it.each([
    ['new york', ['America/New_York']],
    ['York', ['Europe/York', 'America/New_York']],
    ['n', ['America/New_York', 'Africa/Abidjan', 'Europe/Berlin']],
    ['america/new', ['America/New_York']],
    ['nowhere', []],
    ['  ', []],
  ])('are found by "%s"', (typed, found) => {
    expect(zonesNamed(typed, KNOWN, NONE)).toEqual(found);
  });
});
