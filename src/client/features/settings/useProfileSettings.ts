import { useState } from 'react';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { useAppStore } from '../../store/store';
import { type ProfileSettings, profileSettingsStorage } from './profileSettingsStorage';

/** A person's settings on this device; their account's own name and address until then. */
export function useProfileSettings({ id, first_name, last_name, email }: SessionUser) {
  const { storage } = useAppStore();
  const [settings, setSettings] = useState<ProfileSettings>(() => ({
    fullName: `${first_name} ${last_name}`.trim(),
    email,
    isLinkWanted: false,
    region: null,
    ...profileSettingsStorage.read(storage, id),
  }));
  const change = (changes: Partial<ProfileSettings>) => {
    // Another window may have set something else meanwhile.
    const changed = { ...settings, ...profileSettingsStorage.read(storage, id), ...changes };
    setSettings(changed);
    profileSettingsStorage.write(storage, id, changed);
  };
  return { settings, change };
}
