import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import { useLazyGetAvailabilityQuery, useUpdateAvailabilityMutation } from '../../api/availabilityApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { AvailabilityRecord, updateAvailability } from '../../../shared/contract/bookings/availability';
import { joinNights, splitNights } from '../../../shared/domain/time/nightHours';
import { failureText } from '../../i18n/failureText';
import { usePersistentState } from '../../ui/page/usePersistentState';
import { useToast } from '../../ui/popups/useToast';
import { withOwnChanges } from './withOwnChanges';

/** As it is typed: a time may still be missing. */
const DRAFT = AvailabilityRecord.extend({
  weeklyHours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  daysOff: z.array(z.object({ first: z.string(), last: z.string() })),
  /** over what it is typed; what an older page kept does not say */
  seen: AvailabilityRecord.optional(),
});

type Codes = Record<string, string>;

/**
 * The draft, what the contract objects to in it, and saving it once. Nothing that was typed is lost by a failure. Until
 * something is typed it is what is saved, as that changes.
 */
export function useAvailabilityForm(saved: AvailabilityRecord, ownZone: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const formId = useId();
  const [update] = useUpdateAvailabilityMutation();
  const [read] = useLazyGetAvailabilityQuery();
  const [typed, setTyped, forget] = usePersistentState<z.infer<typeof DRAFT> | null>({
    place: 'availability',
    schema: DRAFT.nullable(),
    start: null,
  });
  /** the answer of a save, until what is saved was read again */
  const [answer, setAnswer] = useState<{ record: AvailabilityRecord; before: AvailabilityRecord } | null>(
    null,
  );
  const present = answer?.before === saved ? answer.record : saved;
  const { seen, ...draft } = typed ?? { ...begun(present, ownZone), seen: present };
  /** there by now, where a save was refused for it */
  const [unseen, setUnseen] = useState<AvailabilityRecord | null>(null);
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

  const readPresent = () =>
    read()
      .unwrap()
      .catch(() => null);

  const save = async () => {
    setFailure('');
    setUnseen(null);
    setAttempt((before) => before + 1);
    if (isUnderWay.current || Object.keys(codesOf(draft)).length > 0) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      setAnswer({ record: await update({ ...kept(draft), seen }).unwrap(), before: saved });
      setTyped(null);
      forget();
      setAttempt(0);
      toast.success({ title: t('availability.saved'), text: t('availability.saveHint') });
    } catch (problem) {
      if (isApiError(problem)) {
        setRefused(codesByPlace(draft, problem.issues));
        if (problem.code === 'CHANGED_MEANWHILE') setUnseen(await readPresent());
      }
      setFailure(failureText(problem, t));
      setAttempt((before) => before + 1);
    }
    isUnderWay.current = false;
    setIsSending(false);
  };

  return {
    draft,
    change: (changes: Partial<AvailabilityRecord>) => {
      setRefused({});
      const next = { ...draft, ...changes };
      setTyped(isSame(next, begun(present, ownZone)) ? null : { ...next, seen });
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
    isChanged: !isSame(draft, begun(present, ownZone)),
    discard: () => {
      setTyped(null);
      forget();
      setAttempt(0);
      setFailure('');
      setUnseen(null);
    },
    /** null where nothing was refused for it, or the form shows it already */
    showPresent:
      typed === null || unseen === null || seen === undefined
        ? null
        : () => {
            const over = withOwnChanges(begun(seen, ownZone), begun(unseen, ownZone), draft);
            setTyped({ ...over, seen: unseen });
            setFailure('');
            setUnseen(null);
            setAttempt(0);
          },
  };
}

const isSame = (one: AvailabilityRecord, other: AvailabilityRecord) =>
  JSON.stringify(one) === JSON.stringify(other);

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
