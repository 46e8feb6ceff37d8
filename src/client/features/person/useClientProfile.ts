import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import { useUpdatePersonalInfoMutation } from '../../api/accountApi';
import { type PersonalInfo, updatePersonalInfo } from '../../../shared/contract/account/personalInfo';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { isPersonName } from '../../../shared/domain/people/isPersonName';
import { useAppStore } from '../../store/store';
import { type Problems, formRefusalOf } from '../../i18n/formRefusalOf';
import { useAppForm } from '../../ui/form/useAppForm';
import { draftStorage } from './draftStorage';
import { PROFILE_TOAST_SECONDS } from './UnsavedNote';
import { useToast } from '../../ui/popups/useToast';
import { keepChosenLanguage } from '../../i18n/chosenLanguage';
import { speakLanguage } from '../../i18n/speakLanguage';

const NAMES = ['first_name', 'last_name', 'company', 'phone', 'language', 'time_zone'] as const;
export type ClientField = (typeof NAMES)[number];
export type ClientForm = Record<ClientField, string>;

export const clientProfileDraft = draftStorage(
  'clientProfileDraft',
  z.partialRecord(z.enum(NAMES), z.string()),
);

/**
 * The client's form. What is typed is kept in the browser until it is saved, and only that is kept and sent, so that
 * it undoes nothing that another window has saved.
 */
export function useClientProfile(info: PersonalInfo) {
  const { t } = useTranslation();
  const toast = useToast();
  const { storage } = useAppStore();
  const speak = useSpokenLanguage();
  const [update] = useUpdatePersonalInfoMutation();
  const [saved, setSaved] = useState(() => formOf(info));
  const [start] = useState(() => ({ ...saved, ...clientProfileDraft.read(storage, info.id) }));

  const { form, ...appForm } = useAppForm<ClientField>({
    start,
    check: (values) => problemsOf(values, t),
    send: async (values) => {
      const language = INTERFACE_LANGUAGES.find((each) => each === values.language) ?? null;
      const whole = { ...values, language, time_zone: values.time_zone || null };
      const answer = await update(only(whole, changedSince(saved, values)));
      if (answer.error) return formRefusalOf(answer.error, NAMES, t);
      const stored = formOf(answer.data);
      setSaved(stored);
      // Text typed during the save is still to be saved.
      fill(
        stored,
        NAMES.filter((name) => form.getFieldValue(name) === values[name]),
      );
      if (language && language !== saved.language) speak(language);
      toast.success({ title: t('person.updated'), seconds: PROFILE_TOAST_SECONDS });
      return undefined;
    },
  });

  const fill = (values: ClientForm, names: readonly ClientField[]) =>
    form.setFields(names.map((name) => ({ name, value: values[name], errors: [] })));
  const typed = Form.useWatch((all) => all, { form, preserve: true }) as Partial<ClientForm>;
  const values = { ...start, ...typed };
  const changed = changedSince(saved, values);
  const draft = JSON.stringify(only(values, changed));
  useEffect(() => {
    if (draft === '{}') clientProfileDraft.remove(storage);
    else clientProfileDraft.write(storage, info.id, JSON.parse(draft) as Partial<ClientForm>);
  }, [info.id, draft, storage]);

  return { ...appForm, values, isChanged: changed.length > 0, discard: () => fill(saved, NAMES) };
}

export function formOf(info: PersonalInfo): ClientForm {
  return Object.fromEntries(NAMES.map((name) => [name, info[name] ?? ''])) as ClientForm;
}

const changedSince = (saved: ClientForm, values: ClientForm) =>
  NAMES.filter((name) => values[name] !== saved[name]);

function only<Value extends Record<ClientField, unknown>>(
  values: Value,
  names: readonly ClientField[],
): Partial<Value> {
  const entries = names.map((name) => [name, values[name]] as const);
  return Object.fromEntries(entries) as Partial<Value>;
}

/** The contract's own rules, in this form's words. */
function problemsOf(values: ClientForm, t: TFunction): Problems<ClientField> {
  const rules = updatePersonalInfo.request.shape;
  const holds = (name: ClientField) => rules[name].safeParse(values[name] || null).success;
  const nameProblem = (name: ClientField) =>
    isPersonName(values[name].trim()) ? t('account.register.nameTooLong') : t('account.register.nameNotOne');
  const isGiven = (name: ClientField) => !isBlank(values[name]);
  return {
    ...(!isGiven('first_name') && { first_name: t('account.register.firstNameRequired') }),
    ...(isGiven('first_name') && !holds('first_name') && { first_name: nameProblem('first_name') }),
    ...(!isGiven('last_name') && { last_name: t('account.register.lastNameRequired') }),
    ...(isGiven('last_name') && !holds('last_name') && { last_name: nameProblem('last_name') }),
    ...(!holds('company') && { company: t('person.errors.companyTooLong') }),
    ...(!holds('phone') && { phone: t('person.errors.phone') }),
  };
}

/** Lets the product speak the language that a person has just made theirs, as the chooser in the header does. */
function useSpokenLanguage(): (language: InterfaceLanguage) => void {
  const { i18n } = useTranslation();
  const { storage } = useAppStore();
  return useCallback(
    (language) => {
      keepChosenLanguage(language, storage, document);
      void speakLanguage(i18n, language);
    },
    [i18n, storage],
  );
}
