import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, TypedPassword } from '../base/fields';

const PREFIX = '/v2/api/account/sign_ins' as const;

/** The device that somebody signed in with. */
export const DeviceFields = {
  browser: z.string().nullable().describe('such as "Firefox"; null where it did not say, or is not known'),
  operating_system: z.string().nullable().describe('such as "Android"; null where it is not known'),
};

/** A place where a person is signed in. */
export const SignIn = z.object({
  id: Id,
  ...DeviceFields,
  signed_in_at: Instant.describe('when it began'),
  last_used_at: Instant.describe(
    'when it was last renewed: whoever uses it does so within every quarter of an hour',
  ),
  is_current: z.boolean().describe('the one that asks'),
});
export type SignIn = z.infer<typeof SignIn>;

/** Nobody's list is longer; `endOtherSignIns` ends those beyond it too. */
export const MOST_SIGN_INS = 100;

export const getSignIns = defineEndpoint({
  name: 'getSignIns',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'signedIn',
  summary: 'Where one is signed in: this device first, then the ones used last, a hundred at most',
  request: emptyRequest,
  data: z.array(SignIn),
  refusals: [],
});

const password = TypedPassword.describe("the caller's password");

export const endSignIn = defineEndpoint({
  name: 'endSignIn',
  method: 'POST',
  path: `${PREFIX}/end`,
  access: 'signedIn',
  summary: 'Sign out one of one’s devices, from its next call on; one that is signed out already stays so',
  request: z.object({ id: Id.describe('of one of one’s own'), password }),
  data: z.null(),
  refusals: ['WRONG_CURRENT_PASSWORD', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const endOtherSignIns = defineEndpoint({
  name: 'endOtherSignIns',
  method: 'POST',
  path: `${PREFIX}/end_others`,
  access: 'signedIn',
  summary: 'Sign out all of one’s devices but the one that asks, from their next call on',
  request: z.object({ password }),
  data: z.null(),
  refusals: ['WRONG_CURRENT_PASSWORD', 'TOO_MANY_REQUESTS'],
});
