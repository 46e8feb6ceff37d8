import { mergeLists, same } from './mergeLists';
import type { ProfileForm } from './ProfileForm';

export interface MergedForm {
  form: ProfileForm;
  /** what was changed on both sides, and differently; it stands in `form` as in `mine` */
  clashes: (keyof ProfileForm)[];
}

/**
 * Lays what a person has changed since `base` over what is stored by now, so that two windows do not undo each
 * other's work.
 */
export function mergeForms(mine: ProfileForm, base: ProfileForm, stored: ProfileForm): MergedForm {
  const form = { ...stored };
  const clashes: (keyof ProfileForm)[] = [];
  const take = <Key extends keyof ProfileForm>(key: Key) => {
    if (same(mine[key], base[key])) return;
    form[key] = mine[key];
    if (!same(stored[key], base[key]) && !same(stored[key], mine[key])) clashes.push(key);
  };
  const merge = <Key extends ListKey>(key: Key) => {
    const keyOf = KEY_OF[key] as (entry: ProfileForm[Key][number]) => string;
    if (same(mine[key], base[key])) return;
    if (same(stored[key], base[key])) {
      // Nobody else touched it: the order is one's own as well.
      form[key] = mine[key];
      return;
    }
    const { list, isClash } = mergeLists<ProfileForm[Key][number]>(mine[key], base[key], stored[key], keyOf);
    form[key] = list as ProfileForm[Key];
    if (isClash) clashes.push(key);
  };
  for (const key of Object.keys(stored) as (keyof ProfileForm)[]) {
    if (isList(key)) merge(key);
    else take(key);
  }
  return { form, clashes };
}

const itself = (name: string) => name;
const KEY_OF = {
  languages: itself,
  verticals: itself,
  prices: ({ language }: ProfileForm['prices'][number]) => language,
  certifications: ({ key }: ProfileForm['certifications'][number]) => key,
  experience: ({ key }: ProfileForm['experience'][number]) => key,
};
type ListKey = keyof typeof KEY_OF;

const isList = (key: keyof ProfileForm): key is ListKey => key in KEY_OF;
