import {
  authReducer,
  type AuthState,
  authStateOf,
  departureBegun,
  endAcknowledged,
  sessionEnded,
  sessionFollowed,
  sessionStarted,
  userIdentified,
} from '../../../src/client/store/authSlice';
import { clientPerson, interpreterPerson } from '../../support/people';

const nobody = authStateOf({ token: null, userId: null });
const unknown = authStateOf({ token: 'old', userId: clientPerson.id });
const client: AuthState = { token: 'old', userId: clientPerson.id, user: clientPerson, status: 'signedIn' };

test('without a token nobody is signed in; with one it is not known yet who is', () => {
  expect(nobody.status).toBe('signedOut');
  expect(unknown).toEqual({ token: 'old', userId: clientPerson.id, user: null, status: 'identifying' });
});

test('signing in tells who is there', () => {
  expect(authReducer(nobody, sessionStarted({ token: 'old', user: clientPerson }))).toEqual(client);
});

test('who_am_i tells whose the token is', () => {
  expect(authReducer(unknown, userIdentified(clientPerson))).toEqual(client);
});

test('an answer of who_am_i that comes after the end brings nobody back', () => {
  expect(authReducer(nobody, userIdentified(clientPerson))).toEqual(nobody);
});

test.each([
  ['known', client],
  ['not known yet', unknown],
] as const)('when a session ends whose person was %s, they are to be led away', (_who, state) => {
  expect(authReducer(state, sessionEnded())).toEqual({ ...nobody, status: 'ended' });
});

test('once led away, a person is signed out like everybody else', () => {
  expect(authReducer(authReducer(client, sessionEnded()), endAcknowledged())).toEqual(nobody);
  expect(authReducer(client, endAcknowledged())).toEqual(client);
});

test('who is leaving stays so until the end, whatever is answered or renewed meanwhile', () => {
  const leaving = authReducer(client, departureBegun());
  expect(leaving.status).toBe('leaving');
  expect(authReducer(leaving, userIdentified(clientPerson))).toEqual(leaving);
  const renewed = authReducer(leaving, sessionStarted({ token: 'new', user: clientPerson }));
  expect(renewed).toEqual({ ...leaving, token: 'new' });
  expect(authReducer(renewed, sessionEnded())).toEqual({ ...nobody, status: 'ended' });
  expect(authReducer(nobody, departureBegun())).toEqual(nobody);
});

test('where nobody was signed in, nobody has to be led away', () => {
  expect(authReducer(nobody, sessionEnded())).toEqual(nobody);
});

test('a token renewed by another tab is taken over without asking again who is there', () => {
  const followed = authReducer(client, sessionFollowed({ token: 'new', userId: clientPerson.id }));
  expect(followed).toEqual({ ...client, token: 'new' });
});

test('another person in another tab is asked for, and nothing of the first is kept', () => {
  const followed = authReducer(client, sessionFollowed({ token: 'new', userId: interpreterPerson.id }));
  expect(followed).toEqual({ token: 'new', userId: interpreterPerson.id, user: null, status: 'identifying' });
});

test('a sign-out in another tab ends the session here', () => {
  expect(authReducer(client, sessionFollowed({ token: null, userId: null })).status).toBe('ended');
});
