import type { DemoInterpreter } from '../DemoInterpreter';

/** German, Dutch, Swedish, English, Greek and Haitian Creole voices. */
export const germanic: DemoInterpreter[] = [
  {
    name: ['Katharina', 'Vogel'],
    languages: ['German', 'English', 'French'],
    place: 'Hamburg, Germany',
    zone: 'Europe/Berlin',
    rates: [75, 0.17],
    years: 18,
    verticals: ['Legal & Court', 'Business & Trade'],
    about:
      'Maritime law, charter parties, the odd collision. I prepare thoroughly and speak briefly. If you need somebody for a long day, ask me for a colleague as well: nobody interprets well alone for six hours.',
    certificates: [['Sworn interpreter', 'Regional Court of Hamburg', '2009-05-14']],
    work: [['Conference interpreter', 'Freelance', '2007-04', null, 'Arbitration and shipping.']],
  },
  {
    name: ['Jonas', 'Lindner'],
    languages: ['German', 'English'],
    place: 'Stuttgart, Germany',
    zone: 'Europe/Berlin',
    rates: [66, 0.15],
    atOnceMinutes: 720,
    years: 9,
    verticals: ['Technical & Engineering', 'Software & App'],
    about:
      'I worked on test benches before I worked in booths. Acceptance tests, machine safety, automotive software reviews: no glossary needed, but I read it anyway.',
    certificates: [['State-certified interpreter', 'Chamber of Industry and Commerce', '2016-10-01']],
    work: [
      ['Technical interpreter', 'Neckar Prüftechnik', '2015-05', '2021-08', 'Acceptance tests on site.'],
    ],
  },
  {
    name: ['Miriam', 'Hofer'],
    languages: ['German', 'Italian', 'English'],
    place: 'Vienna, Austria',
    zone: 'Europe/Vienna',
    rates: [64, 0.14],
    years: 12,
    verticals: ['Medical & Health', 'Tourism & Living'],
    about:
      'Rehabilitation clinics, second opinions, difficult conversations. I sit beside the patient, not beside the file.',
    certificates: [['Court interpreter', 'Austrian Association of Court Interpreters', '2013-03-19']],
    work: [['Interpreter', 'Kurklinik Wienerwald', '2012-01', '2020-10', 'Admissions and ward rounds.']],
  },
  {
    name: ['Pieter', 'de Graaf'],
    languages: ['Dutch', 'English', 'German'],
    place: 'Rotterdam, Netherlands',
    zone: 'Europe/Amsterdam',
    rates: [70, 0.16],
    years: 15,
    verticals: ['Business & Trade', 'Technical & Engineering'],
    about:
      'Port logistics and everything that hangs on it: customs, cold chains, container scanners. Direct by nationality, discreet by profession.',
    certificates: [['Registered interpreter C1', 'Register beëdigde tolken', '2012-12-12']],
    work: [['Liaison interpreter', 'Maasvlakte Trade Desk', '2010-03', null, 'Negotiations with carriers.']],
  },
  {
    name: ['Astrid', 'Bergström'],
    languages: ['Swedish', 'English', 'German'],
    place: 'Gothenburg, Sweden',
    zone: 'Europe/Stockholm',
    rates: [72, 0.16],
    years: 10,
    verticals: ['Technical & Engineering', 'Medical & Health'],
    about:
      'Vehicles on Mondays, vaccines on Tuesdays. I like days on which I learn a word in two languages at once.',
    certificates: [['Authorised interpreter', 'Kammarkollegiet', '2016-04-27']],
    work: [['Interpreter', 'Västra Tolkservice', '2014-08', null, 'Health service and industry.']],
  },
  {
    name: ['Eleni', 'Papadaki'],
    languages: ['Greek', 'English', 'French'],
    place: 'Thessaloniki, Greece',
    zone: 'Europe/Athens',
    rates: [46, 0.1],
    years: 8,
    verticals: ['Tourism & Living', 'Legal & Court'],
    about:
      'Buying a house in Greece takes nine signatures and some patience. I have walked about sixty families through it, notary included.',
    certificates: [['Certified translator', 'Ionian University', '2016-11-21']],
    work: [['Interpreter', 'Aegean Homes', '2017-02', null, 'Viewings, notaries, tax offices.']],
  },
  {
    name: ['Fabienne', 'Joseph'],
    languages: ['Haitian Creole', 'French', 'English'],
    place: 'Boston, United States',
    zone: 'America/New_York',
    rates: [52, 0.11],
    years: 7,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'I came to interpreting as the eldest daughter, the way many of us do, and then trained for it properly. Clinics, schools, housing court.',
    certificates: [
      ['Certified healthcare interpreter', 'Commission for Healthcare Interpreters', '2019-06-06'],
    ],
    work: [
      ['Staff interpreter', 'Dorchester Family Health', '2018-01', null, 'Prenatal care and paediatrics.'],
    ],
  },
  {
    name: ['Thomas', 'Ashdown'],
    languages: ['English', 'Mandarin'],
    place: 'Leeds, United Kingdom',
    zone: 'Europe/London',
    rates: [60, 0.13],
    years: 13,
    verticals: ['Business & Trade', 'Software & App'],
    about:
      'Eleven years in Chengdu, back in Yorkshire since 2021. Sourcing trips, licensing talks and the dinners at which the real talks happen.',
    certificates: [
      ['Diploma in public service interpreting', 'Chartered Institute of Linguists', '2012-07-30'],
    ],
    work: [['Interpreter', 'Silk Bridge Sourcing', '2011-05', '2021-04', 'Factory visits and negotiations.']],
  },
  {
    name: ['Rachel', 'Okafor'],
    languages: ['English', 'Spanish', 'Portuguese'],
    place: 'Austin, United States',
    zone: 'America/Chicago',
    rates: [58, 0.12],
    years: 5,
    verticals: ['Software & App', 'Medical & Health'],
    about:
      'Telehealth at night, product teams by day. I keep a calm voice and a good microphone, and I say so when I did not catch something.',
    certificates: [
      ['Certified medical interpreter', 'National Board for Medical Interpreters', '2021-02-18'],
    ],
    work: [['Remote interpreter', 'CareLine Video', '2020-04', null, 'On-demand calls with clinics.']],
  },
];
