import { apiHost } from '../../api/base/apiHost';
import { readSince } from '../../api/base/takePrefetched';
import { applyLiveEvent } from '../../api/live/applyLiveEvent';
import { isInMeeting } from '../../api/room/roomNews';
import { watchedSlots } from '../../api/live/watchedSlots';
import { userApi } from '../../api/userApi';
import { followLive } from '../../entities/live/followLive';
import { selectIsAuthenticated } from '../../store/authSlice';
import type { AppStore } from '../../store/store';
import { setServerNow } from '../../ui/time/serverClock';
import { refreshNow } from '../../ui/time/useNow';
import { keepTickets } from '../device/keepTickets';
import { keepTokenFresh } from './keepTokenFresh';

/** Keeps the store in step with the server for as long as the page lives: by live news, and by a token that lives. */
export function keepInStep(store: AppStore): void {
  keepTokenFresh(store.tokens, window);
  keepTickets(store);
  followLive({
    host: apiHost(),
    tokens: store.tokens,
    isSignedIn: () => selectIsAuthenticated(store.getState()),
    subscribe: (changed) => store.subscribe(changed),
    watched: () => watchedSlots(store.getState()),
    onNews: (news) => {
      if ((news.type === 'ready' || news.type === 'beat') && news.now !== undefined) {
        setServerNow(news.now);
        refreshNow();
      }
      void store.dispatch(applyLiveEvent(news));
    },
    onRefused: () => void store.dispatch(askAgainWhoIsThere()),
    isMeeting: isInMeeting,
    page: window,
    readSince,
  });
}

/** A call that is refused ends the session by the one rule for that. */
const askAgainWhoIsThere = () =>
  userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false });
