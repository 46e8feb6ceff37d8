import { useEffect } from 'react';
import { messageApi } from '../../api/messageApi';
import { selectUserId } from '../../slices/authSlice';
import { type AppStore, useAppStore } from '../../store';
import { createDelivery } from './createDelivery';
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
  const { sendMessage } = messageApi.endpoints;
  const delivery = createDelivery({
    outbox,
    userId: () => selectUserId(store.getState()),
    send: (message) => store.dispatch(sendMessage.initiate(message, { track: false })),
    page: window,
  });
  store.subscribe(delivery.followOwner);
  return { outbox, delivery };
}
