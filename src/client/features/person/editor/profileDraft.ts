import { z } from 'zod';
import { draftStorage } from '../draftStorage';
import { ProfileForm } from './ProfileForm';

export const ProfileDraft = z.object({
  form: ProfileForm,
  /** what was stored when it was begun; what differs from it was typed */
  base: ProfileForm.optional(),
  /** what came from a résumé */
  marks: z.array(z.string()),
  /** the résumé's name */
  fileName: z.string(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const profileDraft = draftStorage('profileDraft', ProfileDraft);
