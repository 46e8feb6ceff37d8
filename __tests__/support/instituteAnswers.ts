import { http, type HttpHandler, type HttpResponse } from 'msw';
import { succeeds } from './answers';
import {
  aMember,
  anEntry,
  anInvitation,
  aTeam,
  CLINIC,
  COURT,
  pageOfRows,
  ROLES,
  theAdmin,
} from './anInstitute';
import { anInstituteHome } from './anInstituteHome';
import { areaServer } from './areaServer';

export type Body = Record<string, unknown>;

/** Answers a call from its body. */
export const call = (path: string, answer: (body: Body) => Response): HttpHandler =>
  http.post(
    `*${path}`,
    async ({ request }) => answer((await request.json()) as Body) as HttpResponse<string>,
  );

/** An institute as its calls tell it; what was sent to a call is remembered, and a test lays its own answers over it. */
export function instituteAnswers() {
  const server = areaServer();
  const sent: { path: string; body: Body }[] = [];
  const told = (path: string, answer: (body: Body) => unknown) =>
    call(path, (body) => {
      sent.push({ path, body });
      return succeeds(answer(body));
    });
  beforeEach(() => {
    sent.length = 0;
    server.answers(
      told('/admin/all_users', ({ requested_tier: waits }) =>
        pageOfRows(waits ? [] : [theAdmin, aMember(2, { business: COURT.name, business_id: COURT.id })]),
      ),
      told('/admin/home', () => anInstituteHome()),
      told('/listing/waiting', () => []),
      told('/credential/waiting', () => []),
      told('/admin/role/get', () => ROLES),
      told('/admin/businesses_list', () => [CLINIC, COURT]),
      told('/admin/business_users', () => pageOfRows([aMember(2, { business: COURT.name })])),
      told('/admin/team_listing', () => [aTeam()]),
      told('/admin/module_listing', () => [
        { key: 'bookings', groups: [100, 200], roles: ['institute_admin', 'Dispatcher'], people: 2 },
      ]),
      told('/admin/invitation/list', () => [anInvitation()]),
      told('/admin/problem/list', () => []),
      told('/review/institute', () => ({ items: [], total: 0, pageSize: 20 })),
      told('/admin/audit/get', () => pageOfRows([anEntry(1)])),
      told('/admin/role/add_update', () => ROLES),
      told('/admin/business/save', () => COURT),
      told('/admin/team/save', () => aTeam()),
      told('/admin/invite_associate', () => anInvitation()),
      told('/admin/invitation/withdraw', () => null),
      told('/admin/sign_ins/end', () => null),
      told('/admin/tier/decide', () => aMember(3)),
    );
  });
  return {
    ...server,
    bodiesOf: (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body),
  };
}
