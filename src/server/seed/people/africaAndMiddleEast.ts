import type { DemoInterpreter } from '../DemoInterpreter';

/** Arabic, Hebrew, Persian, Amharic, Somali and Swahili voices. */
export const africaAndMiddleEast: DemoInterpreter[] = [
  {
    name: ['Layla', 'Haddad'],
    languages: ['Arabic', 'English', 'French'],
    place: 'Amman, Jordan',
    zone: 'Asia/Amman',
    rates: [53, 0.12],
    years: 13,
    verticals: ['Business & Trade', 'Legal & Court'],
    about:
      'Water, energy and the ministries that decide about both. I interpret Levantine and Gulf speakers in the same meeting and nobody feels corrected.',
    certificates: [['Licensed legal translator', 'Jordanian Ministry of Justice', '2013-08-26']],
    work: [
      ['Senior interpreter', 'Jordan Valley Partners', '2012-05', null, 'Donor conferences and contracts.'],
    ],
  },
  {
    name: ['Youssef', 'Mansour'],
    languages: ['Arabic', 'English'],
    place: 'Cairo, Egypt',
    zone: 'Africa/Cairo',
    rates: [34, 0.06],
    years: 6,
    verticals: ['Software & App', 'Tourism & Living'],
    about:
      'Mobile banking by day, museum tours on Fridays. Short sentences, clear screens, no lost visitors so far.',
    certificates: [['Diploma in simultaneous interpreting', 'Cairo Language Institute', '2019-02-14']],
    work: [['Interpreter', 'Nile Fintech Lab', '2020-03', null, 'Usability tests in Arabic.']],
  },
  {
    name: ['Salma', 'El Amrani'],
    languages: ['Arabic', 'French', 'Spanish'],
    place: 'Rabat, Morocco',
    zone: 'Africa/Casablanca',
    rates: [41, 0.08],
    years: 9,
    verticals: ['Technical & Engineering', 'Business & Trade'],
    about:
      'Darija at home, French at work, Spanish across the strait. Solar plants and fisheries are the two files that never leave my desk.',
    certificates: [['Sworn interpreter', 'Court of Appeal of Rabat', '2017-07-07']],
    work: [['Interpreter', 'Atlas Solaire', '2015-11', null, 'Commissioning and audits.']],
  },
  {
    name: ['Noa', 'Shapira'],
    languages: ['Hebrew', 'English', 'French'],
    place: 'Tel Aviv, Israel',
    zone: 'Asia/Jerusalem',
    rates: [69, 0.15],
    years: 8,
    verticals: ['Software & App', 'Business & Trade'],
    about:
      'Due diligence calls move fast and nobody repeats a number. I do not ask them to. Security, chips, agritech.',
    certificates: [['MA in conference interpreting', 'Bar-Ilan University', '2016-10-19']],
    work: [['Interpreter', 'Yarkon Ventures', '2017-01', null, 'Founders and foreign investors.']],
  },
  {
    name: ['Shirin', 'Moradi'],
    languages: ['Persian', 'English', 'German'],
    place: 'Cologne, Germany',
    zone: 'Europe/Berlin',
    rates: [51, 0.11],
    years: 14,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'Family doctors, youth welfare offices, midwives. I know when a pause is grief and when it is only a missing word.',
    certificates: [['Publicly appointed interpreter', 'Higher Regional Court of Cologne', '2012-03-08']],
    work: [['Community interpreter', 'Sprachbrücke Köln', '2010-09', null, 'Health and social services.']],
  },
  {
    name: ['Kaveh', 'Rostami'],
    languages: ['Persian', 'English'],
    place: 'Toronto, Canada',
    zone: 'America/Toronto',
    rates: [47, 0.1],
    years: 5,
    verticals: ['Legal & Court', 'Software & App'],
    about:
      'Refugee board hearings and tenancy disputes. I used to be a court reporter in Shiraz; accuracy is a habit by now.',
    certificates: [['Accredited interpreter', 'Ontario Interpreter Council', '2021-09-30']],
    work: [['Interpreter', 'Freelance', '2020-08', null, 'Hearings by video and in person.']],
  },
  {
    name: ['Meron', 'Tesfaye'],
    languages: ['Amharic', 'English'],
    place: 'Washington, United States',
    zone: 'America/New_York',
    rates: [54, 0.12],
    years: 7,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'The Ethiopian calendar has thirteen months, which matters more often than you would think in a hearing. I notice such things before they become a contradiction.',
    certificates: [
      ['Certified healthcare interpreter', 'Commission for Healthcare Interpreters', '2018-11-13'],
    ],
    work: [['Interpreter', 'Potomac Community Clinic', '2017-06', null, 'Primary care and intake.']],
  },
  {
    name: ['Ayaan', 'Warsame'],
    languages: ['Somali', 'English', 'Swedish'],
    place: 'Minneapolis, United States',
    zone: 'America/Chicago',
    rates: [49, 0.1],
    years: 10,
    verticals: ['Medical & Health', 'Tourism & Living'],
    about:
      'Schools, clinics, city hall. Half of my work is the words and the other half is that everybody leaves the room with the same plan.',
    certificates: [['Registered healthcare interpreter', 'State of Minnesota', '2016-01-28']],
    work: [
      ['School interpreter', 'Twin Lakes District', '2014-08', '2021-06', 'Parents evenings and enrolment.'],
    ],
  },
  {
    name: ['Wanjiru', 'Kamau'],
    languages: ['Swahili', 'English'],
    place: 'Nairobi, Kenya',
    zone: 'Africa/Nairobi',
    rates: [37, 0.07],
    years: 8,
    verticals: ['Software & App', 'Business & Trade'],
    about:
      'Mobile money, off-grid power, cooperatives. I interpret for people who build things that work when the network does not.',
    certificates: [['BA in Kiswahili and communication', 'University of Nairobi', '2014-12-12']],
    work: [['Interpreter', 'Savanna Pay', '2016-10', null, 'Agent training and field research.']],
  },
  {
    name: ['Juma', 'Mwakalinga'],
    languages: ['Swahili', 'English', 'Arabic'],
    place: 'Dar es Salaam, Tanzania',
    zone: 'Africa/Dar_es_Salaam',
    rates: [33, 0.06],
    years: 11,
    verticals: ['Tourism & Living', 'Technical & Engineering'],
    about:
      'Ports and parks. I have interpreted customs inspections in the morning and a wedding on Zanzibar in the evening.',
    certificates: [['Diploma in interpreting', 'Dar es Salaam Language Centre', '2013-05-31']],
    work: [['Interpreter', 'Bandari Logistics', '2013-07', null, 'Inspections and crew talks.']],
  },
  {
    name: ['Karim', 'Najjar'],
    languages: ['Arabic', 'German', 'English'],
    place: 'Berlin, Germany',
    zone: 'Europe/Berlin',
    rates: [58, 0.13],
    years: 11,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'Sworn for the Berlin courts, and at home on the wards: consent talks, discharge letters, hearings. I ask before I guess, and I say when a word has no twin.',
    certificates: [['Sworn interpreter for Arabic', 'Landgericht Berlin', '2015-05-11']],
    work: [
      ['Hospital and court interpreter', 'Spreebogen Dolmetscher', '2014-02', null, 'Wards and courtrooms.'],
    ],
  },
];
