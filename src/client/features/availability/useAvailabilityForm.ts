import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import { useUpdateAvailabilityMutation } from '../../api/availabilityApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { AvailabilityRecord, updateAvailability } from '../../../shared/contract/bookings/availability';
import { joinNights, splitNights } from '../../../shared/domain/time/nightHours';
import { failureText } from '../../i18n/failureText';
import { usePersistentState } from '../../ui/page/usePersistentState';
import { useToast } from '../../ui/popups/useToast';

/** As it is typed: a time may still be missing. */
const DRAFT = AvailabilityRecord.extend({
  weeklyHours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  daysOff: z.array(z.object({ first: z.string(), last: z.string() })),
});

type Codes = Record<string, string>;

/** The draft, what the contract objects to in it, and saving it once. Nothing that was typed is lost by a failure. */
export function useAvailabilityForm(saved: AvailabilityRecord, ownZone: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const formId = useId();
  const [update] = useUpdateAvailabilityMutation();
  const [draft, setDraft, forget] = usePersistentState({
    place: 'availability',
    schema: DRAFT,
    start: begun(saved, ownZone),
  });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<Codes>({});
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const codes = attempt > 0 ? { ...refused, ...codesOf(draft) } : {};
  const problems = Object.fromEntries(Object.entries(codes).map(([path, code]) => [path, wordsFor(code)]));
  const idOf = (path: string) => `${formId}_${path}`;

  function wordsFor(code: string): string {
    if (code === 'doubled') return t('availability.errors.doubled');
    return t(code === 'end_before_start' ? 'availability.errors.order' : 'availability.errors.missing');
  }

  const save = async () => {
    setFailure('');
    setAttempt((before) => before + 1);
    if (isUnderWay.current || Object.keys(codesOf(draft)).length > 0) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      setDraft(shown(await update(kept(draft)).unwrap()));
      forget();
      setAttempt(0);
      toast.success({ title: t('availability.saved'), text: t('availability.saveHint') });
    } catch (problem) {
      setFailure(failureText(problem, t));
      setAttempt((before) => before + 1);
      if (isApiError(problem)) {
        setRefused(codesByPlace(draft, problem.issues));
      }
    }
    isUnderWay.current = false;
    setIsSending(false);
  };

  return {
    draft,
    change: (changes: Partial<AvailabilityRecord>) => {
      setRefused({});
      setDraft({ ...draft, ...changes });
    },
    problems,
    formId,
    idOf,
    summary: {
      problems: Object.entries(problems).map(([path, text]) => ({ id: idOf(path), text })),
      failure,
      attempt,
    },
    save: () => void save(),
    isSending,
    isChanged: JSON.stringify(draft) !== JSON.stringify(begun(saved, ownZone)),
    discard: () => {
      setDraft(begun(saved, ownZone));
      forget();
      setAttempt(0);
      setFailure('');
    },
  };
}

const shown = (record: AvailabilityRecord): AvailabilityRecord => ({
  ...record,
  weeklyHours: joinNights(record.weeklyHours),
});

/** Nothing of it was ever saved, so nobody is listed, or booked, by it. */
export function isUnsaved({ weeklyHours, daysOff, gapMinutes, noticeMinutes }: AvailabilityRecord): boolean {
  return weeklyHours.length + daysOff.length + gapMinutes + noticeMinutes === 0;
}

/** The form's first values: the saved ones, or a working week in the device's zone as a proposal. */
function begun(saved: AvailabilityRecord, ownZone: string): AvailabilityRecord {
  if (!isUnsaved(saved)) return shown(saved);
  const weeklyHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
  return { ...saved, timeZone: ownZone, weeklyHours };
}

const kept = (draft: AvailabilityRecord): AvailabilityRecord => ({
  ...draft,
  weeklyHours: splitNights(draft.weeklyHours).map(({ hours }) => hours),
});

/** The contract's own rules, by path. */
function codesOf(draft: AvailabilityRecord): Codes {
  const checked = updateAvailability.request.safeParse(kept(draft));
  if (checked.success) return {};
  const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
  return codesByPlace(draft, issues);
}

/** A night is saved as two parts; a problem of either is shown at the row that was typed. */
function codesByPlace(draft: AvailabilityRecord, issues: readonly { path: string; code: string }[]): Codes {
  const parts = splitNights(draft.weeklyHours);
  const codes = issues.map(({ path, code }) => {
    const [list, place = '', ...rest] = path.split('.');
    const row = list === 'weeklyHours' ? parts[Number(place)]?.place : undefined;
    return [row === undefined ? path : [list, row, ...rest].join('.'), code] as const;
  });
  return Object.fromEntries(codes);
}
