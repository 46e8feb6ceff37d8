import { Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetBusinessesQuery, useGetRolesQuery, useInviteAssociateMutation } from '../../../api/adminApi';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGE_NAMES,
} from '../../../../shared/domain/text/interfaceLanguages';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { useRoleName, useOwnRank } from './useRoleName';

const FIELDS = ['email', 'group_id', 'role', 'business_id', 'language'] as const;
const GROUPS = [
  [INTERPRETER_GROUP, 'interpreter'],
  [CLIENT_GROUP, 'client'],
] as const;

/** Whom to invite, and as what. Roles above one's own are not offered. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const roleName = useRoleName();
  const { data: roles = [] } = useGetRolesQuery();
  const { data: businesses = [] } = useGetBusinessesQuery();
  const ownRank = useOwnRank(roles);
  const [invite] = useInviteAssociateMutation();
  const { props, summary, isSending } = useAppForm<(typeof FIELDS)[number]>({
    start: {
      email: '',
      group_id: String(INTERPRETER_GROUP),
      role: '',
      business_id: '',
      language: i18n.language,
    },
    kept: FIELDS,
    place: 'invitation',
    forgetsWhenClosed: true,
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email, group_id, role, business_id, language }) => {
      const { error } = await invite({
        email: email.trim(),
        group_id: group_id === String(CLIENT_GROUP) ? CLIENT_GROUP : INTERPRETER_GROUP,
        ...(role && { role }),
        ...(business_id && { business_id }),
        language: language as InterfaceLanguage,
      });
      if (error) return refusalBeside(error, FIELDS, { ALREADY_MEMBER: 'email', ROLE_ABOVE_OWN: 'role' }, t);
      toast.success({ title: t('institute.invitations.sent', { email: email.trim() }) });
      onDone();
    },
  });
  function emailProblem(email: string): string | undefined {
    if (email.trim() === '') return t('institute.invitations.emailRequired');
    return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('institute.invitations.emailInvalid');
  }
  const none = { value: '', label: t('institute.none') };
  return (
    <AppForm {...props} className="dr-institute-form">
      <p className="dr-table-quiet">{t('institute.invitations.formLead')}</p>
      <FormSummary {...summary} />
      <Form.Item name="email" label={t('institute.columns.email')}>
        <Input type="email" inputMode="email" autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="group_id" label={t('institute.columns.kind')}>
        <ChoiceInput
          options={GROUPS.map(([group, kind]) => ({
            value: String(group),
            label: t(`institute.kinds.${kind}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="role" label={t('institute.columns.role')}>
        <ChoiceInput
          isSearched
          options={[
            none,
            ...roles
              .filter(({ rank }) => rank <= ownRank)
              .map(({ name }) => ({ value: name, label: roleName(name) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="business_id" label={t('institute.columns.business')}>
        <ChoiceInput options={[none, ...businesses.map(({ id, name }) => ({ value: id, label: name }))]} />
      </Form.Item>
      <Form.Item name="language" label={t('institute.invitations.language')}>
        <ChoiceInput
          options={INTERFACE_LANGUAGES.map((language) => ({
            value: language,
            label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
          }))}
        />
      </Form.Item>
      <FormEnd label={t('institute.invitations.send')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
