import { useDeliveryToasts } from './useDeliveryToasts';

/** Delivers what waits; shows nothing but the toasts that tell of it. */
export function Delivery() {
  useDeliveryToasts();
  return null;
}
