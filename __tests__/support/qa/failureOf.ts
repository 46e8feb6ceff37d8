import type { Failure } from './holdCalls';
import type { Scene } from './Scene';

const WITHOUT_A_TRACE: readonly Failure[] = ['aborted', '500', 'malformed'];
const EVERY: readonly Failure[] = [...WITHOUT_A_TRACE, 'answer lost'];

/** Each path meets another failure of the network, the same one whenever it is walked. */
export function failureOf(
  { number }: Pick<Scene, 'number'>,
  { isTraceless = false }: { isTraceless?: boolean } = {},
): Failure {
  const failures = isTraceless ? WITHOUT_A_TRACE : EVERY;
  return failures[number % failures.length] ?? 'aborted';
}
