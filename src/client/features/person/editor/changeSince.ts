import { changeOfForm, type ProfileChange } from './changeOfForm';
import { same } from './mergeLists';
import type { ProfileForm } from './ProfileForm';

/** The difference between a form and the stored profile, in the call's terms: the call leaves alone what it does not name. */
export function changeSince(stored: ProfileForm, form: ProfileForm): ProfileChange {
  return differing(changeOfForm(stored), changeOfForm(form), SECTIONS);
}

/** Sections whose fields the call takes one by one; it replaces the others whole. */
const SECTIONS: readonly string[] = [
  'personalInfo',
  'professionalInfo',
  'profile',
  'servicesOffered',
  'education',
];

function differing<Value extends object>(
  before: Value,
  now: Value,
  sections: readonly string[],
): Partial<Value> {
  const changed = Object.entries(now).flatMap(([key, value]) => {
    const old: unknown = before[key as keyof Value];
    if (same(old, value)) return [];
    return [[key, sections.includes(key) ? differing(old as object, value as object, []) : value] as const];
  });
  return Object.fromEntries(changed) as Partial<Value>;
}
