import { z } from 'zod';
import { Refusal, successOf } from '../../../src/shared/contract/base/envelope';
import { ERROR_CODES, ERROR_STATUS } from '../../../src/shared/contract/base/errors';

describe('the envelope', () => {
  it('of a success holds result, message and data', () => {
    const envelope = successOf(z.array(z.number()));
    expect(envelope.parse({ result: true, message: 'Done', data: [1], user: 'beside' })).toEqual({
      result: true,
      message: 'Done',
      data: [1],
    });
    expect(envelope.safeParse({ result: false, message: 'Done', data: [1] }).success).toBe(false);
    expect(envelope.safeParse({ result: true, message: 'Done' }).success).toBe(false);
  });

  it('of a refusal holds a code that is known, and perhaps the fields that are wrong', () => {
    const refusal = { result: false, message: 'No', code: 'SLOT_TAKEN', data: null };
    expect(Refusal.parse(refusal)).toEqual(refusal);
    expect(Refusal.safeParse({ ...refusal, code: 'NO_SUCH_CODE' }).success).toBe(false);
    expect(Refusal.safeParse({ ...refusal, errors: [{ path: 'a', code: 'odd', message: '' }] }).success).toBe(
      false,
    );
  });

  it('bears a status that tells a "no" from a lost session and from a failure', () => {
    for (const code of ERROR_CODES)
      expect([200, 400, 401, 403, 404, 405, 409, 411, 413, 415, 422, 429, 500, 503]).toContain(
        ERROR_STATUS[code],
      );
    const at = (status: number) => ERROR_CODES.filter((code) => ERROR_STATUS[code] === status);
    expect(at(200)).toContain('WRONG_CREDENTIALS');
    expect(at(401)).toEqual(['UNAUTHENTICATED']);
  });
});
