import { useEffect, useRef } from 'react';
import type { ProfileForm } from './ProfileForm';
import type { ProfileEditing } from './useProfileForm';

type ListKey = 'certifications' | 'experience';

/** Adding, changing and removing the entries of a list; the focus goes where the person goes on. */
export function useEntries<Key extends ListKey>({ form, set, newKey }: ProfileEditing, list: Key) {
  type Entry = ProfileForm[Key][number];
  const entries = form[list] as Entry[];
  const section = useRef<HTMLDivElement>(null);
  const wanted = useRef<'last' | 'add' | null>(null);
  const put = (changed: Entry[]) => set(list, changed as ProfileForm[Key]);

  useEffect(() => {
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    if (wanted.current === 'last') find('fieldset:last-of-type input')?.focus();
    if (wanted.current === 'add') find('.dr-editor-addEntry')?.focus();
    wanted.current = null;
  }, [entries.length]);

  return {
    entries,
    section,
    add: (empty: Omit<Entry, 'key'>) => {
      put([...entries, { ...empty, key: newKey() } as Entry]);
      wanted.current = 'last';
    },
    change: (index: number, changes: Partial<Entry>) =>
      put(entries.map((entry, place) => (place === index ? { ...entry, ...changes } : entry))),
    remove: (index: number) => {
      put(entries.filter((_, place) => place !== index));
      wanted.current = 'add';
    },
  };
}
