/** The parts of a whole profile, in the order in which the editor asks for them. */
export const PROFILE_PARTS = [
  'picture',
  'nativeLanguage',
  'location',
  'description',
  'yearsExperience',
  'languages',
  'pricePerHour',
  'verticals',
  'prices',
  'education',
  'certifications',
  'experience',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** A profile, stored or just typed; what is not known is null or missing. */
export interface ProfileFacts {
  hasPicture: boolean;
  personalInfo?: { nativeLanguage?: string | null; location?: string | null };
  professionalInfo?: {
    yearsExperience?: number | null;
    pricePerHour?: number | null;
    languages?: readonly string[];
  };
  profile?: { description?: string | null };
  verticals?: readonly unknown[];
  pricing?: { interpretation: Readonly<Record<string, Readonly<Record<string, number>>>> };
  education?: Readonly<Record<string, boolean | string | null | undefined>>;
  certifications?: readonly unknown[];
  experience?: readonly unknown[];
}

export interface ProfileCompleteness {
  /** 0 to 100; 100 only when nothing is missing */
  percent: number;
  missing: ProfilePart[];
}

/** How whole a profile is: every part counts the same. */
export function profileCompleteness(profile: ProfileFacts): ProfileCompleteness {
  const has = partsOf(profile);
  const missing = PROFILE_PARTS.filter((part) => !has[part]);
  const share = 1 - missing.length / PROFILE_PARTS.length;
  return { percent: Math.floor(share * 100), missing };
}

function partsOf(profile: ProfileFacts): Record<ProfilePart, boolean> {
  const { personalInfo, professionalInfo, pricing, education } = profile;
  const isSaid = (text: string | null | undefined) => (text ?? '').trim() !== '';
  const isKnown = (value: number | null | undefined) => typeof value === 'number';
  return {
    picture: profile.hasPicture,
    nativeLanguage: isSaid(personalInfo?.nativeLanguage),
    location: isSaid(personalInfo?.location),
    description: isSaid(profile.profile?.description),
    yearsExperience: isKnown(professionalInfo?.yearsExperience),
    languages: (professionalInfo?.languages?.length ?? 0) > 1,
    pricePerHour: isKnown(professionalInfo?.pricePerHour),
    verticals: hasAny(profile.verticals),
    prices: Object.values(pricing?.interpretation ?? {}).some((prices) => Object.keys(prices).length > 0),
    education: Object.values(education ?? {}).some(Boolean),
    certifications: hasAny(profile.certifications),
    experience: hasAny(profile.experience),
  };
}

const hasAny = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;

/** Whether somebody has a face to show, or is asked for one. */
export function hasPhoto(person: { photo_url: string | null }): boolean {
  return person.photo_url !== null && person.photo_url !== '';
}
