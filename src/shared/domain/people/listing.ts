import { MIN_PROFILE_LANGUAGES } from './profileRules';

/** How well somebody has a language, best first; C2 to B2 are levels of the Common European Framework of Reference. */
export const LANGUAGE_LEVELS = ['native', 'C2', 'C1', 'B2'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/**
 * An interpreter's way to clients: only who is listed is found and asked. `draft` → `in_review` → `listed` ⇄ `paused`;
 * `refused` is a draft again with any change.
 */
export const LISTING_STATES = ['draft', 'in_review', 'listed', 'paused', 'refused'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** The interpreter's own step; the admin's decision is another matter. */
export const LISTING_ACTIONS = ['publish', 'take_back', 'pause', 'resume'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/** The reviewer of a complete profile before clients see it: an admin, or nobody. */
export const LISTING_REVIEWS = ['admin', 'none'] as const;
export type ListingReview = (typeof LISTING_REVIEWS)[number];

/** The parts that a profile needs before it is published, in the order in which they are asked for. */
export const LISTING_PARTS = [
  'name',
  'languages',
  'levels',
  'price',
  'field',
  'description',
  'zone',
  'hours',
] as const;
export type ListingPart = (typeof LISTING_PARTS)[number];

/** In characters as people count them. */
export const MIN_LISTED_DESCRIPTION = 80;
export const MAX_LISTING_REASON = 500;

export interface ListingFacts {
  name: string;
  languages: readonly { level: LanguageLevel | null }[];
  /** euro cents; null where none is set */
  hourlyPriceCents: number | null;
  fieldCount: number;
  description: string | null;
  timeZone: string | null;
  /** stretches of the week in which they work */
  weeklyHoursCount: number;
}

export function missingParts(facts: ListingFacts): ListingPart[] {
  const has: Record<ListingPart, boolean> = {
    name: facts.name.trim() !== '',
    languages: facts.languages.length >= MIN_PROFILE_LANGUAGES,
    levels: facts.languages.length > 0 && facts.languages.every(({ level }) => level !== null),
    price: facts.hourlyPriceCents !== null && facts.hourlyPriceCents > 0,
    field: facts.fieldCount > 0,
    description: [...(facts.description ?? '').trim()].length >= MIN_LISTED_DESCRIPTION,
    zone: facts.timeZone !== null,
    hours: facts.weeklyHoursCount > 0,
  };
  return LISTING_PARTS.filter((part) => !has[part]);
}

/** Where an action leads; null where the state does not know it. */
export function listingAfter(
  state: ListingState,
  action: ListingAction,
  review: ListingReview,
): ListingState | null {
  if (action === 'publish' && state === 'draft') return review === 'none' ? 'listed' : 'in_review';
  if (action === 'take_back' && state === 'in_review') return 'draft';
  if (action === 'pause' && state === 'listed') return 'paused';
  if (action === 'resume' && state === 'paused') return 'listed';
  return null;
}

/**
 * Where a change of the profile, the hours or the name leads: out of a refusal, and back to a draft where it took
 * something away that a listing must have. Who was listed before these rules came stays so.
 */
export function listingAfterChange(
  state: ListingState,
  { wasComplete, isComplete }: { wasComplete: boolean; isComplete: boolean },
): ListingState {
  if (state === 'refused') return 'draft';
  return wasComplete && !isComplete ? 'draft' : state;
}
