import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Email, TypedPassword } from '../base/fields';
import { Session, SessionUser } from './sessionUser';

/** Area "User" of the specification, section 7. */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/v2/api/user/login',
  access: 'anyone',
  summary: 'Sign in with address and password; sets the refresh cookie',
  request: z.object({ email: Email, password: TypedPassword }),
  data: Session,
  refusals: ['WRONG_CREDENTIALS', 'NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
});

export const whoAmI = defineEndpoint({
  name: 'whoAmI',
  method: 'POST',
  path: '/v2/api/user/who_am_i',
  access: 'signedIn',
  summary: 'The person that the token stands for; `user` is repeated beside `result`',
  request: emptyRequest,
  data: z.object({
    result: z.literal(true).describe('the token stands for somebody'),
    user: SessionUser.describe('who is signed in'),
  }),
  refusals: [],
});

export const renewToken = defineEndpoint({
  name: 'renewToken',
  method: 'POST',
  path: '/v2/api/user/token',
  access: 'cookie',
  summary: 'Renew the access token with the refresh cookie, which is replaced by a new one',
  request: emptyRequest,
  data: Session,
  refusals: ['TOO_MANY_REQUESTS'],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: '/v2/api/user/sign_out',
  access: 'signedIn',
  summary: 'End this session: its access token and refresh cookie stop working at once',
  request: emptyRequest,
  data: z.null(),
  refusals: [],
});
