import { useTranslation } from '../../i18n/useTranslation';
import { useGetBusinessesQuery, useGetRolesQuery, useInviteAssociateMutation } from '../../api/adminApi';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/groups';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../domain/interfaceLanguages';
import { LANGUAGE_NAMES } from '../../i18n/languageNames';
import { FormSummary } from '../../ui/FormSummary';
import { PlainChoice } from '../../ui/PlainChoice';
import { PlainField } from '../../ui/PlainField';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';
import { FormEnd } from './FormEnd';
import { refusalBeside } from './refusalBeside';
import { useOwnRank } from './useOwnRank';
import { useRoleName } from './useRoleName';

const FIELDS = ['email', 'group_id', 'role', 'business_id', 'language'] as const;
const GROUPS = { [INTERPRETER_GROUP]: 'interpreter', [CLIENT_GROUP]: 'client' } as const;

/** Whom to invite, and as what. Roles above one's own are not offered. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const roleName = useRoleName();
  const { data: roles = [] } = useGetRolesQuery();
  const { data: businesses = [] } = useGetBusinessesQuery();
  const ownRank = useOwnRank(roles);
  const [invite] = useInviteAssociateMutation();
  const { field, summary, submit, isSending } = usePlainForm<(typeof FIELDS)[number]>({
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
  const options = (entries: readonly (readonly [value: string, label: string])[]) =>
    entries.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <form className="dr-institute-form" noValidate onSubmit={submit}>
      <p className="dr-form-hint">{t('institute.invitations.formLead')}</p>
      <FormSummary {...summary} />
      <PlainField {...field('email')} label={t('institute.columns.email')} type="email" inputMode="email" />
      <PlainChoice {...field('group_id')} label={t('institute.columns.kind')}>
        {options(
          Object.entries(GROUPS)
            .reverse()
            .map(([group, kind]) => [group, t(`institute.kinds.${kind}`)]),
        )}
      </PlainChoice>
      <PlainChoice
        {...field('role')}
        label={t('institute.columns.role')}
        placeholder={t('institute.none')}
        isOptional
      >
        {options(roles.filter(({ rank }) => rank <= ownRank).map(({ name }) => [name, roleName(name)]))}
      </PlainChoice>
      <PlainChoice
        {...field('business_id')}
        label={t('institute.columns.business')}
        placeholder={t('institute.none')}
        isOptional
      >
        {options(businesses.map(({ id, name }) => [id, name]))}
      </PlainChoice>
      <PlainChoice {...field('language')} label={t('institute.invitations.language')}>
        {options(INTERFACE_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]]))}
      </PlainChoice>
      <FormEnd label={t('institute.invitations.send')} isSending={isSending} onCancel={onDone} />
    </form>
  );
}
