import { Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { z } from 'zod';
import { useLazyGetTeamsQuery, useSaveTeamMutation } from '../../../api/adminApi';
import type { Business, Team } from '../../../../shared/contract/institute/instituteTeams';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { usePersistentState } from '../../../ui/page/usePersistentState';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { ChangedRecordNote } from '../ChangedRecordNote';
import { FormEnd } from '../FormEnd';
import { type Member, MemberPicker } from './MemberPicker';
import { refusalBeside } from '../refusalBeside';
import { chosenOver, typedOver, useSeenRecord } from '../useSeenRecord';

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
  const [read] = useLazyGetTeamsQuery();
  const { seen, place, refusalOf, noteFor } = useSeenRecord({
    start: team,
    about: `team ${team?.id ?? ''}`,
    partsOf: ({ name, business_id, members }) => ({
      name,
      business_id,
      member_ids: members.map(({ id }) => id),
    }),
    factsOf: ({ name, business, members }) => [
      { label: t('institute.columns.name'), text: name },
      { label: t('institute.columns.business'), text: business ?? t('institute.teams.whole') },
      {
        label: t('institute.columns.members'),
        text: members.map((member) => member.name).join(t('common.comma')) || t('institute.none'),
      },
    ],
    read: async () => (await read().unwrap()).find(({ id }) => id === team?.id),
  });
  const [members, setMembers] = usePersistentState<readonly Member[]>({
    place: `${place}, members`,
    schema: MEMBERS,
    start: team?.members ?? [],
    forgetsWhenClosed: true,
  });
  const { form, props, summary, isSending } = useAppForm<'name' | 'business'>({
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
        ...seen,
      });
      if (error)
        return (
          (await refusalOf(error)) ?? refusalBeside(error, ['name', 'business'], { NAME_TAKEN: 'name' }, t)
        );
      toast.success({ title: t('institute.teams.saved', { name: name.trim() }) });
      onDone();
    },
  });
  const note = noteFor((was, is) => {
    const typed = form.getFieldsValue(true) as { name: string; business: string };
    form.setFieldsValue({
      name: typedOver(typed.name, was.name, is.name),
      business: typedOver(typed.business, was.business_id ?? '', is.business_id ?? ''),
    });
    setMembers(chosenOver(members, was.members, is.members, ({ id }) => id));
    form.focusField('name');
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      {note && <ChangedRecordNote {...note} />}
      <Form.Item name="name" label={t('institute.columns.name')}>
        <Input maxLength={120} autoCapitalize="sentences" autoComplete="off" />
      </Form.Item>
      <Form.Item name="business" label={t('institute.columns.business')}>
        <ChoiceInput
          options={[
            { value: '', label: t('institute.teams.whole') },
            ...businesses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
      <MemberPicker members={members} onChange={setMembers} />
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
