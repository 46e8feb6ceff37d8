import type { Module } from '../../domain/people/modules';

/**
 * Which area of the product a call belongs to, by its path or how that begins. Calls about oneself belong to none, being found by clients
 * among them. Without bookings one asks for none and accepts none; what was asked for or agreed stays open to both sides, to be
 * seen, met in, withdrawn and cancelled.
 */
const PLACES: readonly (readonly [place: string, module: Module])[] = [
  ['/v2/api/client/client/add', 'bookings'],
  ['/v2/api/client/client/update', 'bookings'],
  ['/v2/api/booking/accept', 'bookings'],
  ['/v2/api/call/candidates', 'bookings'],
  ['/v2/api/call/start', 'bookings'],
  ['/v2/api/call/ask_more', 'bookings'],
  ['/v2/api/call/accept', 'bookings'],
  ['/v2/api/interpretator/interpreter/add', 'profile'],
  ['/v2/api/interpretator/interpreter/update', 'profile'],
  ['/v2/api/credential/get', 'profile'],
  ['/v2/api/credential/add', 'profile'],
  ['/v2/api/credential/update', 'profile'],
  ['/v2/api/credential/remove', 'profile'],
  ['/v2/api/message/', 'messages'],
  ['/v2/api/availability/', 'availability'],
  ['/v2/api/student/edu/', 'quiz'],
  ['/v2/api/linkedin/', 'resume'],
];

export function moduleOf(path: string): Module | null {
  const isIn = (place: string) => path === place || (place.endsWith('/') && path.startsWith(place));
  return PLACES.find(([place]) => isIn(place))?.[1] ?? null;
}
