import { useAskedTime, askedChoice } from '../../entities/asked/useAskedTime';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegisterUserMutation } from '../../api/accountApi';
import { NAME_MAX_LENGTH } from '../../../shared/contract/account/userAccount';
import { CLIENT_GROUP, type GroupId, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { isBookableZone } from '../../../shared/domain/time/timeZones';
import { isPersonName } from '../../../shared/domain/people/isPersonName';
import type { Tier } from '../../../shared/domain/booking/tiers';
import { paths } from '../../paths';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { inNameOrder } from '../../ui/form/NamePair';
import { keepMailedTo } from '../../ui/text/mailedTo';
import { readerZone } from '../../ui/time/readerZone';
import { useAppForm } from '../../ui/form/useAppForm';
import { emailProblem } from './codeProblem';
import { newPasswordProblems } from './newPasswordProblems';

const EMPTY = { first_name: '', last_name: '', email: '', password: '', confirmation: '', group_id: '' };
type Name = keyof typeof EMPTY;
const NAMES = Object.keys(EMPTY) as Name[];
const KEPT = ['first_name', 'last_name', 'email', 'group_id'] as const;

interface RegistrationWish {
  tier: Tier;
  /** chosen already by the link that led here */
  group: GroupId | undefined;
  /** the token of an invitation's link */
  invitation: string | null;
}

/** The registration's form; whoever registered goes on to the code that was mailed. */
export function useRegistration({ tier, group, invitation }: RegistrationWish) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const asked = useAskedTime();
  const [register] = useRegisterUserMutation();

  const nameProblem = (name: string, missing: string) =>
    isBlank(name)
      ? missing
      : name.trim().length > NAME_MAX_LENGTH
        ? t('account.register.nameTooLong')
        : isPersonName(name.trim())
          ? undefined
          : t('account.register.nameNotOne');

  return useAppForm<Name>({
    start: inNameOrder({ ...EMPTY, ...(group && { group_id: String(group) }) }, i18n.language),
    kept: KEPT,
    check: (form) => ({
      first_name: nameProblem(form.first_name, t('account.register.firstNameRequired')),
      last_name: nameProblem(form.last_name, t('account.register.lastNameRequired')),
      email: emailProblem(form.email, t),
      ...newPasswordProblems(form.password, form.confirmation, t),
      ...(form.group_id === '' && { group_id: t('account.register.groupRequired') }),
    }),
    send: async ({ first_name, last_name, email, password, group_id }) => {
      const group = Number(group_id) === CLIENT_GROUP ? CLIENT_GROUP : INTERPRETER_GROUP;
      const answer = await register({
        first_name,
        last_name,
        email: email.trim(),
        password,
        group_id: group,
        tier,
        ...(invitation !== null && { invitation }),
        ...askedChoice(asked),
        // the first mails already say times by the reader's own clock
        ...(isBookableZone(readerZone()) && { time_zone: readerZone() }),
      });
      if (answer.error) return formRefusalOf(answer.error, NAMES, t);
      const mailed = keepMailedTo({ email: answer.data.email, mailedAt: Date.now() });
      await navigate(paths.verify, { state: { ...state, ...mailed } });
      return undefined;
    },
  });
}
