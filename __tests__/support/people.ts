import type { SessionUser } from '../../src/shared/contract/account/sessionUser';

/** The two demo people, as sign-in tells them. */
export const clientPerson: SessionUser = {
  id: '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0001',
  email: 'client@dragoman.example',
  first_name: 'Clara',
  last_name: 'Client',
  group_id: 100,
  role: 'client',
  roles: ['client'],
  photo_url: null,
  language: null,
  time_zone: null,
  last_login_at: null,
};

export const interpreterPerson: SessionUser = {
  ...clientPerson,
  id: '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0002',
  email: 'interpreter@dragoman.example',
  first_name: 'Ines',
  last_name: 'Interpreter',
  group_id: 200,
  role: 'interpreter',
  roles: ['interpreter'],
};
