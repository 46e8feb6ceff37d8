import type { DemoInterpreter } from '../DemoInterpreter';

/** Hindi, Punjabi, Urdu and Bengali voices. */
export const southAsia: DemoInterpreter[] = [
  {
    name: ['Ananya', 'Sharma'],
    languages: ['Hindi', 'English'],
    place: 'Pune, India',
    zone: 'Asia/Kolkata',
    rates: [36, 0.06],
    years: 7,
    verticals: ['Software & App', 'Technical & Engineering'],
    about:
      'Stand-ups across four time zones, machine acceptance tests, one memorable forklift training. I take the early shift so that you do not have to.',
    certificates: [['Diploma in interpretation', 'Central Hindi Directorate', '2018-03-20']],
    work: [['Interpreter', 'Deccan Automation', '2017-08', null, 'Training and acceptance.']],
  },
  {
    name: ['Vikram', 'Chauhan'],
    languages: ['Hindi', 'English', 'Punjabi'],
    place: 'New Delhi, India',
    zone: 'Asia/Kolkata',
    rates: [45, 0.08],
    years: 19,
    verticals: ['Business & Trade', 'Legal & Court'],
    about:
      'Parliamentary delegations taught me protocol, joint ventures taught me patience. I am happiest with a seating plan and a draft in hand.',
    certificates: [['Interpreters course', 'Indian Institute of Mass Communication', '2006-07-01']],
    work: [['Senior interpreter', 'Yamuna Advisory', '2008-04', null, 'Delegations and negotiations.']],
  },
  {
    name: ['Kavita', 'Nair'],
    languages: ['Hindi', 'English', 'Arabic'],
    place: 'Dubai, United Arab Emirates',
    zone: 'Asia/Dubai',
    rates: [56, 0.11],
    years: 9,
    verticals: ['Medical & Health', 'Tourism & Living'],
    about:
      'Hospitals here see forty nationalities in a morning. I cover the ward round, the insurance call and the daughter on speakerphone.',
    certificates: [['Healthcare interpreting certificate', 'Gulf Training Academy', '2017-10-10']],
    work: [['Hospital interpreter', 'Creekside Medical', '2016-01', null, 'Patient services.']],
  },
  {
    name: ['Harpreet', 'Gill'],
    languages: ['Punjabi', 'English', 'Hindi'],
    place: 'Vancouver, Canada',
    zone: 'America/Vancouver',
    rates: [50, 0.1],
    years: 12,
    verticals: ['Legal & Court', 'Medical & Health'],
    about:
      'Work safety hearings, truckers and farm workers mostly. I ask judges to slow down and they usually thank me afterwards.',
    certificates: [
      ['Certified court interpreter', 'Society of Translators of British Columbia', '2014-02-24'],
    ],
    work: [['Court interpreter', 'Freelance', '2012-06', null, 'Labour and traffic courts.']],
  },
  {
    name: ['Fatima', 'Qureshi'],
    languages: ['Urdu', 'English', 'Punjabi'],
    place: 'Bradford, United Kingdom',
    zone: 'Europe/London',
    rates: [48, 0.1],
    years: 10,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'Antenatal clinics, mental health teams, family court. I trained as a nurse first and it shows, I hope in the good way.',
    certificates: [
      ['Diploma in public service interpreting (Health)', 'Chartered Institute of Linguists', '2015-08-03'],
    ],
    work: [
      [
        'Nurse and interpreter',
        'Airedale Community Trust',
        '2011-09',
        '2018-04',
        'Bilingual maternity care.',
      ],
    ],
  },
  {
    name: ['Bilal', 'Ahmed'],
    languages: ['Urdu', 'English'],
    place: 'Lahore, Pakistan',
    zone: 'Asia/Karachi',
    rates: [30, 0.05],
    years: 4,
    verticals: ['Business & Trade', 'Software & App'],
    about:
      'Textile buyers and freelancers platforms. Punctual to the minute, which people do mention in their reviews.',
    certificates: [['MA in English linguistics', 'University of the Punjab', '2020-09-12']],
    work: [['Interpreter', 'Ravi Textiles', '2021-01', null, 'Video calls with buyers.']],
  },
  {
    name: ['Tahmina', 'Rahman'],
    languages: ['Bengali', 'English', 'Hindi'],
    place: 'Dhaka, Bangladesh',
    zone: 'Asia/Dhaka',
    rates: [31, 0.05],
    years: 8,
    verticals: ['Business & Trade', 'Technical & Engineering'],
    about:
      'Garment audits, fire safety, wage talks. I sit with the operators first, then with the management, and interpret both without a filter.',
    certificates: [['Social audit interpreting course', 'Dhaka Labour Institute', '2017-04-06']],
    work: [['Audit interpreter', 'Padma Compliance', '2016-05', null, 'More than 300 factory audits.']],
  },
  {
    name: ['Sourav', 'Chatterjee'],
    languages: ['Bengali', 'English'],
    place: 'Kolkata, India',
    zone: 'Asia/Kolkata',
    rates: [33, 0.06],
    years: 6,
    verticals: ['Tourism & Living', 'Legal & Court'],
    about:
      'Publishing contracts, film festivals, river cruises. If your meeting has poetry in it, I will at least recognise the quotation.',
    certificates: [['MA in comparative literature', 'Jadavpur University', '2016-05-20']],
    work: [['Festival interpreter', 'Hooghly Film Days', '2017-11', null, 'Panels and juries.']],
  },
];
