import { useState } from 'react';
import { isApiError } from '../../../shared/contract/base/apiError';
import { refusalText } from '../../i18n/failureText';
import type { FormRefusal } from '../../i18n/formRefusalOf';
import { useTranslation } from '../../i18n/useTranslation';
import type { ChangedFact, ChangedRecordNoteProps } from './ChangedRecordNote';

interface SeenRecord<RecordType, Parts> {
  /** null: a new one */
  start: RecordType | null;
  /** the name of what is typed, for a reload */
  about: string;
  /** what a save names as seen */
  partsOf: (record: RecordType) => Parts;
  /** the same for people */
  factsOf: (record: RecordType) => readonly { label: string; text: string }[];
  /** the record that is there now */
  read: () => Promise<RecordType | undefined>;
}

/** A form's record as it was shown, which its save names; and where that is refused, what another one changed of it. */
export function useSeenRecord<RecordType, Parts>({
  start,
  about,
  partsOf,
  factsOf,
  read,
}: SeenRecord<RecordType, Parts>) {
  const { t } = useTranslation();
  const [record, setRecord] = useState(start);
  const [refused, setRefused] = useState<{ present: RecordType; title: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // what was typed over another record is not laid over this one
  const [place] = useState(() => `${about} ${start ? JSON.stringify(partsOf(start)) : ''}`);

  const changesOf = (was: RecordType, is: RecordType): ChangedFact[] => {
    const before = factsOf(was);
    return factsOf(is).flatMap(({ label, text }, index) =>
      text === before[index]?.text ? [] : [{ label, after: text, before: before[index]?.text ?? '' }],
    );
  };

  /** Reads the record again where a save was refused for it; null where the refusal is about something else. */
  const refusalOf = async (error: unknown): Promise<FormRefusal<never> | null> => {
    if (record === null || !isApiError(error) || error.code !== 'CHANGED_MEANWHILE') return null;
    const present = await read().catch(() => undefined);
    if (present === undefined) return null;
    if (changesOf(record, present).length === 0) {
      setRecord(present);
      return null;
    }
    setRefused({ present, title: refusalText(error, t) });
    setAttempt((before) => before + 1);
    return { text: '', problems: {} };
  };

  /** For `ChangedRecordNote`. `takeOver` lays what changed under what was typed; the next save names it as seen. */
  const noteFor = (takeOver: (was: RecordType, is: RecordType) => void): ChangedRecordNoteProps | null => {
    if (record === null || refused === null) return null;
    const { present, title } = refused;
    const onSeen = () => {
      takeOver(record, present);
      setRecord(present);
      setRefused(null);
    };
    return { title, attempt, changes: changesOf(record, present), onSeen };
  };

  return { record, seen: record === null ? {} : { seen: partsOf(record) }, place, refusalOf, noteFor };
}

/** What was typed; where nothing was, what is there now. */
export function typedOver(typed: string, was: string, is: string): string {
  return typed === was ? is : typed;
}

/** What is there now, but for what was taken out here, and with what was added here. */
export function chosenOver<Item>(
  chosen: readonly Item[],
  was: readonly Item[],
  is: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const has = (items: readonly Item[], item: Item) => items.some((each) => keyOf(each) === keyOf(item));
  return [
    ...is.filter((item) => has(chosen, item) || !has(was, item)),
    ...chosen.filter((item) => !has(was, item) && !has(is, item)),
  ];
}
