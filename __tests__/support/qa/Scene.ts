import type { Page } from 'playwright-core';
import type { CallGate } from './holdCalls';
import type { QaWorld } from './openWorld';

/** One walk in progress. */
export interface Scene {
  world: QaWorld;
  page: Page;
  /** of the path; what must differ between walks is made from it */
  number: number;
  /** names of what is still to happen, the present one not among them */
  ahead: readonly string[];
  /** the gate before the calls to one path of the server */
  gate: (path: string) => Promise<CallGate>;
}
