import type { DemoInterpreter } from '../DemoInterpreter';

/** Polish, Czech, Ukrainian, Russian and Turkish voices. */
export const eastern: DemoInterpreter[] = [
  {
    name: ['Agnieszka', 'Wójcik'],
    languages: ['Polish', 'English', 'German'],
    place: 'Poznań, Poland',
    zone: 'Europe/Warsaw',
    rates: [44, 0.09],
    years: 11,
    verticals: ['Legal & Court', 'Business & Trade'],
    about:
      'Sworn interpreter for company law. Shareholders meetings are long; I make sure that at least they are clear.',
    certificates: [['Sworn translator and interpreter', 'Polish Ministry of Justice', '2014-09-09']],
    work: [['Interpreter', 'Kancelaria Warta', '2013-03', '2019-12', 'Notarial deeds and meetings.']],
  },
  {
    name: ['Marek', 'Zieliński'],
    languages: ['Polish', 'English', 'Ukrainian'],
    place: 'Kraków, Poland',
    zone: 'Europe/Warsaw',
    rates: [41, 0.09],
    years: 6,
    verticals: ['Software & App', 'Technical & Engineering'],
    about:
      'Retrospectives, incident calls, hiring interviews. I translate "it depends" faithfully in both directions.',
    certificates: [['Postgraduate diploma in interpreting', 'Jagiellonian University', '2019-06-25']],
    work: [['Interpreter', 'Wawel Software House', '2019-09', null, 'Daily calls with three offices.']],
  },
  {
    name: ['Tereza', 'Novotná'],
    languages: ['Czech', 'English', 'German'],
    place: 'Brno, Czechia',
    zone: 'Europe/Prague',
    rates: [43, 0.09],
    years: 8,
    verticals: ['Technical & Engineering', 'Legal & Court'],
    about:
      'Electron microscopes are built around the corner from my flat, so I learned their vocabulary at the bus stop. Patents, training courses, installations.',
    certificates: [['Court interpreter', 'Regional Court in Brno', '2017-01-16']],
    work: [['Training interpreter', 'Morava Optics', '2016-02', null, 'Courses for service engineers.']],
  },
  {
    name: ['Oksana', 'Kovalenko'],
    languages: ['Ukrainian', 'English', 'Polish'],
    place: 'Lviv, Ukraine',
    zone: 'Europe/Kyiv',
    rates: [35, 0.07],
    years: 9,
    verticals: ['Medical & Health', 'Business & Trade'],
    about:
      'Since 2022 mostly prosthetics, rehabilitation and humanitarian logistics, by video and in person. My generator and I have not missed a call yet.',
    certificates: [['MA in translation', 'Ivan Franko University', '2015-06-28']],
    work: [['Interpreter', 'Step Forward Foundation', '2022-04', null, 'Fittings and family talks.']],
  },
  {
    name: ['Dmytro', 'Shevchuk'],
    languages: ['Ukrainian', 'Russian', 'English'],
    place: 'Warsaw, Poland',
    zone: 'Europe/Warsaw',
    rates: [38, 0.08],
    years: 12,
    verticals: ['Legal & Court', 'Software & App'],
    about:
      'Asylum offices, labour courts, lease contracts. I explain the procedure before I interpret it, because frightened people do not listen to clauses.',
    certificates: [['Interpreter in legal settings', 'Warsaw Bar Association', '2018-05-17']],
    work: [['Interpreter', 'Open Door Legal Aid', '2016-09', null, 'Interviews and hearings.']],
  },
  {
    name: ['Irina', 'Belova'],
    languages: ['Russian', 'English', 'Hebrew'],
    place: 'Haifa, Israel',
    zone: 'Asia/Jerusalem',
    rates: [50, 0.11],
    years: 17,
    verticals: ['Medical & Health', 'Technical & Engineering'],
    about:
      'Born in Kazan, in Haifa since 1999. Cardiology is my strongest field: my husband is a cardiologist and we have no other topic at breakfast.',
    certificates: [['Medical interpreter', 'Haifa Institute of Health Studies', '2011-10-03']],
    work: [['Hospital interpreter', 'Carmel View Hospital', '2008-02', null, 'Cardiology and surgery.']],
  },
  {
    name: ['Zeynep', 'Aydın'],
    languages: ['Turkish', 'English', 'German'],
    place: 'Istanbul, Türkiye',
    zone: 'Europe/Istanbul',
    rates: [40, 0.08],
    years: 10,
    verticals: ['Business & Trade', 'Tourism & Living'],
    about:
      'Textiles, hazelnuts, hotels: the classic Turkish portfolio. I grew up between Bursa and Dortmund and can be polite in three ways.',
    certificates: [['Sworn interpreter', 'Istanbul Notary Chamber', '2015-05-05']],
    work: [['Trade interpreter', 'Boğaz Export', '2014-06', '2022-09', 'Fairs and supplier talks.']],
  },
  {
    name: ['Emre', 'Demir'],
    languages: ['Turkish', 'English'],
    place: 'Ankara, Türkiye',
    zone: 'Europe/Istanbul',
    rates: [42, 0.07],
    years: 3,
    verticals: ['Technical & Engineering'],
    about:
      'Civil engineer who kept being asked to interpret and finally said yes for a living. Bridges, tunnels, tenders.',
    certificates: [],
    work: [['Site engineer', 'Anadolu Yapı', '2018-07', '2022-03', 'International consortium.']],
  },
];
