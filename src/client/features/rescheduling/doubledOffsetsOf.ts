import type { ApiError } from '../../../shared/contract/base/apiError';
import { ClockChangeDetails } from '../../../shared/contract/base/refusalDetails';

/** The two offsets of an hour that happens twice that day, where a time was refused because of that; otherwise none. */
export function doubledOffsetsOf(problem: ApiError | null): readonly string[] {
  const isDoubled = problem?.issues.some(({ code }) => code === 'time_doubled');
  const details = isDoubled ? ClockChangeDetails.safeParse(problem?.data).data : undefined;
  return details && 'offsets' in details ? details.offsets : [];
}
