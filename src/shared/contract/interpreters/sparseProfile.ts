import { z } from 'zod';
import { AtOnce } from './interpreterRecord';

/** Whatever is missing, or not what it should be, is null: one bad field must not take the rest with it. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

const Text = maybe(z.string());
const Amount = maybe(z.number().min(0));
const Flag = maybe(z.boolean());

/**
 * A detailed profile as navigation state brings it to the read-only screen (specification, section 2): of any
 * build, so of any shape. `filledProfile` fills the gaps.
 */
export const SparseProfile = z.object({
  uuid: maybe(z.uuid()),
  email: Text,
  publishedAt: Text,
  atOnce: maybe(AtOnce.unwrap()),
  personalInfo: maybe(
    z.object({ name: Text, aka: Text, nativeLanguage: Text, location: Text, profileImageUrl: Text }),
  ),
  professionalInfo: maybe(
    z.object({
      credibilityLevel: maybe(z.number().min(1).max(4)),
      yearsExperience: Amount,
      clientReferences: Amount,
      isFullTimeTranslator: Flag,
      pricePerHour: Amount,
      startingPricePerWord: Amount,
      ranking: Amount,
      languages: maybe(z.array(z.string())),
    }),
  ),
  verticals: maybe(z.array(z.object({ name: Text }))),
  profile: maybe(z.object({ description: Text, translationTools: Text })),
  pricing: maybe(z.object({ interpretation: maybe(z.record(z.string(), z.record(z.string(), z.number()))) })),
  servicesOffered: maybe(z.object({ interpretation: Flag })),
  education: maybe(
    z.object({ university: Flag, ongoingLearning: Flag, associations: Flag, certificates: Flag, text: Text }),
  ),
  certifications: maybe(z.array(z.object({ id: Text, name: Text, issuingBody: Text, date: Text }))),
  experience: maybe(
    z.array(
      z.object({ id: Text, title: Text, company: Text, startDate: Text, endDate: Text, description: Text }),
    ),
  ),
});
export type SparseProfile = z.infer<typeof SparseProfile>;
