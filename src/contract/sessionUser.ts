import { z } from 'zod';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../domain/groups';
import { INTERFACE_LANGUAGES } from '../domain/interfaceLanguages';
import { Email, Id, Instant } from './fields';

/** The person behind a session, as sign-in and `who_am_i` tell it. */
export const SessionUser = z.object({
  id: Id,
  email: Email,
  first_name: z.string(),
  last_name: z.string(),
  /** 100 client, 200 interpreter */
  group_id: z.union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)]),
  /** first of `roles`, or the group's name; the specification's `userInfo.role` */
  role: z.string(),
  roles: z.array(z.string()),
  photo_url: z.string().nullable(),
  language: z.enum(INTERFACE_LANGUAGES).nullable(),
  time_zone: z.string().nullable(),
  /** the sign-in before this one */
  last_login_at: Instant.nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const Session = z.object({
  /** access token for `Authorization: Bearer` */
  token: z.string(),
  user: SessionUser,
});
export type Session = z.infer<typeof Session>;
