import { memoryStorage } from '../../../src/client/store/browserStorage';
import { readSession, wipeStorage, writeSession, writeUser } from '../../../src/client/store/storedSession';
import { clientPerson, interpreterPerson } from '../../support/people';

test('strings are stored as they are, lists and objects as JSON', () => {
  const storage = memoryStorage();
  writeSession(storage, {
    token: 'the.token',
    user: { ...interpreterPerson, roles: ['interpreter', 'institute_admin'] },
  });
  expect(storage.getItem('authToken')).toBe('the.token');
  expect(storage.getItem('groupId')).toBe('200');
  expect(storage.getItem('userName')).toBe('Ines Interpreter');
  expect(storage.getItem('userRoles')).toBe('["interpreter","institute_admin"]');
  expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual({
    first_name: 'Ines',
    last_name: 'Interpreter',
    email: interpreterPerson.email,
    role: 'interpreter',
    photo_url: null,
  });
});

test('the token is written after everything else, for it is what other tabs wait for', () => {
  const storage = memoryStorage();
  const written: string[] = [];
  const watched = { ...storage, setItem: (key: string) => void written.push(key) };
  writeSession(watched, { token: 't', user: clientPerson });
  expect(written.at(-1)).toBe('authToken');
  expect(written).toHaveLength(7);
});

test('a renamed person keeps the token', () => {
  const storage = memoryStorage();
  writeSession(storage, { token: 't', user: clientPerson });
  writeUser(storage, { ...clientPerson, first_name: 'Clarissa' });
  expect(storage.getItem('userName')).toBe('Clarissa Client');
  expect(readSession(storage).token).toBe('t');
});

test.each([
  ['plain', 'abc', 'abc'],
  ['quoted', '"abc"', 'abc'],
  ['empty', '', null],
  ['nothing but quotes', '""', null],
])('a %s value is read without quotes', (_kind, stored, read) => {
  const storage = memoryStorage();
  storage.setItem('authToken', stored);
  storage.setItem('userId', stored);
  expect(readSession(storage)).toEqual({ token: read, userId: read });
});

test('an empty storage holds no session', () => {
  expect(readSession(memoryStorage())).toEqual({ token: null, userId: null });
});

test('wiping leaves language and colour mode, and nothing else', () => {
  const storage = memoryStorage();
  writeSession(storage, { token: 't', user: clientPerson });
  for (const key of ['language', 'colorMode', 'bookingDraft', 'layout', 'anything'])
    storage.setItem(key, key);
  wipeStorage(storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()).toEqual([
    'colorMode',
    'language',
  ]);
});
