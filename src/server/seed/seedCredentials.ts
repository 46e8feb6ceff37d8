import type { CredentialKind, CredentialState } from '../../shared/domain/people/credentials';
import { dayBounds } from '../../shared/domain/time/dayBounds';
import type { InterpretationLanguage } from '../../shared/domain/text/interpretationLanguages';
import type { Queries } from '../db/database';
import { demoId } from '../platform/demo/demoAccounts';
import { demoInterpreter } from './demoInterpreters';
import { proofPdf, proofPicture } from './demoProofs';

interface DemoCredential {
  lastName: string;
  kind: CredentialKind;
  state: CredentialState;
  body: string;
  place: string;
  number?: string;
  /** days ago, and days from now: so that it never looks stale */
  issued: number;
  ends: number | null;
  languages?: InterpretationLanguage[];
  isPhotographed?: true;
}

const YEAR = 365;

/** Most hold; two wait for the demo admin, some end soon, and one has ended. */
const DEMO_CREDENTIALS: readonly DemoCredential[] = [
  {
    ...{ lastName: 'Najjar', kind: 'sworn', state: 'verified', body: 'Landgericht Berlin', place: 'Berlin' },
    ...{ number: '3162 E-17', issued: 3 * YEAR, ends: 2 * YEAR, languages: ['Arabic', 'German'] },
  },
  {
    ...{ lastName: 'Najjar', kind: 'background_check', state: 'verified' },
    ...{ body: 'Bundesamt für Justiz', place: 'Bonn', issued: 200, ends: YEAR + 165 },
  },
  {
    ...{ lastName: 'Marchetti', kind: 'sworn', state: 'verified', body: 'Tribunale di Roma', place: 'Rome' },
    ...{ number: 'CTU 1187', issued: 4 * YEAR, ends: 3 * YEAR, languages: ['Italian', 'English'] },
  },
  {
    ...{ lastName: 'Marchetti', kind: 'insurance', state: 'verified', body: 'Assicura Professionisti' },
    ...{ place: '', number: 'RC-40-2291', issued: 325, ends: 40 },
  },
  {
    ...{ lastName: 'Marchetti', kind: 'background_check', state: 'expired', body: 'Procura di Roma' },
    ...{ place: 'Rome', issued: 400, ends: -35 },
  },
  {
    ...{
      lastName: 'Vogel',
      kind: 'sworn',
      state: 'verified',
      body: 'Landgericht München I',
      place: 'Munich',
    },
    ...{ number: '316 E 4410', issued: 6 * YEAR, ends: null, languages: ['German', 'English'] },
  },
  {
    ...{ lastName: 'Moradi', kind: 'sworn', state: 'verified', body: 'Oberlandesgericht Köln' },
    ...{ place: 'Cologne', issued: 5 * YEAR, ends: 52, languages: ['Persian', 'German'] },
  },
  {
    ...{ lastName: 'El Amrani', kind: 'sworn', state: 'verified', body: 'Cour d’appel de Rabat' },
    ...{ place: 'Rabat', issued: 8 * YEAR, ends: 4 * YEAR, languages: ['Arabic', 'French'] },
  },
  {
    ...{ lastName: 'Haddad', kind: 'certificate', state: 'verified', body: 'Jordanian Ministry of Justice' },
    ...{
      place: 'Amman',
      number: 'JT-884',
      issued: 2 * YEAR,
      ends: 3 * YEAR,
      languages: ['Arabic', 'English'],
    },
  },
  {
    ...{ lastName: 'Nakamura', kind: 'association', state: 'verified', body: 'AIIC', place: 'Geneva' },
    ...{ issued: 3 * YEAR, ends: YEAR },
  },
  {
    ...{ lastName: 'Rousseau', kind: 'diploma', state: 'verified', body: 'ESIT', place: 'Paris' },
    ...{ issued: 12 * YEAR, ends: null, languages: ['French', 'English'] },
  },
  {
    ...{ lastName: 'Wójcik', kind: 'sworn', state: 'submitted', body: 'Ministerstwo Sprawiedliwości' },
    ...{ place: 'Warsaw', number: 'TP/118/19', issued: 2 * YEAR, ends: 3 * YEAR, languages: ['Polish'] },
  },
  {
    ...{
      lastName: 'Kovalenko',
      kind: 'diploma',
      state: 'submitted',
      body: 'Kyiv National Linguistic University',
    },
    ...{ place: 'Kyiv', issued: 9 * YEAR, ends: null, languages: ['Ukrainian', 'English'] },
    isPhotographed: true,
  },
];

const DAY_MS = 86_400_000;

/** Credentials of the demo's interpreters; the people must be there already. */
export async function seedCredentials(queries: Queries, now: Date): Promise<void> {
  const picture = await proofPicture();
  const made = DEMO_CREDENTIALS.map((wish) => credentialRows(wish, now, picture));
  await queries
    .insertInto('credentials')
    .values(made.map(({ credential }) => credential))
    .execute();
  await queries
    .insertInto('credential_documents')
    .values(made.map(({ document }) => document))
    .execute();
  // A warning that was sent already is not sent again on the first day of the demo.
  const told = made.flatMap(({ credential: { id, state, valid_until } }) =>
    state === 'verified' && valid_until !== null
      ? [{ credential_id: id, days: 60 as const, valid_until, queued_at: now }]
      : [],
  );
  await queries.insertInto('credential_warnings').values(told).execute();
}

function credentialRows(wish: DemoCredential, now: Date, picture: Buffer) {
  const { kind, state, body, place, number = '', languages = [] } = wish;
  const person = demoInterpreter(wish.lastName);
  const id = demoId(`credential ${wish.lastName} ${kind}`);
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const day = (days: number) => at(days).toISOString().slice(0, 10);
  const [issuedOn, validUntil] = [day(-wish.issued), wish.ends === null ? null : day(wish.ends)];
  const lines = [
    person.name.join(' '),
    `${body}${place && `, ${place}`}`,
    number && `No. ${number}`,
    languages.join(', '),
    `Issued ${issuedOn}`,
    validUntil === null ? '' : `Valid until ${validUntil}`,
  ].filter((line) => line !== '');
  const content = wish.isPhotographed ? picture : proofPdf(HEADINGS[kind], lines);
  return {
    credential: {
      ...{ id, interpreter_id: person.id, kind, issuing_body: body, place, number, languages, state },
      ...{ issued_on: issuedOn, valid_until: validUntil, reason: null },
      ...{
        submitted_at: at(state === 'submitted' ? -1 : -90),
        decided_at: state === 'submitted' ? null : at(-88),
      },
      expires_at: validUntil === null ? null : new Date(dayBounds(validUntil, person.zone).to),
    },
    document: {
      ...{ credential_id: id, size: content.length, content },
      name: wish.isPhotographed ? 'diploma.jpg' : `${kind.replace('_', '-')}.pdf`,
      media_type: wish.isPhotographed ? 'image/jpeg' : 'application/pdf',
    },
  };
}

const HEADINGS: Record<CredentialKind, string> = {
  sworn: 'Certificate of Oath',
  certificate: 'Certificate',
  diploma: 'Diploma',
  association: 'Certificate of Membership',
  background_check: 'Certificate of Conduct',
  insurance: 'Certificate of Insurance',
};
