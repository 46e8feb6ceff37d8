import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import type { SessionUser } from '../../../../shared/contract/account/sessionUser';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { useAppStore } from '../../../store/store';
import { useInterpreterWords } from '../../../entities/interpreter/useInterpreterWords';
import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { fieldIdOf } from './formPaths';
import { fillFromResume } from './resume/fillFromResume';
import { formOfProfile } from './formOfProfile';
import { inFormOrder } from './inFormOrder';
import { labelOfPath } from './labelOfPath';
import { mergeForms } from './mergeForms';
import { ProfileForm } from './ProfileForm';
import { type ProfileProblems, profileProblems } from './profileProblems';
import { useProfileSaving } from './useProfileSaving';
import { z } from 'zod';
import { draftStorage } from '../draftStorage';

/** The editor's state: what is typed, what came from a résumé, what is wrong, and sending it. */
export function useProfileForm(profile: InterpreterProfile, user: SessionUser) {
  const { t, i18n } = useTranslation();
  const { vertical } = useInterpreterWords();
  const { storage } = useAppStore();
  const [kept] = useState(() => profileDraft.read(storage, user.id));
  const [base, setBase] = useState(() => kept?.base ?? formOfProfile(profile, user));
  const [form, setForm] = useState<ProfileForm>(kept?.form ?? base);
  const [marks, setMarks] = useState<readonly string[]>(kept?.marks ?? []);
  const [fileName, setFileName] = useState(kept?.fileName ?? '');
  const [before, setBefore] = useState<ProfileForm | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<ProfileProblems>({});
  const [failure, setFailure] = useState('');
  const newKeys = useRef(0);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const saving = useProfileSaving(profile);

  const problems = attempt > 0 ? { ...refused, ...profileProblems(form, t) } : {};
  const isChanged = useMemo(() => JSON.stringify(form) !== JSON.stringify(base), [base, form]);
  useEffect(() => {
    if (isChanged) profileDraft.write(storage, user.id, { form, base, marks: [...marks], fileName });
    else profileDraft.remove(storage);
  }, [base, fileName, form, isChanged, marks, storage, user.id]);

  const startAfresh = (from: ProfileForm) => {
    setForm(from);
    setMarks([]);
    setFileName('');
    setBefore(null);
    setAttempt(0);
    setRefused({});
    setFailure('');
  };
  const newKey = () => `new-${Date.now().toString(36)}-${(newKeys.current += 1)}`;

  const save = async () => {
    setAttempt((count) => count + 1);
    setRefused({});
    setFailure('');
    if (saving.isSaving || Object.keys(profileProblems(form, t)).length > 0) return;
    const outcome = await saving.save(form, base);
    if (!outcome.stored) {
      if (outcome.merged) {
        setBase(outcome.merged.base);
        setForm(outcome.merged.form);
      }
      setRefused(outcome.problems);
      setFailure(outcome.text);
      setAttempt((count) => count + 1);
      return;
    }
    setBase(outcome.stored);
    // Text typed during the save is still to be saved.
    startAfresh(mergeForms(latest.current, form, outcome.stored).form);
  };

  return {
    form,
    isChanged,
    isSaving: saving.isSaving,
    newKey,
    set: <Key extends keyof ProfileForm>(key: Key, value: ProfileForm[Key], path?: string) => {
      setForm((typed) => ({ ...typed, [key]: value }));
      if (!path) return;
      setMarks((known) => known.filter((mark) => mark !== path));
      setRefused((known) => ({ ...known, [path]: '' }));
    },
    problemAt: (path: string) => problems[path] || undefined,
    isMarked: (mark: string) => marks.includes(mark),
    save: () => void save(),
    discard: () => startAfresh(base),
    resume: {
      fileName,
      count: marks.length,
      /** resolves to how much of it was new */
      fill: (draft: ResumeDraft, name: string) => {
        const filled = fillFromResume(form, draft, new Date().getFullYear(), newKey);
        setBefore(form);
        setForm(filled.form);
        setMarks(filled.marks);
        setFileName(name);
        return filled.marks.length;
      },
      undo: before ? () => startAfresh(before) : undefined,
    },
    summary: {
      problems: inFormOrder(Object.keys(problems).filter((path) => problems[path])).map((path) => ({
        id: fieldIdOf(path),
        text: t('common.labelled', {
          label: labelOfPath(path, t, { language: (name) => languageNameIn(name, i18n.language), vertical }),
          value: problems[path] ?? '',
        }),
      })),
      failure,
      attempt,
    },
  };
}
export type ProfileEditing = ReturnType<typeof useProfileForm>;

const ProfileDraft = z.object({
  form: ProfileForm,
  /** what was stored when it was begun; what differs from it was typed */
  base: ProfileForm.optional(),
  /** what came from a résumé */
  marks: z.array(z.string()),
  /** the résumé's name */
  fileName: z.string(),
});

type ProfileDraft = z.infer<typeof ProfileDraft>;

const profileDraft = draftStorage('profileDraft', ProfileDraft);
