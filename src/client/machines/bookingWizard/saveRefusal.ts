import type { ApiError } from '../../../shared/contract/base/apiError';
import type { FieldIssue } from '../../../shared/contract/base/errors';
import { PriceChangedDetails, WrongStatusDetails } from '../../../shared/contract/base/refusalDetails';
import { isHolding } from '../../../shared/domain/booking/bookingLife';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { BookingDetails, type DetailsField } from './bookingDetails';
import type { ChosenInterpreter } from './chosenInterpreter';
import { inFormOrder, type DetailsIssue } from './detailsIssues';

/** Why the last save did not succeed. `INTERRUPTED` is a save whose answer never reached this page. */
export interface SaveRefusal {
  code: ApiError['code'] | 'INTERRUPTED';
  /** HTTP status, 0 where there was no answer */
  status: number;
  /** the server's words, empty where there are none */
  message: string;
  /** what the server added to help the person go on (`contract/refusalDetails.ts`) */
  data: unknown;
}

export const INTERRUPTED: SaveRefusal = { code: 'INTERRUPTED', status: 0, message: '', data: null };

export function saveRefusal({ code, status, message, data }: ApiError): SaveRefusal {
  return { code, status, message, data };
}

/** Nothing comes of the refused request any more, so the same details can only mean a new one. */
export function isRequestOver(refusal: SaveRefusal | null): boolean {
  const details = WrongStatusDetails.safeParse(refusal?.data);
  return details.success && !isHolding(details.data.status);
}

/** The server's objections to fields of the form; others are left out. */
export function issuesOfRefusal({ issues }: ApiError): DetailsIssue[] {
  return inFormOrder(
    issues.flatMap(({ path, code }: FieldIssue) => {
      const field = fieldAt(path);
      return field ? [{ field, code }] : [];
    }),
  );
}

function fieldAt(path: string): DetailsField | null {
  const head = path.split('.')[0] ?? '';
  if (head === 'interpreter_id' || head === 'selectedInterpreter') return 'interpreter_id';
  return Object.hasOwn(BookingDetails.shape, head) ? (head as DetailsField) : null;
}

/** The interpreter at the price that the server named, or nobody where it named none: then they are chosen again. */
export function atNewPrice(interpreter: ChosenInterpreter | null, error: ApiError): ChosenInterpreter | null {
  const price = PriceChangedDetails.safeParse(error.data);
  if (!interpreter || !price.success) return null;
  return { ...interpreter, pricePerHourCents: centsFromEuros(price.data.pricePerHour) };
}
