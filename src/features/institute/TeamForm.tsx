import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import { useSaveTeamMutation } from '../../api/adminApi';
import type { Business, Team } from '../../contract/instituteTeams';
import { isBlank } from '../../domain/isBlank';
import { FormSummary } from '../../ui/FormSummary';
import { PlainChoice } from '../../ui/PlainChoice';
import { PlainField } from '../../ui/PlainField';
import { useKeptState } from '../../ui/useKeptState';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';
import { FormEnd } from './FormEnd';
import { type Member, MemberPicker } from './MemberPicker';
import { refusalBeside } from './refusalBeside';

interface TeamFormProps {
  /** null: a new one */
  team: Team | null;
  businesses: readonly Business[];
  onDone: () => void;
}

const MEMBERS = z.array(z.object({ id: z.string(), name: z.string(), photo_url: z.string().nullable() }));

/** A team's name, business and members. */
export function TeamForm({ team, businesses, onDone }: TeamFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [save] = useSaveTeamMutation();
  const place = `team ${team?.id ?? ''}`;
  const [members, setMembers] = useKeptState<readonly Member[]>({
    place: `${place}, members`,
    schema: MEMBERS,
    start: team?.members ?? [],
    forgetsWhenClosed: true,
  });
  const { field, summary, submit, isSending } = usePlainForm<'name' | 'business'>({
    start: { name: team?.name ?? '', business: team?.business_id ?? '' },
    kept: ['name', 'business'],
    place,
    forgetsWhenClosed: true,
    check: ({ name }) => ({ name: isBlank(name) ? t('institute.nameRequired') : undefined }),
    send: async ({ name, business }) => {
      const { error } = await save({
        ...(team && { id: team.id }),
        name,
        business_id: business || null,
        member_ids: members.map(({ id }) => id),
      });
      if (error) return refusalBeside(error, ['name', 'business'], { NAME_TAKEN: 'name' }, t);
      toast.success({ title: t('institute.teams.saved', { name: name.trim() }) });
      onDone();
    },
  });
  return (
    <form className="dr-institute-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <PlainField
        {...field('name')}
        label={t('institute.columns.name')}
        maxLength={120}
        autoCapitalize="sentences"
      />
      <PlainChoice
        {...field('business')}
        label={t('institute.columns.business')}
        placeholder={t('institute.teams.whole')}
        isOptional
      >
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </PlainChoice>
      <MemberPicker members={members} onChange={setMembers} />
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </form>
  );
}
