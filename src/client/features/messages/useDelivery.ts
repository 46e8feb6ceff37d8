import { useEffect } from 'react';
import { messageApi } from '../../api/messageApi';
import { selectUserId } from '../../store/authSlice';
import { type AppStore, useAppStore } from '../../store/store';
import { createDelivery, type DeliveryNews } from './createDelivery';
import { createOutbox } from './createOutbox';

/** The one outbox of the page; what it holds is delivered while anything that uses it is shown. */
export function useDelivery() {
  const place = placeOf(useAppStore());
  useEffect(() => place.delivery.follow(), [place]);
  return place;
}

const places = new WeakMap<AppStore, ReturnType<typeof openPlace>>();

function placeOf(store: AppStore) {
  const known = places.get(store);
  if (known) return known;
  const place = openPlace(store);
  places.set(store, place);
  return place;
}

function openPlace(store: AppStore) {
  const outbox = createOutbox(store.storage);
  const listeners = new Set<(news: DeliveryNews) => void>();
  const { sendMessage } = messageApi.endpoints;
  const delivery = createDelivery({
    outbox,
    userId: () => selectUserId(store.getState()),
    send: (message) => store.dispatch(sendMessage.initiate(message, { track: false })),
    page: window,
    tell: (news) => listeners.forEach((listener) => listener(news)),
  });
  store.subscribe(delivery.followOwner);
  return {
    outbox,
    delivery,
    /** Tells the listener what became of messages that had to wait, until what this answers is called. */
    hear: (listener: (news: DeliveryNews) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
