import type { DemoInterpreter } from '../DemoInterpreter';

/** Vietnamese, Thai, Indonesian and Tagalog voices. */
export const southeastAsia: DemoInterpreter[] = [
  {
    name: ['Linh', 'Nguyễn'],
    languages: ['Vietnamese', 'English', 'French'],
    place: 'Hanoi, Vietnam',
    zone: 'Asia/Ho_Chi_Minh',
    rates: [35, 0.06],
    years: 9,
    verticals: ['Business & Trade', 'Tourism & Living'],
    about:
      'Furniture, coffee, seafood: what Vietnam exports, I have probably tasted in a meeting. I prepare tone as carefully as terms.',
    certificates: [['MA in interpreting', 'Hanoi University', '2015-09-15']],
    work: [['Interpreter', 'Red River Trade', '2015-10', null, 'Trade missions and audits.']],
  },
  {
    name: ['Minh', 'Trần'],
    languages: ['Vietnamese', 'English'],
    place: 'Houston, United States',
    zone: 'America/Chicago',
    rates: [51, 0.11],
    years: 14,
    verticals: ['Medical & Health', 'Technical & Engineering'],
    about:
      'Refineries and dialysis units: very different alarms, the same need to understand them at once. On call most nights.',
    certificates: [
      ['Certified medical interpreter', 'National Board for Medical Interpreters', '2013-03-12'],
    ],
    work: [['Interpreter', 'Gulf Coast Health', '2011-02', null, 'Hospital and home care.']],
  },
  {
    name: ['Siriporn', 'Chaiyasit'],
    languages: ['Thai', 'English', 'Japanese'],
    place: 'Bangkok, Thailand',
    zone: 'Asia/Bangkok',
    rates: [38, 0.07],
    years: 10,
    verticals: ['Technical & Engineering', 'Tourism & Living'],
    about:
      'Japanese carmakers on the Eastern Seaboard raised me, professionally speaking. Kaizen rounds, safety boards, new model launches.',
    certificates: [['JLPT N1', 'Japan Foundation', '2013-12-01']],
    work: [['Plant interpreter', 'Chonburi Motors', '2014-02', '2022-05', 'Line launches and training.']],
  },
  {
    name: ['Dewi', 'Lestari'],
    languages: ['Indonesian', 'English', 'Dutch'],
    place: 'Yogyakarta, Indonesia',
    zone: 'Asia/Jakarta',
    rates: [32, 0.05],
    years: 7,
    verticals: ['Tourism & Living', 'Legal & Court'],
    about:
      'Archives, adoptions, heritage projects: I help people read what their grandparents left behind and talk to the people who still remember.',
    certificates: [['Sworn translator', 'Regional Office of Law and Human Rights', '2018-06-21']],
    work: [['Interpreter', 'Borobudur Heritage Trust', '2017-03', null, 'Field research and interviews.']],
  },
  {
    name: ['Bagus', 'Pratama'],
    languages: ['Indonesian', 'English'],
    place: 'Jakarta, Indonesia',
    zone: 'Asia/Jakarta',
    rates: [34, 0.06],
    years: 1,
    verticals: ['Software & App'],
    about:
      'New to the trade, not to the topic: I spent five years as a support engineer for a ride-hailing app. Ask me about logs.',
    certificates: [],
    work: [
      ['Support engineer', 'Ojek Cepat', '2019-01', '2024-02', 'Second-level support in two languages.'],
    ],
  },
  {
    name: ['Maricel', 'Santos'],
    languages: ['Tagalog', 'English', 'Spanish'],
    place: 'Cebu City, Philippines',
    zone: 'Asia/Manila',
    rates: [33, 0.06],
    years: 12,
    verticals: ['Medical & Health', 'Business & Trade'],
    about:
      'Ship crews, nurses abroad, call centres that became care centres. My voice stays kind at four in the morning; I have had practice.',
    certificates: [['Community interpreting certificate', 'Visayas Language School', '2013-10-28']],
    work: [['Team lead', 'Mactan Care Line', '2013-11', null, 'Remote health interpreting.']],
  },
];
