import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dragomanApi } from '../../../src/client/api/base/dragomanApi';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { startTestServer, type TestServer } from '../../support/testServer';

type Method = 'POST' | 'PUT';
type Line = readonly [area: string, prefix: string, calls: string, method?: Method];

/** Section 7 of the specification, line by line as it is spelled there. All calls are POST unless noted. */
const SPECIFICATION: readonly Line[] = [
  [
    'User',
    '/v2/api/user/',
    'login, register, who_am_i, reset_password, update_default_password, token, magic_token, personal_info, ' +
      'verify_code, regenerate_code, request_magic_code, verify_magic_code, get_headshot, update_headshot',
  ],
  ['User', '/v2/api/user/', 'update_info', 'PUT'],
  ['Admin', '/v2/api/admin/', 'all_users, role/add_update, role/get'],
  [
    'Admin',
    '/v1/api/admin/',
    'businesses_list, business_users, team_listing, module_listing, invite_associate',
  ],
  ['Student and open', '/v2/api/student/edu/', 'quiz/get, quiz/submit, quiz/result'],
  ['Student and open', '/v2/api/open/', 'quiz/leaders, quiz/demo, ping'],
  ['Resume', '/v2/api/linkedin/', 'parse_resume, getUserResumeDetails'],
  [
    'App and help',
    '/v1/api/app/',
    'setting/data, setting/create, setting/update, setting/manage, setting/get_setting, setting/config',
  ],
  ['App and help', '/v1/api/user/', 'help/toc, help/file/get_md'],
  [
    'App and help',
    '/v1/api/public/public/',
    'sign_up, sign_up/validate, preferences, preferences/validate, sign_up/remove',
  ],
  [
    'Interpreter',
    '/v2/api/interpretator/interpreter/',
    'get_by_uuid, get, add, update, get_records_by_interpreter',
  ],
  ['Client', '/v2/api/client/client/', 'get_records_by_client_id, get, add, update'],
];

const CALLS = SPECIFICATION.flatMap(([area, prefix, calls, method = 'POST']) =>
  calls.split(', ').map((call) => ({ area, method, path: prefix + call })),
);

const API_FOLDER = join(__dirname, '../../../src/client/api');

describe('the calls of the specification, section 7', () => {
  let server: TestServer;
  const hooks = new Set<string>();
  beforeAll(async () => {
    server = await startTestServer();
    for (const file of readdirSync(API_FOLDER).filter((name) => name.endsWith('Api.ts'))) {
      const area = (await import(join(API_FOLDER, file))) as Record<string, unknown>;
      for (const name of Object.keys(area).filter((each) => each.startsWith('use'))) hooks.add(name);
    }
  });
  afterAll(() => server.close());

  it('are 53, each once', () => {
    expect(CALLS).toHaveLength(53);
    expect(new Set(CALLS.map(({ path }) => path)).size).toBe(53);
  });

  it.each(CALLS)(
    '$area: $method $path is in the contract, on the server and in the client',
    ({ method, path }) => {
      const endpoint = ALL_ENDPOINTS.find((each) => each.path === path);
      expect(endpoint?.method).toBe(method);
      expect(server.app.hasRoute({ method, url: path })).toBe(true);
      const name = endpoint?.name ?? '';
      expect(Object.keys(dragomanApi.endpoints)).toContain(name);
      const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      expect(hooks.has(`${hook}Query`) || hooks.has(`${hook}Mutation`)).toBe(true);
    },
  );

  it.each(CALLS)(
    '$method $path is answered by what it is for, never by "not found"',
    async ({ method, path }) => {
      const answer = await server.app.inject({
        method,
        url: path,
        headers: { 'content-type': 'application/json' },
        payload: '[]',
      });
      expect([200, 400, 401]).toContain(answer.statusCode);
    },
  );
});
