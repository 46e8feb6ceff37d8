import type { AtOnceTerms } from '../booking/atOnce';
import { INTERPRETER_DEFAULTS, said } from './interpreterDefaults';
import { DEFAULT_VERTICAL } from './verticals';

type Maybe<Value> = Value | null | undefined;

/** A detailed profile of which anything may be missing, as navigation state may bring it. Prices are euros. */
export interface SparseProfile {
  uuid?: Maybe<string>;
  email?: Maybe<string>;
  publishedAt?: Maybe<string>;
  atOnce?: Maybe<AtOnceTerms>;
  personalInfo?: Maybe<{
    name?: Maybe<string>;
    aka?: Maybe<string>;
    nativeLanguage?: Maybe<string>;
    location?: Maybe<string>;
    profileImageUrl?: Maybe<string>;
  }>;
  professionalInfo?: Maybe<{
    credibilityLevel?: Maybe<number>;
    yearsExperience?: Maybe<number>;
    clientReferences?: Maybe<number>;
    isFullTimeTranslator?: Maybe<boolean>;
    pricePerHour?: Maybe<number>;
    startingPricePerWord?: Maybe<number>;
    ranking?: Maybe<number>;
    languages?: Maybe<string[]>;
  }>;
  verticals?: Maybe<{ name?: Maybe<string> }[]>;
  profile?: Maybe<{ description?: Maybe<string>; translationTools?: Maybe<string> }>;
  pricing?: Maybe<{ interpretation?: Maybe<Record<string, Record<string, number>>> }>;
  servicesOffered?: Maybe<{ interpretation?: Maybe<boolean> }>;
  education?: Maybe<{
    university?: Maybe<boolean>;
    ongoingLearning?: Maybe<boolean>;
    associations?: Maybe<boolean>;
    certificates?: Maybe<boolean>;
    text?: Maybe<string>;
  }>;
  certifications?: Maybe<
    { id?: Maybe<string>; name?: Maybe<string>; issuingBody?: Maybe<string>; date?: Maybe<string> }[]
  >;
  experience?: Maybe<
    {
      id?: Maybe<string>;
      title?: Maybe<string>;
      company?: Maybe<string>;
      startDate?: Maybe<string>;
      endDate?: Maybe<string>;
      description?: Maybe<string>;
    }[]
  >;
}

/**
 * The same profile with every gap filled, as the read-only profile shows it: prices, rating and description by the
 * list's defaults, so that card and profile agree; what has no default, and what is null because the interpreter did
 * not say it, is null and shown as 'N/A'.
 */
export function filledProfile({
  personalInfo,
  professionalInfo: work,
  verticals,
  profile,
  pricing,
  servicesOffered,
  education,
  ...rest
}: SparseProfile) {
  const prices = pricing?.interpretation ?? {};
  const fields = (verticals ?? []).flatMap(({ name }) => text(name) ?? []);
  const languages = work?.languages?.length ? work.languages : Object.keys(prices);
  return {
    id: rest.uuid ?? null,
    email: text(rest.email),
    publishedAt: rest.publishedAt ?? null,
    /** null: answers each request */
    atOnce: rest.atOnce ?? null,
    name: text(personalInfo?.name),
    alias: text(personalInfo?.aka),
    nativeLanguage: text(personalInfo?.nativeLanguage),
    location: text(personalInfo?.location),
    imageUrl: text(personalInfo?.profileImageUrl),
    /** null: nobody rated yet */
    credibility: said(work?.credibilityLevel, INTERPRETER_DEFAULTS.rating),
    years: work?.yearsExperience ?? null,
    referenceCount: work?.clientReferences ?? 0,
    isFullTime: work?.isFullTimeTranslator ?? false,
    pricePerHour: work?.pricePerHour ?? INTERPRETER_DEFAULTS.pricePerHour,
    pricePerWord: said(work?.startingPricePerWord, INTERPRETER_DEFAULTS.pricePerWord),
    rank: work?.ranking ?? null,
    languages,
    verticals: fields.length > 0 ? fields : [DEFAULT_VERTICAL],
    description:
      profile?.description === null ? null : (text(profile?.description) ?? INTERPRETER_DEFAULTS.description),
    tools: text(profile?.translationTools),
    prices,
    offersInterpretation: servicesOffered?.interpretation ?? true,
    education: {
      university: education?.university ?? false,
      ongoingLearning: education?.ongoingLearning ?? false,
      associations: education?.associations ?? false,
      certificates: education?.certificates ?? false,
      text: text(education?.text),
    },
    certifications: rest.certifications ?? [],
    experience: rest.experience ?? [],
  };
}
export type FilledProfile = ReturnType<typeof filledProfile>;

function text(given: Maybe<string>): string | null {
  return given?.trim() || null;
}

/**
 * A label of the price table as the specification cleans it: 'HINDI ' is removed, and countries are written out. Where
 * nothing but the country would be left, as of `HINDI (IN)`, Hindi is the language itself and stays.
 */
export function cleanPriceLabel(label: string): string {
  const shorter = label.replaceAll('HINDI ', '');
  const named = /^\s*(\([^)]*\)\s*)?$/.test(shorter) ? label : shorter;
  return named.replaceAll('(US)', '(USA)').replaceAll('(IN)', '(INDIA)');
}
