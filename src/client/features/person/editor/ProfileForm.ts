import { z } from 'zod';

const Certification = z.object({
  /** of the line in the form; of an entry that is stored it is its id */
  key: z.string(),
  name: z.string(),
  issuingBody: z.string(),
  /** YYYY-MM-DD or empty */
  date: z.string(),
});
export type CertificationForm = z.infer<typeof Certification>;

const Experience = z.object({
  key: z.string(),
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  /** empty while it goes on */
  endDate: z.string(),
  isCurrent: z.boolean(),
  description: z.string(),
});
export type ExperienceForm = z.infer<typeof Experience>;

const PriceRow = z.object({ language: z.string(), prices: z.record(z.string(), z.string()) });
export type PriceRow = z.infer<typeof PriceRow>;

/** An interpreter's profile as it is typed: numbers are text until they are sent. */
export const ProfileForm = z.object({
  first_name: z.string(),
  last_name: z.string(),
  aka: z.string(),
  nativeLanguage: z.string(),
  location: z.string(),
  description: z.string(),
  translationTools: z.string(),
  yearsExperience: z.string(),
  isFullTimeTranslator: z.boolean(),
  pricePerHour: z.string(),
  startingPricePerWord: z.string(),
  languages: z.array(z.string()),
  /** how well, by language */
  levels: z.record(z.string(), z.string()).default({}),
  offersInterpretation: z.boolean(),
  verticals: z.array(z.string()),
  /** typed and not added to the others yet; saving adds it */
  newVertical: z.string().default(''),
  prices: z.array(PriceRow),
  university: z.boolean(),
  ongoingLearning: z.boolean(),
  associations: z.boolean(),
  certificates: z.boolean(),
  educationText: z.string(),
  certifications: z.array(Certification),
  experience: z.array(Experience),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

type KeysOf<Value> = {
  [Key in keyof ProfileForm]: ProfileForm[Key] extends Value ? Key : never;
}[keyof ProfileForm];
export type TextKey = Exclude<KeysOf<string>, 'newVertical'>;
export type FlagKey = KeysOf<boolean>;
