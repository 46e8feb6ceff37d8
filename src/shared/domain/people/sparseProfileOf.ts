import { type FilledInterpreter, experienceYears } from './interpreterDefaults';
import type { SparseProfile } from './filledProfile';

/** An interpreter from a list, for the read-only profile to show before the whole of it has come. */
export function sparseProfileOf(interpreter: FilledInterpreter): SparseProfile {
  return {
    uuid: interpreter.uuid,
    atOnce: interpreter.atOnce,
    personalInfo: { name: interpreter.name, profileImageUrl: interpreter.imageUrl },
    professionalInfo: {
      credibilityLevel: interpreter.rating,
      yearsExperience: experienceYears(interpreter.experience ?? '')?.years,
      clientReferences: interpreter.reviewCount,
      pricePerHour: interpreter.pricePerHour,
      startingPricePerWord: interpreter.pricePerWord,
      languages: [...interpreter.languages],
    },
    verticals: interpreter.verticals.map((name) => ({ name })),
    profile: { description: interpreter.description },
  };
}
