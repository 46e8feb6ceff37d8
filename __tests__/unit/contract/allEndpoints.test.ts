import { z } from 'zod';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { ERROR_CODES } from '../../../src/shared/contract/base/errors';

/** Of the specification's section 7 and product.md section 5, letter for letter. */
const SPECIFIED_PATHS: Record<string, string> = {
  login: '/v2/api/user/login',
  whoAmI: '/v2/api/user/who_am_i',
  renewToken: '/v2/api/user/token',
  registerUser: '/v2/api/user/register',
  verifyCode: '/v2/api/user/verify_code',
  regenerateCode: '/v2/api/user/regenerate_code',
  requestMagicCode: '/v2/api/user/request_magic_code',
  verifyMagicCode: '/v2/api/user/verify_magic_code',
  redeemMagicToken: '/v2/api/user/magic_token',
  resetPassword: '/v2/api/user/reset_password',
  changePassword: '/v2/api/user/update_default_password',
  getPersonalInfo: '/v2/api/user/personal_info',
  updatePersonalInfo: '/v2/api/user/update_info',
  requestSubscription: '/v1/api/public/public/sign_up',
  confirmSubscription: '/v1/api/public/public/sign_up/validate',
  requestPreferences: '/v1/api/public/public/preferences',
  changePreferences: '/v1/api/public/public/preferences/validate',
  removeSubscription: '/v1/api/public/public/sign_up/remove',
  getSettings: '/v1/api/app/setting/data',
  createSetting: '/v1/api/app/setting/create',
  updateSetting: '/v1/api/app/setting/update',
  manageSettings: '/v1/api/app/setting/manage',
  getSetting: '/v1/api/app/setting/get_setting',
  getSettingsConfig: '/v1/api/app/setting/config',
  getQuiz: '/v2/api/student/edu/quiz/get',
  submitQuiz: '/v2/api/student/edu/quiz/submit',
  getQuizResult: '/v2/api/student/edu/quiz/result',
  getQuizLeaders: '/v2/api/open/quiz/leaders',
  getQuizDemo: '/v2/api/open/quiz/demo',
  getInterpreters: '/v2/api/interpretator/interpreter/get',
  getInterpreterRecords: '/v2/api/interpretator/interpreter/get_records_by_interpreter',
  getClientRecords: '/v2/api/client/client/get_records_by_client_id',
  getBooking: '/v2/api/client/client/get',
  addBooking: '/v2/api/client/client/add',
  updateBooking: '/v2/api/client/client/update',
};

describe('the calls of the contract', () => {
  it('are spelled as the specification spells them', () => {
    const paths = Object.fromEntries(ALL_ENDPOINTS.map(({ name, path }) => [name, path]));
    expect(paths).toMatchObject(SPECIFIED_PATHS);
  });

  it('have a name and an address of their own', () => {
    for (const key of ['name', 'path'] as const) {
      expect(new Set(ALL_ENDPOINTS.map((endpoint) => endpoint[key])).size).toBe(ALL_ENDPOINTS.length);
    }
  });

  it.each(ALL_ENDPOINTS)('$name is named by verb and noun, told in words, and posts', (endpoint) => {
    expect(endpoint.name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
    expect(endpoint.summary).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(['POST', 'PUT']).toContain(endpoint.method);
    for (const code of endpoint.refusals) expect(ERROR_CODES).toContain(code);
  });

  it.each(ALL_ENDPOINTS)('$name can be told as a JSON schema, for the reference', ({ request, data }) => {
    expect(z.toJSONSchema(request, { io: 'input' })).toHaveProperty('$schema');
    expect(z.toJSONSchema(data, { io: 'output' })).toHaveProperty('$schema');
  });

  it.each(ALL_ENDPOINTS)('$name takes no payload and no answer that is anything', ({ request, data }) => {
    expect(request.safeParse(Symbol('anything')).success).toBe(false);
    expect(data.safeParse(Symbol('anything')).success).toBe(false);
  });
});
