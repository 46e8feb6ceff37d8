import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session, SessionUser } from '../../shared/contract/account/sessionUser';
import type { StoredSession } from './storedSession';

/**
 * `identifying`: a token is stored, and who_am_i has not yet said whose. `ended`: there was a session a moment ago,
 * so the person is led to the root page instead of the sign-in form. `leaving`: the server is being told that the
 * person signs out, and nothing else is asked of it meanwhile.
 */
export type AuthStatus = 'signedOut' | 'identifying' | 'signedIn' | 'leaving' | 'ended';

/**
 * Why a session ended, where the person is to be told on the page that they are led to. `notIdentified`: the token
 * stands for nobody that the product knows, so the person is led to the sign-in form.
 */
export type SignOutReason = 'accountDeleted' | 'notIdentified';

export interface AuthState extends StoredSession {
  user: SessionUser | null;
  status: AuthStatus;
  signOutReason?: SignOutReason;
}

export function authStateOf(stored: StoredSession): AuthState {
  return { ...stored, user: null, status: stored.token === null ? 'signedOut' : 'identifying' };
}

const authSlice = createSlice({
  name: 'auth',
  initialState: authStateOf({ token: null, userId: null }),
  reducers: {
    /** Signed in, or renewed. */
    sessionStarted: (state, { payload: { token, user } }: PayloadAction<Session>): AuthState => ({
      token,
      user,
      userId: user.id,
      status: state.status === 'leaving' && state.userId === user.id ? 'leaving' : 'signedIn',
    }),
    userIdentified: (state, { payload: user }: PayloadAction<SessionUser>) => {
      if (state.token === null || state.status === 'leaving') return;
      Object.assign(state, { user, userId: user.id, status: 'signedIn' });
    },
    departureBegun: (state) => {
      if (state.token !== null) state.status = 'leaving';
    },
    /** Name, picture or wishes of the person became different. */
    userAmended: (state, { payload: changes }: PayloadAction<Partial<SessionUser>>) => {
      if (state.user) Object.assign(state.user, changes);
    },
    sessionEnded: (
      state,
      { payload: signOutReason }: PayloadAction<SignOutReason | undefined>,
    ): AuthState => ({
      ...ended(state),
      ...(signOutReason && { signOutReason }),
      ...(signOutReason === 'notIdentified' && { status: 'signedOut' as const }),
    }),
    /** Another tab signed in, renewed or signed out; the storage is already as it left it. */
    sessionFollowed: (state, { payload }: PayloadAction<StoredSession>) => {
      if (payload.token === null) return ended(state);
      return payload.userId === state.userId && state.user ? { ...state, ...payload } : authStateOf(payload);
    },
    /** The person has been led away. */
    endAcknowledged: (state) => {
      if (state.status === 'ended') state.status = 'signedOut';
      delete state.signOutReason;
    },
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectUserId: ({ userId }) => userId,
    selectAuthStatus: ({ status }) => status,
    selectSignOutReason: ({ signOutReason }) => signOutReason,
    selectIsAuthenticated: ({ status }) => status === 'signedIn',
  },
});

function ended({ status }: AuthState): AuthState {
  const wasOpen = status === 'signedIn' || status === 'identifying' || status === 'leaving';
  return { token: null, user: null, userId: null, status: wasOpen ? 'ended' : status };
}

export const authReducer = authSlice.reducer;
export const {
  sessionStarted,
  userIdentified,
  userAmended,
  departureBegun,
  sessionEnded,
  sessionFollowed,
  endAcknowledged,
} = authSlice.actions;
export const { selectUser, selectUserId, selectAuthStatus, selectSignOutReason, selectIsAuthenticated } =
  authSlice.selectors;
