import { CLIENT_GROUP } from '../../shared/domain/people/groups';
import { type DemoAccount, demoId } from '../platform/demo/demoAccounts';

/** Clients who fill the interpreters' calendars; nobody signs in as them. */
export const DEMO_CLIENTS: readonly DemoAccount[] = [
  client('Marcus', 'Lindgren', 'Europe/Stockholm'),
  client('Priya', 'Raman', 'Asia/Kolkata'),
  client('Owen', 'Gallagher', 'Europe/Dublin'),
  client('Sofía', 'Herrera', 'America/Mexico_City'),
  client('Naomi', 'Fischer', 'America/New_York'),
  client('Takeshi', 'Ogawa', 'Asia/Tokyo'),
  client('Leonie', 'Brandt', 'Europe/Berlin'),
  client('Samuel', 'Adeyemi', 'America/Los_Angeles'),
  client('Chloé', 'Dubois', 'Europe/Paris'),
];

function client(first: string, last: string, zone: string): DemoAccount {
  const email = `${first}.${last}@clients.dragoman.example`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return { id: demoId(email), email, name: [first, last], groupId: CLIENT_GROUP, roles: [], zone };
}
