import { loadZoneNames } from '../../../src/client/i18n/loadZoneNames';
import { meetingZones, zoneLabel, zonesNamed } from '../../../src/shared/domain/time/meetingZones';

const NONE = new Map<string, string>();
const JAPANESE = new Map([
  ['America', '南北アメリカ'],
  ['New_York', 'ニューヨーク'],
]);
const ENGLISH = { names: NONE, language: 'en-US' };
const KNOWN = ['Africa/Abidjan', 'America/New_York', 'Europe/Berlin', 'Europe/York'];

describe('The zones to choose from', () => {
  it("begin with the reader's own and the three of the specification, each once", () => {
    expect(meetingZones({ ownZone: 'Europe/Berlin', chosenZone: 'PDT', known: KNOWN, ...ENGLISH })).toEqual({
      first: ['Europe/Berlin', 'PDT', 'EST', 'GMT', 'UTC'],
      regions: [
        ['Africa', ['Africa/Abidjan']],
        ['America', ['America/New_York']],
        ['Europe', ['Europe/York']],
      ],
    });
  });

  it('hold the chosen one even where the runtime does not list it', () => {
    const { first } = meetingZones({
      ownZone: 'Europe/Berlin',
      chosenZone: 'Asia/Calcutta',
      known: KNOWN,
      ...ENGLISH,
    });
    expect(first).toContain('Asia/Calcutta');
  });

  it('stand in the order of the names that are shown, as their language orders them', () => {
    const known = ['Atlantic/Azores', 'Europe/Athens', 'Europe/Berlin', 'Europe/Zurich', 'Pacific/Apia'];
    const names = new Map([
      ['Atlantic', 'Océano Atlántico'],
      ['Pacific', 'Islas del Pacífico'],
      ['Europe', 'Europa'],
      ['Athens', 'Íbero'],
      ['Berlin', 'Jena'],
      ['Zurich', 'Ancha'],
    ]);
    const { regions } = meetingZones({
      ownZone: 'UTC',
      chosenZone: '',
      known,
      names,
      language: 'es-MX',
    });
    expect(regions).toEqual([
      ['Europe', ['Europe/Zurich', 'Europe/Athens', 'Europe/Berlin']],
      ['Pacific', ['Pacific/Apia']],
      ['Atlantic', ['Atlantic/Azores']],
    ]);
  });

  it('are Japanese whole for who reads Japanese, every one that this runtime knows', async () => {
    const names = await loadZoneNames('ja-JP');
    if (!names) throw new Error('There are no Japanese names');
    const labels = Intl.supportedValuesOf('timeZone').map((zone) => zoneLabel(zone, names));
    expect(labels.filter((label) => /[a-z]/i.test(label) && label !== 'UTC')).toEqual([]);
    expect(zoneLabel('Asia/Aden', names)).toBe('アジア / イエメン');
  });

  it('keep their own name whole where a part of it has none in the letters of the others', () => {
    expect(zoneLabel('America/Nowhere', JAPANESE)).toBe('America/Nowhere');
    expect(zoneLabel('UTC', JAPANESE)).toBe('UTC');
    const spanish = new Map([['America', 'América']]);
    expect(zoneLabel('America/New_York', spanish)).toBe('América / New York');
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
