import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdatePersonalInfoMutation } from '../../../api/accountApi';
import {
  useAddInterpreterProfileMutation,
  useUpdateInterpreterProfileMutation,
} from '../../../api/interpreterApi';
import { isApiError } from '../../../contract/apiError';
import type { InterpreterProfile } from '../../../contract/interpreterProfile';
import type { SessionUser } from '../../../contract/sessionUser';
import { refusalText } from '../../../ui/refusalText';
import { useToast } from '../../../ui/useToast';
import { PROFILE_TOAST_SECONDS } from '../profileToastSeconds';
import { changeOfForm } from './changeOfForm';
import type { ProfileForm } from './ProfileForm';
import type { ProfileProblems } from './profileProblems';

interface Names {
  first_name: string;
  last_name: string;
}

type Outcome =
  { profile: InterpreterProfile; names: Names } | { profile: null; problems: ProfileProblems; text: string };

/** Sends a form: the name to the account, the rest to the profile, which is published by the first time. */
export function useProfileSaving({ publishedAt }: InterpreterProfile, user: SessionUser) {
  const { t } = useTranslation();
  const toast = useToast();
  const [rename] = useUpdatePersonalInfoMutation();
  const [add] = useAddInterpreterProfileMutation();
  const [update] = useUpdateInterpreterProfileMutation();
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (form: ProfileForm): Promise<Outcome> => {
    const names = { first_name: form.first_name.trim(), last_name: form.last_name.trim() };
    if (names.first_name !== user.first_name || names.last_name !== user.last_name) {
      await rename(names).unwrap();
    }
    const change = changeOfForm(form);
    const call = publishedAt === null ? add : update;
    const profile = await call(change)
      .unwrap()
      .catch((error: unknown) => {
        // Another tab has published it meanwhile.
        if (isApiError(error) && error.code === 'PROFILE_EXISTS') return update(change).unwrap();
        throw error;
      });
    return { profile, names };
  };

  const save = async (form: ProfileForm): Promise<Outcome> => {
    if (isUnderWay.current) return { profile: null, problems: {}, text: '' };
    isUnderWay.current = true;
    setIsSaving(true);
    try {
      const outcome = await send(form);
      toast.success({ title: t('person.updated'), seconds: PROFILE_TOAST_SECONDS });
      return outcome;
    } catch (error) {
      const issues = isApiError(error) ? error.issues : [];
      const problems = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
      return { profile: null, problems, text: refusalText(error, t) };
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  };

  return { isSaving, save };
}
