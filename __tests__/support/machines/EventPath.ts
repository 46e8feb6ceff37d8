import type { CaseEvent } from './CaseEvent';

/** A way through a flow, before it is walked: where it begins and what happens then. */
export interface EventPath {
  start: string;
  happenings: readonly CaseEvent[];
}
