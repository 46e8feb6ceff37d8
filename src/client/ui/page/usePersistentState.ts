import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { tabMemory } from '../buttons/tabMemory';

interface KeptState<Value> {
  /** names what the state is about */
  place: string;
  /** only what fits is found again */
  schema: z.ZodType<Value>;
  start: Value;
  /** leaving it without a reload forgets it: a dialog that was closed */
  forgetsWhenClosed?: boolean;
}

/** State that a reload finds again; the last of the answer forgets it. */
export function usePersistentState<Value>({
  place,
  schema,
  start,
  forgetsWhenClosed = false,
}: KeptState<Value>): [value: Value, set: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState(() => schema.safeParse(tabMemory.read(place)).data ?? start);
  useEffect(() => {
    if (!forgetsWhenClosed) return;
    return () => tabMemory.forget(place);
  }, [forgetsWhenClosed, place]);
  const set = (next: Value) => {
    tabMemory.keep(place, next);
    setValue(next);
  };
  return [value, set, () => tabMemory.forget(place)];
}
