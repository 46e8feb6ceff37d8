import type { Module } from '../../domain/people/modules';

/** Which area of the product a call belongs to, by how its path begins; calls about oneself belong to none. */
const PREFIXES: readonly (readonly [prefix: string, module: Module])[] = [
  ['/v2/api/client/client/', 'bookings'],
  ['/v2/api/booking/', 'bookings'],
  ['/v2/api/call/', 'bookings'],
  ['/v2/api/room/', 'bookings'],
  ['/v2/api/interpretator/interpreter/get_records_by_interpreter', 'bookings'],
  ['/v2/api/interpretator/interpreter/add', 'profile'],
  ['/v2/api/interpretator/interpreter/update', 'profile'],
  ['/v2/api/listing/get', 'profile'],
  ['/v2/api/listing/change', 'profile'],
  ['/v2/api/credential/get', 'profile'],
  ['/v2/api/credential/add', 'profile'],
  ['/v2/api/credential/update', 'profile'],
  ['/v2/api/credential/remove', 'profile'],
  ['/v2/api/review/of_booking', 'bookings'],
  ['/v2/api/review/waiting', 'bookings'],
  ['/v2/api/review/leave', 'bookings'],
  ['/v2/api/review/answer', 'bookings'],
  ['/v2/api/message/', 'messages'],
  ['/v2/api/availability/', 'availability'],
  ['/v2/api/student/edu/', 'quiz'],
  ['/v2/api/linkedin/', 'resume'],
];

export function moduleOf(path: string): Module | null {
  return PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}
