import type { AtOnceTerms } from '../booking/atOnce';
import { CURRENCY, DEFAULT_HOURLY_PRICE_CENTS, eurosFromCents } from '../money/money';

/** How the wire says years of work: '1 year', '12+ years'. */
const PATTERN = /^(\d+)(\+?) years?$/;

/** An interpreter's record where it says nothing (specification, section 3, "Defaults when missing"). */
export const INTERPRETER_DEFAULTS = {
  /** euros */
  pricePerWord: 0.2,
  /** euros */
  pricePerHour: eurosFromCents(DEFAULT_HOURLY_PRICE_CENTS),
  rating: 4,
  reviewCount: 1,
  languages: ['English', 'Spanish'],
  experience: '5+ years',
  certification: 'Certified Interpreter',
  description: 'General interpretation services',
} as const;

/** An interpreter's list record as the wire brings it: everything under `fields` may be missing. */
interface SparseInterpreter {
  id: string;
  uuid: string;
  email: string;
  fields: {
    personalInfo?: { name?: string; profileImageUrl?: string | null };
    profile?: { description?: string };
    professionalInfo?: {
      startingPricePerWord?: number | null;
      pricePerHour?: number;
      credibilityLevel?: number | null;
      clientReferences?: number;
      languages?: string[];
      experience?: string | null;
      certifications?: string[] | null;
    };
    verticals?: { name: string }[];
  };
  atOnce?: AtOnceTerms | undefined;
}

/** The same interpreter with every gap filled, ready to be shown. Prices are euros. */
export interface FilledInterpreter {
  id: string;
  uuid: string;
  email: string;
  /** empty where the record has none; the screen has the word for that */
  name: string;
  imageUrl: string | null;
  description: string;
  /** null: not said, as below */
  pricePerWord: number | null;
  pricePerHour: number;
  currency: typeof CURRENCY;
  rating: number | null;
  reviewCount: number;
  languages: readonly string[];
  experience: string | null;
  certifications: readonly string[];
  verticals: readonly string[];
  /** how they confirm requests at once; left out for those who answer each */
  atOnce?: AtOnceTerms | undefined;
}

/** Fills the gaps of a record. Blank texts and empty lists count as missing; a zero or a null does not. */
export function withInterpreterDefaults(record: SparseInterpreter): FilledInterpreter {
  const { personalInfo, profile, professionalInfo, verticals } = record.fields;
  return {
    id: record.id,
    uuid: record.uuid,
    email: record.email,
    name: personalInfo?.name?.trim() ?? '',
    imageUrl: personalInfo?.profileImageUrl || null,
    description: profile?.description?.trim() || INTERPRETER_DEFAULTS.description,
    pricePerWord: said(professionalInfo?.startingPricePerWord, INTERPRETER_DEFAULTS.pricePerWord),
    pricePerHour: professionalInfo?.pricePerHour ?? INTERPRETER_DEFAULTS.pricePerHour,
    currency: CURRENCY,
    rating: said(professionalInfo?.credibilityLevel, INTERPRETER_DEFAULTS.rating),
    reviewCount: professionalInfo?.clientReferences ?? INTERPRETER_DEFAULTS.reviewCount,
    languages: filled(professionalInfo?.languages) ?? INTERPRETER_DEFAULTS.languages,
    experience:
      professionalInfo?.experience === null
        ? null
        : professionalInfo?.experience?.trim() || INTERPRETER_DEFAULTS.experience,
    certifications:
      professionalInfo?.certifications === null
        ? []
        : (filled(professionalInfo?.certifications) ?? [INTERPRETER_DEFAULTS.certification]),
    verticals: (verticals ?? []).map(({ name }) => name),
    ...(record.atOnce && { atOnce: record.atOnce }),
  };
}

/** A value that is there or was left open; the default where the record lacks it. */
export function said<Value>(value: Value | null | undefined, byDefault: Value): Value | null {
  return value === undefined ? byDefault : value;
}

function filled<Item>(list: Item[] | undefined): Item[] | undefined {
  return list?.length ? list : undefined;
}

/** The number in a record's `experience`, so that it can be said in any language; null where it is free text. */
export function experienceYears(experience: string): { years: number; isMore: boolean } | null {
  const [, years, plus] = PATTERN.exec(experience) ?? [];
  return years === undefined ? null : { years: Number(years), isMore: plus === '+' };
}
