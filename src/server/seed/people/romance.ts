import type { DemoInterpreter } from '../DemoInterpreter';

/** Italian, French, Spanish, Portuguese and Romanian voices. */
export const romance: DemoInterpreter[] = [
  {
    name: ['Camille', 'Rousseau'],
    languages: ['French', 'English', 'German'],
    place: 'Lyon, France',
    zone: 'Europe/Paris',
    rates: [68, 0.15],
    years: 14,
    verticals: ['Business & Trade', 'Legal & Court'],
    about:
      'I started in arbitration rooms and still like them best: two sides, one record, every word weighed. Send me the file two days ahead and I will know your terms better than the other side does.',
    certificates: [['Sworn interpreter', 'Court of Appeal of Lyon', '2014-01-20']],
    work: [['Staff interpreter', 'Arbitrage Rhône', '2012-09', '2019-06', 'Hearings in three languages.']],
  },
  {
    name: ['Étienne', 'Mercier'],
    languages: ['French', 'Spanish', 'English'],
    place: 'Montréal, Canada',
    zone: 'America/Toronto',
    rates: [55, 0.12],
    years: 6,
    verticals: ['Software & App', 'Tourism & Living'],
    about:
      'Former front-end developer who talked more than he coded. Product demos, user interviews and onboarding calls are where I am at home, and I do not need an explanation of what a sprint is.',
    certificates: [['Certified interpreter', 'Ordre des interprètes du Québec', '2020-05-11']],
    work: [['User researcher', 'Atelier Boréal', '2017-02', '2020-03', 'Interviews with bilingual users.']],
  },
  {
    name: ['Lucía', 'Fernández Ortega'],
    languages: ['Spanish', 'English', 'French'],
    place: 'Madrid, Spain',
    zone: 'Europe/Madrid',
    rates: [58, 0.13],
    years: 11,
    verticals: ['Medical & Health', 'Legal & Court'],
    about:
      'Eight years between an emergency ward and a registry office taught me to be quick without being hasty. Patients get short sentences, doctors get exact ones.',
    certificates: [['Traductora-intérprete jurada', 'Ministerio de Asuntos Exteriores', '2016-03-02']],
    work: [['Hospital interpreter', 'Clínica Santa Elvira', '2013-10', '2021-12', 'Emergency and oncology.']],
  },
  {
    name: ['Mateo', 'Ríos Aguilar'],
    languages: ['Spanish', 'English'],
    place: 'Guadalajara, Mexico',
    zone: 'America/Mexico_City',
    rates: [42, 0.09],
    atOnceMinutes: 120,
    years: 8,
    verticals: ['Technical & Engineering', 'Business & Trade'],
    about:
      'Factory floors from Jalisco to Nuevo León: audits, line start-ups, supplier visits. I bring my own safety shoes.',
    certificates: [['Perito traductor', 'Supremo Tribunal de Justicia de Jalisco', '2018-08-15']],
    work: [
      ['Plant interpreter', 'Autopartes del Bajío', '2015-01', null, 'Start-ups with foreign engineers.'],
    ],
  },
  {
    name: ['Valentina', 'Quiroga'],
    languages: ['Spanish', 'Portuguese', 'English'],
    place: 'Buenos Aires, Argentina',
    zone: 'America/Argentina/Buenos_Aires',
    rates: [39, 0.08],
    years: 5,
    verticals: ['Software & App', 'Business & Trade'],
    about:
      'I work with start-ups that sell on both sides of the Río de la Plata and in Brazil. Sales calls, investor updates, the occasional rescue of a launch that nobody had translated.',
    certificates: [['Traductora pública de inglés', 'Universidad de Buenos Aires', '2020-12-04']],
    work: [['Interpreter', 'Pampa Digital', '2020-01', null, 'Remote calls for product and sales teams.']],
  },
  {
    name: ['Andrés', 'Salazar'],
    languages: ['Spanish', 'English', 'Haitian Creole'],
    place: 'Miami, United States',
    zone: 'America/New_York',
    rates: [62, 0.14],
    years: 16,
    verticals: ['Legal & Court', 'Medical & Health'],
    about:
      'Court-certified since 2010. Depositions, immigration interviews, custody hearings: I have sat in most of the rooms in which people are afraid of not being understood.',
    certificates: [
      ['Federally certified court interpreter', 'Administrative Office of the Courts', '2010-06-30'],
    ],
    work: [['Court interpreter', 'Freelance', '2010-07', null, 'More than 2,000 hearings.']],
  },
  {
    name: ['Giulia', 'Ferraro'],
    languages: ['Italian', 'English', 'German'],
    place: 'Bolzano, Italy',
    zone: 'Europe/Rome',
    rates: [54, 0.12],
    years: 9,
    verticals: ['Tourism & Living', 'Business & Trade'],
    about:
      'Bilingual by birthplace, interpreter by choice. Wine, wood and hotels are my weekdays; I can tell you what a Kellermeister means even when he does not say it.',
    certificates: [['Certificate of bilingualism C1', 'Autonomous Province of Bolzano', '2015-02-10']],
    work: [['Trade fair interpreter', 'Fiera delle Alpi', '2016-03', null, 'Buyers and growers.']],
  },
  {
    name: ['Beatriz', 'Carvalho'],
    languages: ['Portuguese', 'English', 'Spanish'],
    place: 'Porto, Portugal',
    zone: 'Europe/Lisbon',
    rates: [48, 0.11],
    years: 10,
    verticals: ['Technical & Engineering', 'Software & App'],
    about:
      'Wind farms, shipyards, server rooms. I studied mechanical engineering for three years before I switched, and it still pays the rent.',
    certificates: [['MA in conference interpreting', 'University of Minho', '2014-07-18']],
    work: [
      ['In-house interpreter', 'Norte Eólica', '2014-09', '2020-02', 'Site meetings and safety briefings.'],
    ],
  },
  {
    name: ['Rafael', 'Monteiro'],
    languages: ['Portuguese', 'English'],
    place: 'São Paulo, Brazil',
    zone: 'America/Sao_Paulo',
    rates: [40, 0.08],
    years: 7,
    verticals: ['Business & Trade', 'Medical & Health'],
    about:
      'Pharma launches and board calls. I keep the numbers straight, which is what most people who book me twice say they came back for.',
    certificates: [['Tradutor público e intérprete comercial', 'Junta Comercial de São Paulo', '2019-09-23']],
    work: [['Interpreter', 'Voz Clara', '2018-02', null, 'Simultaneous teams for conferences.']],
  },
  {
    name: ['Ioana', 'Dumitrescu'],
    languages: ['Romanian', 'English', 'Italian'],
    place: 'Cluj-Napoca, Romania',
    zone: 'Europe/Bucharest',
    rates: [36, 0.07],
    years: 4,
    verticals: ['Software & App', 'Legal & Court'],
    about:
      'Contracts by training, software by neighbourhood: half of Cluj builds it. I am good at meetings in which lawyers and developers have to agree on one sentence.',
    certificates: [['Authorised translator and interpreter', 'Romanian Ministry of Justice', '2021-11-08']],
    work: [['Legal assistant', 'Pop & Moldovan', '2019-06', '2022-01', 'Bilingual contract negotiations.']],
  },
];
