import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useUpdatePersonalInfoMutation } from '../../../api/accountApi';
import {
  useAddInterpreterProfileMutation,
  useLazyGetInterpreterProfileQuery,
  useUpdateInterpreterProfileMutation,
} from '../../../api/interpreterApi';
import { isApiError } from '../../../../shared/contract/base/apiError';
import type { InterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import { refusalText } from '../../../i18n/failureText';
import { useToast } from '../../../ui/popups/useToast';
import { PROFILE_TOAST_SECONDS } from '../UnsavedNote';
import { changeOfForm } from './changeOfForm';
import { changeSince } from './changeSince';
import { formOfProfile } from './formOfProfile';
import { mergeForms } from './mergeForms';
import { same } from './mergeLists';
import type { ProfileForm, TextKey } from './ProfileForm';
import type { ProfileProblems } from './profileProblems';
import type { TFunction } from 'i18next';
import { FORM_PATHS } from './formPaths';

type Outcome =
  | { stored: ProfileForm }
  /** not saved: somebody else changed the same; `form` is both together, `base` what is stored by now */
  | {
      stored: null;
      text: string;
      problems: ProfileProblems;
      merged?: { form: ProfileForm; base: ProfileForm };
    };

/**
 * Sends what was changed of a form: the name to the account, the rest to the profile, which is published by the first
 * time. What another window has stored meanwhile stays; where both changed the same, the person is asked first.
 */
export function useProfileSaving({ publishedAt, uuid }: InterpreterProfile) {
  const { t } = useTranslation();
  const toast = useToast();
  const [rename] = useUpdatePersonalInfoMutation();
  const [readStored] = useLazyGetInterpreterProfileQuery();
  const [add] = useAddInterpreterProfileMutation();
  const [update] = useUpdateInterpreterProfileMutation();
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  const publish = (form: ProfileForm) =>
    add(changeOfForm(form))
      .unwrap()
      .catch((error: unknown) => {
        // Another tab has published it meanwhile.
        if (isApiError(error) && error.code === 'PROFILE_EXISTS') return update(changeOfForm(form)).unwrap();
        throw error;
      });

  const send = async (typed: ProfileForm, base: ProfileForm): Promise<Outcome> => {
    const stored = formOfProfile(await readStored({ uuid }).unwrap(), base);
    const { form, clashes } = mergeForms(typed, base, stored);
    if (clashes.length > 0) {
      const fields = clashes.map((key) => labelOfKey(key, t)).join(t('common.comma'));
      const text = t('profileEditor.changedElsewhere', { fields });
      return { stored: null, text, problems: {}, merged: { form, base: stored } };
    }
    const names = { first_name: form.first_name.trim(), last_name: form.last_name.trim() };
    if (!same(names, { first_name: base.first_name, last_name: base.last_name }))
      await rename(names).unwrap();
    const isNew = publishedAt === null;
    const profile = await (isNew ? publish(form) : update(changeSince(stored, form)).unwrap());
    return { stored: formOfProfile(profile, names) };
  };

  const save = async (form: ProfileForm, base: ProfileForm): Promise<Outcome> => {
    if (isUnderWay.current) return { stored: null, problems: {}, text: '' };
    isUnderWay.current = true;
    setIsSaving(true);
    try {
      const outcome = await send(form, base);
      if (outcome.stored) toast.success({ title: t('person.updated'), seconds: PROFILE_TOAST_SECONDS });
      return outcome;
    } catch (error) {
      const issues = isApiError(error) ? error.issues : [];
      const problems = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
      return { stored: null, problems, text: refusalText(error, t) };
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  };

  return { isSaving, save };
}

/** The name of a part of the form, for a sentence about it. */
function labelOfKey(key: keyof ProfileForm, t: TFunction): string {
  switch (key) {
    case 'verticals':
    case 'prices':
    case 'certifications':
    case 'experience':
      return t(`profileEditor.sections.${key}`);
    case 'newVertical':
      return t('profileEditor.sections.verticals');
    case 'languages':
      return t('profileEditor.fields.languages');
    default:
      return t(key in FORM_PATHS ? `profileEditor.fields.${key as TextKey}` : 'profileEditor.title');
  }
}
