import { z } from 'zod';

/** Where data would reside, if it were for this screen to say. */
export const REGIONS = ['eu', 'us', 'latam', 'apac'] as const;
export type Region = (typeof REGIONS)[number];

const StoredSettings = z
  .object({
    userId: z.string(),
    fullName: z.string(),
    email: z.string(),
    isLinkWanted: z.boolean(),
    region: z.enum(REGIONS).nullable(),
  })
  .partial({ fullName: true, email: true, isLinkWanted: true, region: true });

export type ProfileSettings = Omit<Required<z.infer<typeof StoredSettings>>, 'userId'>;

/** Wiped at sign-out, like everything that is not in `KEPT_KEYS`. A password is never among it. */
const KEY = 'profileSettings';

/** The settings of a person in the browser's storage; what cannot be read is as if it were not there. */
export const profileSettingsStorage = {
  read(storage: Storage, userId: string): Partial<ProfileSettings> {
    try {
      const { userId: owner, ...settings } = StoredSettings.parse(JSON.parse(storage.getItem(KEY) ?? ''));
      return owner === userId ? settings : {};
    } catch {
      return {};
    }
  },
  /** A full or closed storage costs the settings, nothing else. */
  write(storage: Storage, userId: string, settings: ProfileSettings): void {
    try {
      storage.setItem(KEY, JSON.stringify({ userId, ...settings }));
    } catch {
      storage.removeItem(KEY);
    }
  },
};
