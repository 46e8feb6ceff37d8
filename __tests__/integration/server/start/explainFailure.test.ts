import { SettingsError } from '../../../../src/server/platform/settings/environment';
import { explainFailure } from '../../../../src/server/start/explainFailure';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, address: '::1', ...more });

describe('why the server did not start', () => {
  it.each([
    [new SettingsError(['PORT must be a number.']), 'Dragoman cannot start:\n  - PORT must be a number.'],
    [
      failure('EADDRINUSE', { port: 3000 }),
      '::1:3000 is in use. Stop what uses it, or choose another port, such as PORT=3001.',
    ],
    [
      failure('EACCES', { port: 80 }),
      '::1:80 may not be opened by this user. Choose a port above 1023, such as PORT=3000.',
    ],
    [failure('EADDRNOTAVAIL', { port: 80 }), '::1 is no address of this machine. Set HOST to one that is.'],
    [
      Object.assign(new AggregateError([failure('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
      'The database cannot be reached (ECONNREFUSED). Check DATABASE_URL.',
    ],
    [
      Object.assign(new Error('password authentication failed for user "ada"'), { code: '28P01' }),
      'The database does not let Dragoman in: password authentication failed for user "ada". Check DATABASE_URL.',
    ],
    ['a thrown text', "'a thrown text'"],
    [{ errno: 51 }, '{ errno: 51 }'],
    [null, 'null'],
  ])('is told so that one knows what to do: %s', (error, told) => {
    expect(explainFailure(error)).toBe(told);
  });

  it('is told whole where it is a surprise', () => {
    expect(explainFailure(new Error('surprise'))).toMatch(/^Error: surprise\n +at /);
    expect(explainFailure(failure('EACCES', { path: '/data' }))).toContain('EACCES');
  });
});
