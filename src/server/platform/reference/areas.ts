import type { Endpoint } from '../../../shared/contract/base/endpoint';

/** The reference's chapters in order, and how the paths of their calls begin. */
export const AREAS = [
  { name: 'User', prefix: '/v2/api/user/', description: 'Register, sign in, and one’s own data' },
  {
    name: 'Account',
    prefix: '/v2/api/account/',
    description: 'Take one’s data along, leave an institute, or delete the account',
  },
  {
    name: 'Interpreter',
    prefix: '/v2/api/interpretator/',
    description: 'Find interpreters; publish a profile',
  },
  {
    name: 'Listing',
    prefix: '/v2/api/listing/',
    description: 'Be found by clients; decide who is',
  },
  {
    name: 'Credential',
    prefix: '/v2/api/credential/',
    description: 'Prove what one is; decide what is proved',
  },
  { name: 'Client', prefix: '/v2/api/client/', description: 'Request bookings and read them' },
  { name: 'Booking', prefix: '/v2/api/booking/', description: 'Move a booking through its life' },
  {
    name: 'Favourite',
    prefix: '/v2/api/favourite/',
    description: 'Interpreters whom a client likes to ask again',
  },
  {
    name: 'Block',
    prefix: '/v2/api/block/',
    description: 'People whom one sets aside: neither is offered to the other',
  },
  { name: 'Call', prefix: '/v2/api/call/', description: 'Ask several interpreters at once' },
  {
    name: 'Review',
    prefix: '/v2/api/review/',
    description: 'What both sides of a meeting say of each other',
  },
  { name: 'Availability', prefix: '/v2/api/availability/', description: 'When interpreters work' },
  { name: 'Slot', prefix: '/v2/api/slot/', description: 'When a session can start' },
  {
    name: 'Message',
    prefix: '/v2/api/message/',
    description: 'What client and interpreter write to each other',
  },
  {
    name: 'Notification',
    prefix: '/v2/api/notification/',
    description: 'What a person was told, and how they wish to be',
  },
  {
    name: 'Room',
    prefix: '/v2/api/room/',
    description: 'The room that a meeting is held in: signals between browsers, and guests',
  },
  { name: 'Session', prefix: '/v2/api/session/', description: 'The room that a booking takes place in' },
  {
    name: 'Admin',
    prefix: '/v2/api/admin/',
    description: 'People, roles, businesses and teams of an institute',
  },
  { name: 'Admin', prefix: '/v1/api/admin/', description: '' },
  { name: 'Invitation', prefix: '/v2/api/invitation/', description: 'Follow an institute’s invitation' },
  { name: 'Student', prefix: '/v2/api/student/', description: 'The language quizzes' },
  { name: 'Open', prefix: '/v2/api/open/', description: 'What anybody may ask' },
  { name: 'Resume', prefix: '/v2/api/linkedin/', description: 'Read a résumé into a draft of a profile' },
  {
    name: 'App',
    prefix: '/v1/api/app/',
    description: 'Settings that people and institutes keep on the server',
  },
  { name: 'Help', prefix: '/v1/api/user/help/', description: 'The help pages' },
  { name: 'Public', prefix: '/v1/api/public/', description: 'The newsletter' },
] as const;

/** Which chapter a call stands in; what no chapter claims is named by its path. */
export function areaOf({ path }: Endpoint): string {
  const area = AREAS.find(({ prefix }) => path.startsWith(prefix));
  return area?.name ?? path.split('/')[3] ?? path;
}
