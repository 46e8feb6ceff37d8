import { useEffect } from 'react';
import { messageApi } from '../../api/messageApi';
import { selectUserId } from '../../store/authSlice';
import { type AppStore, useAppStore } from '../../store/store';
import type { DeliveryNews } from '../../machines/messageDelivery/messageDeliverySetup';
import { openDelivery } from './openDelivery';

/** The one delivery of the page; what waits is delivered while anything that uses it is shown. */
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
  const listeners = new Set<(news: DeliveryNews) => void>();
  const { sendMessage } = messageApi.endpoints;
  const delivery = openDelivery({
    storage: store.storage,
    userId: () => selectUserId(store.getState()),
    send: (message) => store.dispatch(sendMessage.initiate(message, { track: false })),
    page: window,
    tell: (news) => listeners.forEach((listener) => listener(news)),
  });
  store.subscribe(delivery.followOwner);
  return {
    delivery,
    /** Tells the listener what became of messages that had to wait, until what this answers is called. */
    hear: (listener: (news: DeliveryNews) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
